import type { Game, Watcher } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Table } from '../tables/table.ts';
import type { Match } from './match.ts';

/** The events of a match from a step on, as a watcher may know them. */
export const eventsSince = ({ game, steps }: Match, from: number, watcher: Watcher): readonly unknown[] =>
  steps.slice(from).flatMap(({ events }) => events.flatMap((event) => game.redact(event, watcher) ?? []));

/** Events in sentences, named as a view shows them. */
export const eventLines = (game: Game, events: readonly unknown[], view: unknown, { width }: Look): readonly string[] =>
  events.flatMap((event) => wrap(`· ${game.words.event(event, view)}`, width, '  '));

/** The whole log. If the game explains events, each line is numbered, for `why`. */
export const logLines = (game: Game, events: readonly unknown[], view: unknown, look: Look): readonly string[] => {
  if (game.explain === undefined) return eventLines(game, events, view, look);
  const digits = String(events.length).length;
  return events.flatMap((event, at) =>
    wrap(`${String(at + 1).padStart(digits)} · ${game.words.event(event, view)}`, look.width, ' '.repeat(digits + 3)),
  );
};

/** The last turn and the beginning of the next, with every comparison and reason. */
export const lastTurn = (events: readonly unknown[], table: Table): readonly unknown[] => {
  const starts = events.flatMap((event, index) => (table.startsTurn(event) ? [index] : []));
  // A turn that has just been announced has nothing to explain yet.
  const begun = starts.at(-1);
  const from = begun !== undefined && events.length - begun > 1 ? begun : starts.at(-2);
  return events.slice(from ?? Math.max(0, events.length - 20));
};
