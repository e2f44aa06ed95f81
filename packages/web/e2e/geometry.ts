import type { Page } from 'playwright-core';
import { de } from '../kit/layout/words/de.ts';
import { en } from '../kit/layout/words/en.ts';
import { picture } from './browser.ts';
import { LANGUAGE } from './language.ts';
import { IS_LONG } from './long.ts';
import { hurryBots, press } from './playing.ts';

/** Windows that people have: laptops with their bars, a large screen, tablets and a phone, both ways round. */
const WINDOWS = ['1366×650', '1280×720', '1536×730', '1920×1080', '1024×768', '768×1024', '844×390', '390×844'] as const;

/** The lowest laptop, and a phone: what fits there fits the others nearly always. */
const NARROW: readonly string[] = ['1366×650', '390×844'];

/** In the long form, every window is checked. */
const CHECKED = WINDOWS.filter((window) => IS_LONG || NARROW.includes(window));
export const WHERE = IS_LONG ? 'in every window' : 'on a low laptop and on a phone';

const PHONES: readonly string[] = ['844×390', '390×844'];

const sizeOf = (window: string): { width: number; height: number } => {
  const [width = 0, height = 0] = window.split('×').map(Number);
  return { width, height };
};

/**
 * What cannot be used or read on the page as it is, one line each. What lies beyond the edge of something that scrolls can be reached, unless
 * it belongs to the prompt: a question and its answers are always in the window.
 */
const faultsOn = (page: Page, mayScroll: boolean): Promise<readonly string[]> =>
  page.evaluate((isScrolled) => {
    const ACTIONABLE = 'button, a[href], input, select, summary, [role="button"], [role="slider"], [role="switch"]';
    const SLACK = 2;
    interface Style {
      readonly overflowX: string;
      readonly overflowY: string;
      readonly position: string;
      readonly display: string;
    }
    /** Every element asks for the styles of all those around it, and computing one takes its time. */
    const styles = new Map<Element, Style>();
    const styleOf = (element: Element): Style => {
      const known = styles.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, position, display } = getComputedStyle(element);
      const style = { overflowX, overflowY, position, display };
      styles.set(element, style);
      return style;
    };
    const nameOf = (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')} "${text}"`;
    };
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true }) && element.closest('[inert]') === null;
    /** The box that clips this one on an axis and can be scrolled on it, if any. */
    const scroller = (element: Element): Element | undefined => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = styleOf(box);
        const isScrolled =
          (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) ||
          (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth);
        if (isScrolled) return box;
        if (position === 'fixed') return undefined;
      }
      const root = document.scrollingElement;
      return root !== null && root.scrollHeight > root.clientHeight + 1 && styleOf(root).overflowY !== 'hidden' ? root : undefined;
    };
    const isWithin = (box: DOMRect, edge: { left: number; top: number; right: number; bottom: number }): boolean =>
      box.left >= edge.left - SLACK && box.top >= edge.top - SLACK && box.right <= edge.right + SLACK && box.bottom <= edge.bottom + SLACK;
    /** Hidden from sight, but not from screen readers. */
    const isSpoken = (box: DOMRect): boolean => box.width <= 4 && box.height <= 4;
    const isStuck = (element: Element): boolean => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) if (styleOf(box).position === 'sticky') return true;
      return false;
    };
    const view = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };

    const faults: string[] = [];
    for (const element of document.querySelectorAll(ACTIONABLE)) {
      const box = element.getBoundingClientRect();
      if (!isDrawn(element) || box.width < 2 || box.height < 2) continue;
      // What only shows with the focus on it is off the page until then.
      if (isSpoken(box) || element.matches('.skip')) continue;
      const scrolls = scroller(element);
      const isAsked = element.closest('.prompt') !== null;
      if (!isWithin(box, view)) {
        if (scrolls === undefined || (isAsked && scrolls === document.scrollingElement))
          faults.push(`outside the window: ${nameOf(element)}`);
        continue;
      }
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const top = document.elementFromPoint(x, y);
      if (top === null || top === element || element.contains(top) || top.contains(element)) continue;
      if (top.closest('label')?.contains(element) || element.closest('label')?.contains(top)) continue;
      // In a box that scrolls it can be brought out from behind a heading that sticks, or from beyond the edge.
      if (
        scrolls !== undefined &&
        scrolls !== document.scrollingElement &&
        (scrolls.contains(top) || !isWithin(box, scrolls.getBoundingClientRect()))
      )
        continue;
      // Outside of tables, what sticks to the edge of a page that scrolls can be scrolled away from.
      if (document.querySelector('.table-page') === null && scrolls === document.scrollingElement && isStuck(top)) continue;
      // A phone's page scrolls under its prompt: that will do for all but the answers, and with a hint open for them as well.
      const prompt = top.closest('.prompt');
      const isUnder = prompt !== null && styleOf(prompt).position === 'sticky' && document.documentElement.scrollHeight > view.bottom;
      if (isUnder && (isScrolled || !element.matches('.live'))) continue;
      faults.push(`covered by ${nameOf(top)}: ${nameOf(element)}`);
    }
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) faults.push(`${wide} px wider than the window`);

    for (const element of document.querySelectorAll('main *, dialog *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
      if (!hasText || !isDrawn(element)) continue;
      // The last event is one line; a press shows the whole.
      if (element.closest('.recap-last') !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 4 || box.height <= 4) continue;
      for (let clip: Element | null = element; clip !== null; clip = clip.parentElement) {
        const { overflowX, overflowY, display } = styleOf(clip);
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        if (display === 'inline' || !/hidden|clip/.test(`${overflowX} ${overflowY}`)) continue;
        const edge = clip.getBoundingClientRect();
        if (isSpoken(edge)) break;
        const isCut =
          clip === element
            ? (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + SLACK) ||
              (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + SLACK + 2)
            : !isWithin(box, edge);
        if (isCut) faults.push(`cut off: ${nameOf(element)}`);
        break;
      }
    }
    return faults;
  }, mayScroll);

/** What is wrong with the page in each of the windows, with a picture of each where pictures are taken. Restores the window afterward. */
export const misfits = async (
  page: Page,
  name: string,
  mayScroll = false,
  windows: readonly (typeof WINDOWS)[number][] = CHECKED,
): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(sizeOf(window));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    faults.push(...(await faultsOn(page, mayScroll)).map((fault) => `${name} at ${window}: ${fault}`));
    await picture(page, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${window.replace('×', 'x')}-${LANGUAGE}`);
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
};

/** From phase to phase the windows in which the hint is open alternate. */
let phases = 0;

/**
 * The same with the hint closed and open. Every pair is checked: each phase in each window, each phase closed and open, and each window closed
 * and open. The whole product is checked by `npm run pictures`. With a hint open, a phone's answers may be under the prompt, so with it
 * closed every phase is checked on both phones.
 */
export const misfitsWithHint = async (page: Page, name: string): Promise<readonly string[]> => {
  const hint = page.getByRole('button', { name: { en, de }[LANGUAGE].hint, exact: true });
  if ((await hint.count()) === 0) return misfits(page, name);
  phases += 1;
  const isAll = process.env['PICTURES'] === 'all';
  const opened = CHECKED.filter((_, index) => isAll || (index + phases) % 2 === 0);
  const closed = CHECKED.filter((window) => isAll || PHONES.includes(window) || !opened.includes(window));
  const faults = await misfits(page, name, false, closed);
  await hurryBots(page);
  await press(hint);
  await page.locator('.advice li').first().waitFor();
  return [...faults, ...(await misfits(page, `${name}, with a hint`, true, opened))];
};
