import type { Page } from 'playwright-core';
import { untilAsked } from './playing.ts';
import { figuresOf, MARKS, type TraceEvent, type TraceFigures } from './trace-figures.ts';

const CONFIRM = '.prompt .confirm:not([aria-disabled="true"])';
const card = (facet: string): string => `.cover[data-facet="${facet}"][aria-disabled="false"]`;
const TILES = [
  CONFIRM,
  '.draft .cover.live',
  '.table-page:has(.cell.open.live) .mine:not(:has(.cover[aria-pressed="true"])) .cover.live',
  '.cell.open.live',
  '.cell.live',
  '.hand .cover.live',
  '.prompt .btn.word',
];

/** What a player presses in each game: something of the first kind that is on the page. */
const PRESSES: Readonly<Record<string, readonly string[]>> = {
  olympus: TILES,
  asgard: TILES,
  battlefields: [
    CONFIRM,
    card('take'),
    card('discard'),
    card('shed'),
    `.table-page:not(:has(.cover[data-facet="warrior"][aria-pressed="true"])) ${card('warrior')}`,
    '.place-spot[data-part="mine"][aria-disabled="false"]',
    '.prompt .btn.word',
  ],
  swordcrafters: [
    CONFIRM,
    '.cut-line',
    '.group-spot[aria-disabled="false"]',
    '.prompt .btn.word',
    '.table-page:not(:has(.tray-tile[data-held])) .tray-tile:not([disabled])',
    '.one-side[data-open]',
  ],
  contracts: [
    '.round-result .btn',
    CONFIRM,
    '.leader-card .btn',
    '.hand-acts button',
    '.table-page:not(:has(.pack-card[aria-pressed="true"])) .pack-card',
    '.ask-payment',
    '.ask-group',
    '.contract[data-open]',
    '.quest[data-open]',
    '.sale[data-open]',
    '.ask-worded .lamp',
    '.table-page:not(:has(.place[data-named], .house-ring[data-named])) :is(.place[data-open], .house-ring[data-open])',
    '.companion[data-stance="open"] .companion-face',
    '.ask-worded .btn:last-child',
    '.pay-ask .btn:last-child',
  ],
};

/** The games that can be traced. */
export const TRACED_GAMES = Object.keys(PRESSES);

/** Tasks with their processor time, frames with the time when they are on the screen, and our marks. */
const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Marks in the trace what is pressed, and each frame that shows a change. */
const markChanges = (names: typeof MARKS): void => {
  const asked = (): string | undefined => document.querySelector<HTMLElement>('.table-page')?.dataset['asked'];
  let [pressedAt, isWaiting] = [asked(), false];
  const stir = (): void => {
    document.documentElement.dataset['changed'] = String(performance.now());
  };
  const change = (): void => {
    stir();
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      performance.mark(asked() === pressedAt ? names.shown : names.answered);
    });
  };
  const press = ({ timeStamp }: Event): void => {
    pressedAt = asked();
    // What it does may take a moment, and until then nothing has come to rest.
    stir();
    performance.mark(names.press, { startTime: timeStamp });
  };
  window.addEventListener('click', press, true);
  new MutationObserver(change).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  change();
};

/** Waits until nothing on the page has changed for a while: what a press does has been done. */
const stillness = async (page: Page): Promise<void> => {
  const QUIET_MS = 200;
  const isQuiet = (quiet: number): boolean => performance.now() - Number(document.documentElement.dataset['changed']) > quiet;
  await page.waitForFunction(isQuiet, QUIET_MS, { polling: QUIET_MS / 4 });
};

const askedOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-page')?.dataset['asked']);

/** Where to press: in the middle of something of the first kind that is there, and of another one with each turn. */
const spotOn = async (page: Page, selectors: readonly string[], turn: number): Promise<{ readonly x: number; readonly y: number }> => {
  const spot = await page.waitForFunction(
    ([kinds, number]) => {
      const found = kinds.map((kind) => [...document.querySelectorAll(kind)]).find(({ length }) => length > 0) ?? [];
      const target = found[number % found.length];
      target?.scrollIntoView({ block: 'nearest' });
      const box = target?.getBoundingClientRect();
      return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selectors, turn] as const,
    { polling: 50 },
  );
  return (await spot.jsonValue()) as { readonly x: number; readonly y: number };
};

/** Presses one thing, as a player does: the pointer goes there, rests, and presses. Says whether that gave an answer. */
const pressOnce = async (page: Page, selectors: readonly string[], turn: number): Promise<boolean> => {
  await stillness(page);
  const { x, y } = await spotOn(page, selectors, turn);
  await page.mouse.move(x, y);
  await stillness(page);
  const before = await askedOn(page);
  await page.mouse.click(x, y);
  await stillness(page);
  await page.evaluate((done) => void performance.mark(done), MARKS.done);
  return (await askedOn(page)) !== before;
};

/** After this many presses for one answer, others are tried; after some more, there's something wrong. */
const [ENOUGH_PRESSES, MOST_PRESSES] = [6, 60];

/** Waits until the frames that were handed over are on the screen. */
const shown = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });

/** Plays until a number of answers are given, or the match is over. */
const play = async (page: Page, selectors: readonly string[], answers: number): Promise<void> => {
  for (let given = 0; given < answers && (await untilAsked(page)); given++) {
    // The same thing again, because a second press often confirms the first.
    for (let presses = 0; !(await pressOnce(page, selectors, given + Math.floor(presses / ENOUGH_PRESSES))); presses++)
      if (presses > MOST_PRESSES) throw new Error('Nothing on the page gives an answer.');
  }
  await shown(page);
};

/** Plays against the bot on a page until a number of answers are given or the match is over, and measures each press. */
export const tracePlay = async (page: Page, game: string, answers: number): Promise<TraceFigures> => {
  const browser = page.context().browser();
  const selectors = PRESSES[game];
  if (browser === null || selectors === undefined) throw new Error(`"${game}" can’t be traced here.`);
  await untilAsked(page);
  await page.evaluate(markChanges, MARKS);
  await browser.startTracing(page, { categories: CATEGORIES });
  // What went wrong while playing matters more than the trace, and nothing else can be traced until this is over.
  const recorded = await play(page, selectors, answers).then(
    () => browser.stopTracing(),
    async (trouble: unknown) => {
      await browser.stopTracing();
      throw trouble;
    },
  );
  const trace: unknown = JSON.parse(recorded.toString('utf8'));
  // It is what Chromium writes.
  return figuresOf((trace as { readonly traceEvents: readonly TraceEvent[] }).traceEvents);
};
