import { useEffect } from 'react';
import type { TableState } from '../../client/table.ts';
import type { TurnOf } from '../log/turn-of.ts';

/** The number of the watcher's own last answer; before the first, that of the first step. */
export const lastOwnAnswer = ({ steps, watcher }: Pick<TableState, 'steps' | 'watcher'>): number =>
  steps.findLast(({ what }) => what.kind === 'answered' && what.seat === watcher)?.seq ?? steps[0]?.seq ?? 0;

/** The spaces that changed after a step, as selectors of what is drawn for them, each once. */
export const changedSince = (
  steps: TableState['steps'],
  since: number,
  spacesOf: (event: unknown) => readonly string[],
): readonly string[] => [
  ...new Set(steps.filter(({ seq }) => seq > since).flatMap(({ events }) => events.flatMap((event) => spacesOf(event)))),
];

/** How many turns of others began after a step. */
export const turnsSince = (steps: TableState['steps'], since: number, watcher: number | null, turnOf: TurnOf<unknown>): number => {
  const seats = steps.filter(({ seq }) => seq > since).flatMap(({ events }) => events.map((event) => turnOf(event)));
  // That a turn begins, and what it begins with, may be two events.
  const begun = seats.filter((seat) => seat !== undefined);
  return begun.filter((seat, at) => seat !== null && seat !== watcher && seat !== begun[at - 1]).length;
};

/**
 * Marks spaces on the board. It is a style sheet and no attribute, so that no board has to know of it and whatever a board draws anew
 * is marked as well.
 */
export const useMarkedSpaces = (selectors: readonly string[]): void => {
  const list = selectors.join(', ');
  useEffect(() => {
    if (list === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.table-page :is(${list}) { outline: 2px dashed var(--changed); outline-offset: 2px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [list]);
};
