// Plays two bots against each other, with two seats each deal from both sides, and says whether the first is better. See README.md.
import { parseArgs } from 'node:util';
import { type Bot, botNamed, loadLearned, playGame, wilson } from '@swordtable/bots';
import { gameNamed } from '@swordtable/games';
import type { Game, MatchOptions, Result } from '@swordtable/kernel';
import { onAllCores } from './on-all-cores.ts';
import { addingWith, knowing, readWeights, type Weights, withWeights } from './with-weights.ts';

/** Weights of what is added to estimates: undefined for the game's own, null for none. */
interface Additions {
  readonly hindsight: unknown;
  readonly foresight: unknown;
}

interface Task {
  readonly game: string;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly bots: readonly [string, string];
  /** Weights in place of the game's own, for each bot. */
  readonly weights: readonly [Weights, Weights];
  readonly additions: readonly [Additions, Additions];
  readonly seconds: number;
  /** The most games on each core. */
  readonly games: number;
  /** What the deals follow from. */
  readonly seed: string;
}

interface Told {
  /** What an equal bot would win. */
  readonly share: number;
  readonly won: number;
  /** How many milliseconds each bot took for each of its answers. */
  readonly times: readonly (readonly number[])[];
}

const got = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

/** A bot that uses weights of its own, and writes down how long it thinks. */
const contestant = async (name: string, game: Game, weights: Weights, additions: Additions, times: number[]): Promise<Bot> => {
  const learned = game.learned && withWeights(game.learned, weights);
  const hindsight = game.hindsight && addingWith(game.hindsight, additions.hindsight);
  const foresight = game.foresight && addingWith(game.foresight, additions.foresight);
  if (learned !== undefined) await loadLearned({ learned }, console.error);
  if (hindsight !== undefined && additions.hindsight !== null) await loadLearned({ hindsight }, console.error);
  if (foresight !== undefined && additions.foresight !== null) await loadLearned({ foresight }, console.error);
  const bot = knowing(got(botNamed(name, game)), {
    ...(learned === undefined ? {} : { learned }),
    ...(hindsight === undefined ? {} : { hindsight }),
    ...(foresight === undefined ? {} : { foresight }),
  });
  return {
    ...bot,
    choose: (input, rng, report) => {
      const began = performance.now();
      const action = bot.choose(input, rng, report);
      times.push(performance.now() - began);
      return action;
    },
  };
};

const work = async (
  { game: id, seats, options, bots, weights, additions, seconds, games, seed }: Task,
  worker: number,
  tell: (told: Told) => void,
): Promise<void> => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const times: [number[], number[]] = [[], []];
  const one = await contestant(bots[0], game, weights[0], additions[0], times[0]);
  const other = await contestant(bots[1], game, weights[1], additions[1], times[1]);
  const end = Date.now() + seconds * 1_000;
  for (let number = 0; 2 * number < games && Date.now() < end; number++) {
    for (const side of [0, 1]) {
      // Every worker begins with another seat, so that a duel that is cut short is fair, too.
      const at = (worker + 2 * number + side) % seats;
      const seated = Array.from({ length: seats }, (_, seat) => (seat === at ? one : other));
      const { standing } = got(playGame(game, { seats, options, seed: `${seed} ${worker} ${number}` }, seated));
      const best = standing.ranking[0] ?? [];
      tell({ share: 1 / seats, won: best.includes(at) ? 1 / best.length : 0, times });
      for (const each of times) each.length = 0;
    }
  }
};

const readTask = (): Task => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '60' },
      games: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: 'duel' },
      options: { type: 'string', default: '{}' },
      weights: { type: 'string' },
      beliefs: { type: 'string' },
      against: { type: 'string' },
      'against-beliefs': { type: 'string' },
      hindsight: { type: 'string' },
      'against-hindsight': { type: 'string' },
      foresight: { type: 'string' },
      'against-foresight': { type: 'string' },
    },
  });
  const [game = '', one = 'learned', other = 'learned'] = positionals;
  return {
    ...{
      game,
      seats: Number(values.seats),
      options: JSON.parse(values.options),
      bots: [one, other],
      seconds: Number(values.seconds),
      games: Number(values.games),
      seed: values.seed,
    },
    weights: [
      { values: readWeights(values.weights), beliefs: readWeights(values.beliefs) },
      { values: readWeights(values.against), beliefs: readWeights(values['against-beliefs']) },
    ],
    additions: [
      { hindsight: readWeights(values.hindsight), foresight: readWeights(values.foresight) },
      { hindsight: readWeights(values['against-hindsight']), foresight: readWeights(values['against-foresight']) },
    ],
  };
};

/** The average, and what 95% of the answers don't exceed. */
const timesText = (times: readonly number[]): string => {
  const mean = times.reduce((sum, each) => sum + each, 0) / Math.max(1, times.length);
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;
  return `${mean.toFixed(1)} ms per answer (p95 ${p95.toFixed(1)} ms)`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A duel may take long, so it reports now and then. */
const BETWEEN_MS = 10_000;

let [games, wins, share, said] = [0, 0, 0.5, Date.now()];
const times: readonly number[][] = [[], []];
const isDone = await onAllCores(import.meta.url, readTask, work, (told: Told) => {
  games++;
  share = told.share;
  wins += told.won;
  for (const [at, all] of times.entries()) all.push(...(told.times[at] ?? []));
  if (Date.now() - said < BETWEEN_MS) return;
  said = Date.now();
  console.error(`${games} games, ${percent(wins / games)} won so far`);
});
if (isDone) {
  const { share: won, low, high } = wilson(wins, games);
  console.log(`${percent(won)} of ${games} games won (${percent(low)} to ${percent(high)}); ${times.map(timesText).join(' against ')}.`);
  console.log(low > share ? 'The first is better.' : 'It’s not certain that the first is better.');
  process.exitCode = low > share ? 0 : 1;
}
