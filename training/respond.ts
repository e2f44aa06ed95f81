// Plays a response, which is trained against one bot, against that bot, keeps what it can learn from, and says how much it wins. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bot, botInput, botNamed, type Judge, judgeBy, loadLearned, outlookOf, readNetwork, wilson } from '@swordtable/bots';
import { gameNamed } from '@swordtable/games';
import {
  draw,
  type Game,
  type Learned,
  newFeatures,
  open,
  optionAt,
  type Result,
  randomBelow,
  randomFrom,
  type Seat,
} from '@swordtable/kernel';
import { onAllCores } from './on-all-cores.ts';
import { openPositions, type Seen, seenAs } from './positions.ts';
import { newResponse } from './response.ts';
import { knowing, readWeights, type Weights, withWeights } from './with-weights.ts';

interface Task {
  readonly game: string;
  readonly bot: string;
  readonly folder: string;
  readonly seconds: number;
  /** The most deals on each core. */
  readonly deals: number;
  /** How many games the response imagines for an answer. */
  readonly iterations: number;
  /** How often the response gives any answer, so that it sees more than it would choose. */
  readonly any: number;
  /** What the response has learned, and what the bot has. */
  readonly lessons: Weights;
  readonly theirs: Weights;
  readonly seed: string;
}

interface Told {
  readonly won: number;
}

/** The share of the response's positions that are kept. */
const KEPT = 0.6;

const got = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

const learnedBy = (id: string): { readonly game: Game; readonly learned: Learned } => {
  const game = gameNamed(id);
  if (game?.learned === undefined) throw new Error(`Nothing was learned about "${id}".`);
  return { game, learned: game.learned };
};

const judgeFrom = async (learned: Learned): Promise<Judge<unknown>> => {
  const beliefs = await learned.beliefs?.();
  const network = got(readNetwork(await learned.weights(), learned));
  return judgeBy(learned, network, beliefs === undefined ? undefined : got(readNetwork(beliefs, learned)));
};

type Respond = (own: Seat) => ReturnType<typeof newResponse>;

/** Plays one game; returns what came of it, what the response saw, and what the bot would see in the real worlds and in imagined ones. */
const playOne = (game: Game, learned: Learned, bot: Bot, response: Respond, any: number, own: Seat, seed: string) => {
  const { state, decisions: first } = got(open(game, 2, {}, seed)).position;
  const answer = response(own);
  const [rng, dice] = [randomFrom(`${seed}, the response ${own}`), randomFrom(`${seed}, the bot ${own}`)];
  const chance = (): number => draw(rng) / 2 ** 32;
  const features = newFeatures();
  const seen = (from: unknown, viewer: Seat, as: Seat): Seen => {
    features.length = 0;
    learned.describe(from, viewer, features);
    return seenAs(as, features);
  };
  const [valued, believed]: [Seen[], Seen[]] = [[], []];
  for (let decisions = first; ; ) {
    const [decision] = decisions;
    if (decision === undefined) return { outcome: outlookOf(game.standing(state)), valued, believed };
    const { seat, options } = decision;
    if (chance() < KEPT) valued.push(seen(state, own, own));
    if (seat === own && chance() < KEPT) believed.push(seen(state, 1 - own, 1), seen(game.determinize(state, own, rng), 1 - own, 0));
    const action =
      seat !== own
        ? bot.choose(botInput(game, state, decision), dice)
        : chance() < any
          ? optionAt(options, randomBelow(rng, options.length))
          : answer(state, decision, rng);
    decisions = game.advance(state, seat, action);
  }
};

/** A belief is right about a real world, and wrong about an imagined one. */
const TRUTH = { margins: [0, 1], wins: [0, 1] };

const work = async (task: Task, worker: number, tell: (told: Told) => void): Promise<void> => {
  const { game, learned } = learnedBy(task.game);
  const theirs = withWeights(learned, task.theirs);
  await loadLearned({ learned: theirs }, console.error);
  const bot = knowing(got(botNamed(task.bot, game)), { learned: theirs });
  const [lessons, mind] = [await judgeFrom(withWeights(learned, task.lessons)), await judgeFrom(theirs)];
  const response: Respond = (own) => newResponse(game, own, lessons, mind, task.iterations);
  const [values, beliefs] = ['values', 'beliefs'].map((kind) => openPositions(join(task.folder, kind), task.seed, worker));
  const end = Date.now() + task.seconds * 1_000;
  for (let deal = 0; deal < task.deals && Date.now() < end; deal++)
    for (const own of [0, 1]) {
      const { outcome, valued, believed } = playOne(game, learned, bot, response, task.any, own, `${task.seed} ${worker} ${deal}`);
      values?.add(valued, outcome);
      beliefs?.add(believed, TRUTH);
      tell({ won: outcome.wins[own] as number });
    }
  values?.close();
  beliefs?.close();
};

const readTask = (): Task => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      deals: { type: 'string', default: 'Infinity' },
      iterations: { type: 'string', default: '100' },
      any: { type: 'string', default: '0' },
      values: { type: 'string' },
      beliefs: { type: 'string' },
      'bot-values': { type: 'string' },
      'bot-beliefs': { type: 'string' },
    },
  });
  const [game = 'battlefields', bot = 'learned:100', folder = 'training/data/response'] = positionals;
  const { features, size } = learnedBy(game).learned;
  for (const kind of ['values', 'beliefs']) {
    mkdirSync(join(folder, kind), { recursive: true });
    writeFileSync(join(folder, kind, 'features.json'), JSON.stringify({ features, size }));
  }
  return {
    ...{ game, bot, folder, seconds: Number(values.seconds), deals: Number(values.deals), seed: `${Date.now()}` },
    ...{ iterations: Number(values.iterations), any: Number(values.any) },
    lessons: { values: readWeights(values.values), beliefs: readWeights(values.beliefs) },
    theirs: { values: readWeights(values['bot-values']), beliefs: readWeights(values['bot-beliefs']) },
  };
};

let [games, wins] = [0, 0];
const isDone = await onAllCores(import.meta.url, readTask, work, ({ won }: Told) => {
  games++;
  wins += won;
});
if (isDone) {
  const { share, low, high } = wilson(wins, games);
  const percent = (each: number): string => `${(100 * each).toFixed(1)}%`;
  console.log(`The response wins ${percent(share)} of ${games} games (${percent(low)} to ${percent(high)}).`);
}
