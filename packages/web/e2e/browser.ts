import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterFile } from '@swordtable/server/testing/after-file';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Everything is waited for; this only ends what hangs, on machines that may be busy with others. */
const PATIENCE = 240_000;

/** Where pictures go, for people to look through: `npm run pictures` takes them, and no test needs them. */
const PICTURES = fileURLToPath(new URL('../../../screenshots/', import.meta.url));

/** Sizes at which every screen is looked at. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Where it does not matter how large the window is: painting without a graphics card is what takes the time, and it grows with the area. */
const SMALL = { width: 960, height: 640 };

/** Browsers that draw a window even where nobody sees it, and one that does not, which takes a quarter less of the machine. */
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const LIGHT = '/usr/bin/chromium-headless-shell';

/** A Chromium: the one that is named, the one that is installed, or else the one inside the package. */
const executable = async (isWindowed: boolean): Promise<string> => {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const installed = (isWindowed ? WINDOWED : [LIGHT, ...WINDOWED]).find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
};

/** Nothing of the browser's own reaches for the network: there may be none. */
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--hide-scrollbars'],
];

/**
 * What nobody looks at need not be painted, and painting takes a third of the time of a browser without a graphics card. The page is there
 * all the same: it is laid out, has its colours, and is pressed as ever.
 */
const unpainted = (): void => {
  const veil = new CSSStyleSheet();
  veil.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [veil];
};

/** Does something for which the page has to be as people see it. */
export const asSeen = async <Result>(page: Page, look: () => Promise<Result>): Promise<Result> => {
  const unveil = (isSeen: boolean): Promise<void> =>
    page.evaluate((disabled) => {
      for (const veil of document.adoptedStyleSheets) veil.disabled = disabled;
    }, isSeen);
  await unveil(true);
  const result = await look();
  await unveil(false);
  return result;
};

/** A browser is started once for all the test files of a process, and ends with it. */
const browsers = new Map<boolean, Promise<Browser>>();

const theBrowser = (isWindowed: boolean): Promise<Browser> => {
  const browser =
    browsers.get(isWindowed) ??
    executable(isWindowed).then((executablePath) => chromium.launch({ executablePath, args: QUIET, timeout: PATIENCE }));
  browsers.set(isWindowed, browser);
  return browser;
};

/** A page that fails the test when its script does. */
export interface Visit {
  readonly page: Page;
  /** What went wrong on the page, in the order it did. */
  readonly errors: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** For tests of what only a browser with a window has: notifications. */
  readonly isWindowed?: boolean;
  /** Whether answers are confirmed, as they are unless a player wants it otherwise. Fingers do; other tests play by single clicks. */
  readonly confirms?: boolean;
}

/** Lets a player who has chosen nothing yet play by single clicks. */
const singleClicks = (): void => {
  if (localStorage.getItem('swordtable.confirmation') === null) localStorage.setItem('swordtable.confirmation', '"never"');
};

/** Somebody new opens a page, with a storage of their own. */
export const visit = async (url: string, { isWindowed = false, confirms, ...options }: VisitOptions = {}): Promise<Visit> => {
  const context = await (await theBrowser(isWindowed)).newContext({
    viewport: SMALL,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    // Keeping the whole site for later takes its time; tests that are about that allow it.
    serviceWorkers: 'block',
    ...options,
  });
  afterFile(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(unpainted);
  if (!(confirms ?? options.hasTouch ?? false)) await context.addInitScript(singleClicks);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A preview that comes when its question is answered already is refused, and browsers write down every refusal.
    if (message.type() === 'error' && !message.location().url.endsWith('/preview')) errors.push(message.text());
  });
  await page.goto(url);
  return { page, errors };
};

/** Colours may glide from one theme or state to the other; whoever looks at a page waits for the end of that. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const gliding = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(gliding.map((each) => each.finished));
  });

/** A picture of a page, for people, who look at it in a window of a usual size. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES'] !== 'all') return;
  mkdirSync(PICTURES, { recursive: true });
  const isSmall = page.viewportSize()?.width === SMALL.width;
  if (isSmall) await page.setViewportSize(SIZES.desktop);
  await settled(page);
  await asSeen(page, () => page.screenshot({ path: join(PICTURES, `${name}.png`) }));
  if (isSmall) await page.setViewportSize(SMALL);
};
