import { deepEqual, optionAt, type Random, randomBelow } from '@swordtable/kernel';
import { answered } from '../match/decide.ts';
import type { Entry, Ticket } from '../match/entry.ts';
import { follow } from '../match/fold.ts';
import { copyOf, type Match } from '../match/match.ts';
import { lastStep } from '../registry/lines.ts';
import { imagined, momentsOf } from './knowledge.ts';
import type { Both } from './pair.ts';
import { type PairedMatch, type Tally, unwrap } from './paired-match.ts';

/** A match before and after a line. */
export interface Around {
  readonly before: Match;
  readonly after: Match;
}

/** The last line since a match was like this. */
export const lastLine = (since: Match, after: Match): Around => {
  let before = since;
  for (const step of after.recent)
    if (step.seq > since.seq && step.seq < after.seq) before = unwrap(follow(after.id, before, step, () => after.game));
  return { before, after };
};

/** The match after a line, in another world. */
export interface World {
  readonly match: Match;
  /**
   * Whether the watcher's own answer, the last line, has revealed something here if and only if it really has. A world has a generator of
   * its own, which no longer knows what it has decided, so a step that only chance decided may look as if nothing had.
   */
  readonly canUndo: boolean;
  /** Ends the twin's script for it. */
  end(): void;
}

/**
 * Counts a world, if it's another one at all. If even the open table looks the same, only chance differs: the order of a deck that no one
 * has seen, or what will be drawn.
 */
export const countWorld = (tally: Tally, { game }: Pick<Match, 'game'>, real: unknown, other: unknown): boolean => {
  if (deepEqual(real, other)) {
    tally.alike++;
    return false;
  }
  tally.worlds++;
  if (deepEqual(game.openView(real), game.openView(other))) tally.byChance++;
  return true;
};

export type Answered = Extract<Entry, { kind: 'answered' }>;

/** How an answer was given shows only to its own seat: by hand or, unless a bot gave it, by a standing order. */
const givenBy = ({ seats }: Match, entry: Answered, isOwn: boolean, rng: Random): Ticket | { readonly ordered: true } => {
  if (seats[entry.seat]?.bot !== undefined) return {};
  const isOrdered = isOwn ? entry.ordered === true : randomBelow(rng, 2) === 0;
  if (isOrdered) return { ordered: true };
  const id = isOwn ? entry.id : `${randomBelow(rng, 1_000)}`;
  return id === undefined ? {} : { id };
};

/** The answer in another world: the watcher's own is the same there, and another's any that is legal. */
export const answerIn = ({ plan: { watcher }, rng }: PairedMatch, { position }: Match, { seat, action }: Answered): unknown => {
  const options = position?.decisions.find((decision) => decision.seat === seat)?.options;
  return seat === watcher || options === undefined ? action : optionAt(options, randomBelow(rng, options.length));
};

/** The match after an answer, as the server itself decides it. The twin's script says which world it leads to. */
export const answeredIn = ({ plan: { watcher }, rng }: PairedMatch, before: Match, entry: Answered, action: unknown, at: number): Match =>
  unwrap(answered(before, entry.seat, action, at, givenBy(before, entry, entry.seat === watcher, rng))).match;

/** Deals worlds in which the last line of a match might have led to what the watcher has seen. */
export const dealerOf = (match: PairedMatch, [real, twin]: Both<Around>): (() => World | undefined) => {
  const { pair, plan, rng, tally } = match;
  const { game } = pair;
  const position = real.after.position;
  if (position === undefined) return () => undefined;
  const { entry, events } = lastStep(real.after);
  const previous = real.before.position;
  const moments = entry.kind === 'answered' && previous !== undefined ? momentsOf(game, previous, entry.seat, entry.action) : [];
  // Undoing one's own answer compares a world with the one before it, so both are dealt from the real match.
  const isOwn = entry.kind === 'answered' && entry.seat === plan.watcher && previous !== undefined;
  const dealt = isOwn ? imagined(game, plan.watcher, previous, [], rng).state : undefined;
  const reveals = isOwn && game.revealCount(previous.state) !== game.revealCount(position.state);
  return () => {
    const turn = imagined(game, plan.watcher, position, events, rng, moments);
    if (!countWorld(tally, { game }, position.state, turn.state)) return undefined;
    const { entry: told, at } = lastStep(twin.after);
    if (told.kind === 'answered') {
      const action = answerIn(match, twin.before, told);
      const from = twin.before.position?.state;
      const leads = pair.twin.leadsForNow(from, told.seat, action, turn);
      const is = dealt === undefined ? undefined : pair.twin.isForNow(from, dealt);
      const end = (): void => {
        leads();
        is?.();
      };
      const canUndo = dealt !== undefined && (game.revealCount(dealt) !== game.revealCount(turn.state)) === reveals;
      return { match: answeredIn(match, twin.before, told, action, at), canUndo, end };
    }
    const state = pair.twin.inWorld(twin.after.position?.state, turn.state);
    const world = { ...copyOf(twin.after), position: { state, decisions: twin.after.game.decisions(state) } };
    return { match: world, canUndo: false, end: () => {} };
  };
};
