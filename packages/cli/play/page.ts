import { list } from '@swordtable/games/grammar';
import type { Decision, Watcher } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Shown, Table } from '../tables/table.ts';
import { eventLines } from './event-log.ts';
import { type Match, positionOf } from './match.ts';

/** The most event lines shown with the table; `why` and `log` show the rest. */
const NEWS_MAX = 14;

export const shownTo = (match: Match, watcher: Watcher, decision: Decision<unknown> | undefined, news: readonly unknown[]): Shown => ({
  view: match.game.view(positionOf(match).state, watcher),
  watcher,
  decision,
  news,
});

/** The table, then the events, so that the question comes last. */
export const pageOf = (match: Match, table: Table, shown: Shown, look: Look): string => {
  const told = eventLines(
    match.game,
    shown.news.filter((event) => !table.isDetail(event)),
    shown.view,
    look,
  );
  const cut = told.length > NEWS_MAX ? [look.paint.dim(`  … ${told.length - NEWS_MAX} more lines: type "log"`)] : [];
  return [table.draw(shown, look), '', ...cut, ...told.slice(-NEWS_MAX), ''].join('\n');
};

/** The question, with the player's name. */
export const questionLines = (match: Match, { seat, prompt }: Decision<unknown>, look: Look): readonly string[] => {
  const { words } = match.game;
  const asked = wrap(`${words.seat(seat)}: ${words.prompt(prompt)}`, look.width - 2, '  ');
  return asked.map((line, at) => (at === 0 ? look.paint.bold(line) : line));
};

/** The result in one sentence, for any game. */
export const endingOf = (match: Match): string => {
  const { game } = match;
  const { points, ranking } = game.standing(positionOf(match).state);
  const best = (ranking[0] ?? []).map((seat) => game.words.seat(seat));
  const score = points.map((point, seat) => `${game.words.seat(seat)} ${point}`).join(', ');
  if (best.length === 0) return `You lose: ${score}.`;
  return `${best.length > 1 ? `${list(best)} share the win` : `${best[0]} wins`}: ${score}.`;
};
