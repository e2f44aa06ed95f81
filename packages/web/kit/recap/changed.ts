import { useEffect } from 'react';
import type { TableState } from '../../client/table.ts';
import type { TurnOf } from '../log/turn-of.ts';

/** The number of the viewer's last answer, or of the first step before that. */
export const lastOwnAnswer = ({ steps, watcher }: Pick<TableState, 'steps' | 'watcher'>): number =>
  steps.findLast(({ what }) => what.kind === 'answered' && what.seat === watcher)?.seq ?? steps[0]?.seq ?? 0;

/** Selectors of the spaces that changed after a step, each once. */
export const changedSince = (
  steps: TableState['steps'],
  since: number,
  spacesOf: (event: unknown) => readonly string[],
): readonly string[] => [
  ...new Set(steps.filter(({ seq }) => seq > since).flatMap(({ events }) => events.flatMap((event) => spacesOf(event)))),
];

/** The number of other players' turns that began after a step. */
export const turnsSince = (steps: TableState['steps'], since: number, watcher: number | null, turnOf: TurnOf<unknown>): number => {
  const seats = steps.filter(({ seq }) => seq > since).flatMap(({ events }) => events.map((event) => turnOf(event)));
  // A turn may begin with two events: its start and its first action.
  const begun = seats.filter((seat) => seat !== undefined);
  return begun.filter((seat, at) => seat !== null && seat !== watcher && seat !== begun[at - 1]).length;
};

/**
 * Marks spaces on the board with a style sheet instead of attributes, so that boards don't have to know about it and redrawn elements are
 * marked too.
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
