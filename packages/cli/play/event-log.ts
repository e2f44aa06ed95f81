import type { Game, Watcher } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Table } from '../tables/table.ts';
import type { Match } from './match.ts';

/** The events of a match from one moment on, as a watcher may know them. */
export const eventsSince = ({ game, steps: moments }: Match, from: number, watcher: Watcher): readonly unknown[] =>
  moments.slice(from).flatMap(({ events }) => events.flatMap((event) => game.redact(event, watcher) ?? []));

export const eventLines = (game: Game, events: readonly unknown[], { width }: Look): readonly string[] =>
  events.flatMap((event) => wrap(`· ${game.words.event(event)}`, width, '  '));

/** Everything that happened. Where the game explains what happened, each line has the number to ask about it. */
export const logLines = (game: Game, events: readonly unknown[], look: Look): readonly string[] => {
  if (game.explain === undefined) return eventLines(game, events, look);
  const digits = String(events.length).length;
  return events.flatMap((event, at) =>
    wrap(`${String(at + 1).padStart(digits)} · ${game.words.event(event)}`, look.width, ' '.repeat(digits + 3)),
  );
};

/** The turn that was just played and what there is of the next one: every comparison, every reason. */
export const lastTurn = (events: readonly unknown[], table: Table): readonly unknown[] => {
  const starts = events.flatMap((event, index) => (table.startsTurn(event) ? [index] : []));
  // Right after its announcement a turn has nothing to explain yet.
  const begun = starts.at(-1);
  const from = begun !== undefined && events.length - begun > 1 ? begun : starts.at(-2);
  return events.slice(from ?? Math.max(0, events.length - 20));
};
