import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { address } from './service.ts';

/** Everything is waited for; this only ends what hangs, on machines that may be busy. */
const PATIENCE = 240_000;

/** Where pictures go, for people: `npm run pictures` takes them, and no test needs them. */
const PICTURES = fileURLToPath(new URL('../../../screenshots/', import.meta.url));

/** The sizes at which every screen is checked. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** For tests that don't depend on the window's size: painting without a graphics card takes the most time, and grows with the area. */
const SMALL = { width: 960, height: 640 };

/** Browsers that draw an invisible window, and one without a window, which takes a quarter less of the machine. */
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

/** Keeps the browser itself off the network: there may be none. */
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--hide-scrollbars'],
];

/**
 * What nobody sees needn't be painted, and painting takes a third of a browser's time without a graphics card. The page still works: it's
 * laid out, has its colors, and can be pressed.
 */
const unpainted = (): void => {
  const veil = new CSSStyleSheet();
  veil.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [veil];
};

/** Does something that needs the page as people see it. */
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

/** One browser for all test files of a process; it ends with the process. */
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
  /** The errors on the page, in order. */
  readonly errors: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** For tests of what only a browser with a window has: notifications. */
  readonly isWindowed?: boolean;
  /** Whether answers are confirmed, as by default. Touch tests do; others play with single clicks. */
  readonly confirms?: boolean;
  /** For tests that change more than the storage: a worker, permissions, the clock. No other test gets their page. */
  readonly isAlone?: boolean;
}

/** Lets a new player play with single clicks. */
const singleClicks = (): void => {
  if (localStorage.getItem('swordtable.confirmation') === null) localStorage.setItem('swordtable.confirmation', '"never"');
};

type Desk = Pick<VisitOptions, 'confirms' | 'isWindowed'> & BrowserContextOptions;

const newPage = async ({ isWindowed = false, confirms = false, ...options }: Desk): Promise<Page> => {
  const context = await (await theBrowser(isWindowed)).newContext({
    // Caching the whole site takes time; only tests about that allow it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(unpainted);
  if (!confirms) await context.addInitScript(singleClicks);
  return context.newPage();
};

/** Pages that visitors have left, by how they were opened: starting a process for a new one takes longer than many a test. */
const leftPages = new Map<string, Page[]>();

/** Leaves a page as a new visitor finds it: at a picture of the site, with nothing stored. */
const tidy = async (page: Page): Promise<void> => {
  const context = page.context();
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(`${address}/emblem.svg`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await devtools.detach();
  await page.evaluate(() => sessionStorage.clear());
};

/** A new visitor opens a page, with their own storage. */
export const visit = async (url: string, { isAlone = false, ...wishes }: VisitOptions = {}): Promise<Visit> => {
  const { viewport = SMALL, colorScheme = 'dark', reducedMotion = 'reduce', confirms = wishes.hasTouch ?? false, ...options } = wishes;
  const desk = { ...options, confirms };
  const key = JSON.stringify(desk);
  const page = (isAlone ? undefined : leftPages.get(key)?.pop()) ?? (await newPage(desk));
  onTestFinished(async () => {
    if (page.isClosed()) return;
    // Services of a test's own end with it.
    if (isAlone || !page.url().startsWith(address)) return page.context().close();
    await tidy(page);
    leftPages.set(key, [...(leftPages.get(key) ?? []), page]);
  });
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // A preview that arrives after its question was answered is refused, and browsers log every refusal. Test windows are private ones,
    // which have no push service.
    const isExpected = url.endsWith('/preview') || message.text().includes('does not support the Push API in incognito mode');
    if (message.type() === 'error' && !isExpected) errors.push(`${message.text()} ${url}`);
  });
  await page.goto(url);
  return { page, errors };
};

/** Colors may fade from one theme or state to another; this waits for the end of that. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const gliding = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(gliding.map((each) => each.finished));
  });

/** A picture of a page, for people, in a window of a common size. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES'] !== 'all') return;
  mkdirSync(PICTURES, { recursive: true });
  const isSmall = page.viewportSize()?.width === SMALL.width;
  if (isSmall) await page.setViewportSize(SIZES.desktop);
  await settled(page);
  await asSeen(page, () => page.screenshot({ path: join(PICTURES, `${name}.png`) }));
  if (isSmall) await page.setViewportSize(SMALL);
};
