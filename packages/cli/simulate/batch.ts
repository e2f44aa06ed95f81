import type { Bot } from '@swordtable/bots';
import { botNamed, exact, playGame } from '@swordtable/bots';
import {
  type Answer,
  type BrokenLaw,
  type Game,
  type MatchOptions,
  type MatchRecord,
  playLawfully,
  randomBelow,
  randomFrom,
} from '@swordtable/kernel';
import { gameNamed } from '../games.ts';
import { orStop, stop } from '../stop.ts';
import type { Tally } from './collector.ts';
import { collectorOf } from './collectors.ts';
import { countGame } from './results.ts';

/** Some of the games to simulate, as sent to a worker. */
export interface Batch {
  readonly game: string;
  readonly options: MatchOptions;
  /** The bots by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** The laws are checked at one step in this many, or not at all; only in random games. */
  readonly laws: number | false;
}

/** A law that did not hold, and the match that shows it. */
export interface LawViolation {
  readonly law: string;
  readonly sentence: string;
  readonly record: MatchRecord;
}

export interface BatchResult {
  readonly tally: Tally;
  readonly broken: readonly LawViolation[];
}

export const playBatch = (batch: Batch): BatchResult => {
  const game = gameNamed(batch.game) ?? stop(`There is no game "${batch.game}".`);
  const bots = batch.bots.map((name) => orStop(botNamed(name, game)));
  const tally: Record<string, number> = {};
  const broken: LawViolation[] = [];
  for (let number = batch.from; number < batch.to; number++) {
    const deal = { seats: bots.length, options: batch.options, seed: `${batch.seed} ${number}` };
    const played = answersOf(game, deal, bots, batch.laws);
    const record: MatchRecord = { game: game.id, version: game.version, ...deal, answers: played.answers };
    if ('law' in played) broken.push({ law: played.law, sentence: played.sentence, record });
    else observe(game, record, tally);
  }
  return { tally, broken };
};

type Deal = { readonly seats: number; readonly options: MatchOptions; readonly seed: string };

const answersOf = (
  game: Game,
  deal: Deal,
  bots: readonly Bot[],
  laws: Batch['laws'],
): { readonly answers: readonly Answer[] } | BrokenLaw => {
  if (laws !== false) {
    const rng = randomFrom(`${deal.seed}, the dice`);
    return playLawfully(game, { ...deal, choose: (count) => randomBelow(rng, count), oneIn: laws });
  }
  const answers: Answer[] = [];
  try {
    const outcome = playGame(game, deal, bots, (answer) => answers.push(answer));
    return outcome.ok ? outcome.value.record : { law: 'setup', sentence: outcome.refusal.sentence, answers };
  } catch (error) {
    return { law: 'throws', sentence: error instanceof Error ? (error.stack ?? error.message) : String(error), answers };
  }
};

/** Plays the answers once more, now with somebody listening: what is played is the same whether or not anybody does. */
const observe = (game: Game, { seats, options, seed, answers }: MatchRecord, tally: Record<string, number>): void => {
  const count = (name: string, amount = 1): void => {
    tally[name] = (tally[name] ?? 0) + exact(amount);
  };
  const told: unknown[] = [];
  const state = game.setup(seats, options, randomFrom(seed), (event) => told.push(event));
  const watch = collectorOf(game.id).watch(count, state, () => game.standing(state));
  for (const event of told) watch.hear(event);
  for (const { seat, action } of answers) game.advance(state, seat, action, watch.hear);
  const standing = game.standing(state);
  watch.end(standing);
  countGame(count, standing, answers.length);
};
