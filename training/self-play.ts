// Plays games of a bot against itself and keeps the positions with their outcomes. See README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botInput, judgeBy, marginAfter, type Network, outlookOf, type Rules, readNetwork } from '@swordtable/bots';
import { gameNamed } from '@swordtable/games';
import {
  copyRandom,
  type Decision,
  draw,
  fork,
  type Game,
  type Learned,
  newFeatures,
  open,
  optionAt,
  type Random,
  randomBelow,
  randomFrom,
} from '@swordtable/kernel';
import { MODELS, type TrainingSetup } from './models.ts';
import { onAllCores } from './on-all-cores.ts';
import { openPositions, type Seen, seenAs } from './positions.ts';

interface Task {
  readonly model: string;
  readonly folder: string;
  readonly seconds: number;
  readonly weights: unknown;
  /** Points below the best at which an answer is chosen about a third as often. */
  readonly temperature: number;
  readonly seed: string;
}

interface Told {
  readonly positions: number;
}

/** How often any answer is given, so that bad positions are seen as well. */
const ANY = 0.08;
/** The share of a game's positions that are kept: neighbors are much alike. */
const KEPT = 0.35;

const chance = (rng: Random): number => draw(rng) / 2 ** 32;

/** An index, drawn by weights. */
const drawn = (weights: ArrayLike<number>, rng: Random): number => {
  let left = chance(rng) * Array.from(weights).reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return 0;
};

/** One of the better answers, by a look at the position after each. */
const choose = <State, Action>(
  rules: Rules<State, Action>,
  game: Game<State, Action>,
  state: State,
  asked: Decision<Action>,
  heat: number,
  rng: Random,
): Action => {
  const options = asked.searchOptions?.() ?? asked.options;
  if (options.length === 1) return optionAt(options, 0);
  if (chance(rng) < ANY) return optionAt(options, randomBelow(rng, options.length));
  const world = botInput(game, state, asked).imagine(rng);
  const decisions = game.decisions(world);
  const luck = fork(rng);
  const worths = Float64Array.from({ length: options.length }, (_, i) =>
    marginAfter(rules, game.clone(world), decisions, asked.seat, optionAt(options, i), copyRandom(luck)),
  );
  const most = worths.reduce((best, worth) => Math.max(best, worth), Number.NEGATIVE_INFINITY);
  return optionAt(
    options,
    drawn(
      worths.map((worth) => Math.exp((worth - most) / heat)),
      rng,
    ),
  );
};

const learnedBy = (id: string): { readonly game: Game; readonly learned: Learned } => {
  const game = gameNamed(id);
  if (game?.learned === undefined) throw new Error(`There is nothing to learn for "${id}".`);
  return { game, learned: game.learned };
};

const setupsOf = (model: string): readonly TrainingSetup[] => {
  const setups = MODELS[model];
  if (setups === undefined) throw new Error(`There is no model "${model}". The models are ${Object.keys(MODELS).join(', ')}.`);
  return setups;
};

const networkFor = (setups: readonly TrainingSetup[], weights: unknown): Network | undefined => {
  if (weights === undefined) return undefined;
  const network = readNetwork(weights, learnedBy(setups[0]?.game ?? '').learned);
  if (!network.ok) throw new Error(network.refusal.sentence);
  return network.value;
};

/** Plays one game; returns what was seen, and what came of it. */
const playOne = (
  { game: id, seats, options }: TrainingSetup,
  network: Network | undefined,
  { temperature }: Task,
  seed: string,
  rng: Random,
) => {
  const { game, learned } = learnedBy(id);
  const rules: Rules<unknown, unknown> = network === undefined ? game : { ...game, judge: judgeBy(learned, network) };
  const opened = open(game, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state } = opened.value.position;
  const features = newFeatures();
  const seen: Seen[] = [];
  for (let { decisions } = opened.value.position; decisions.length > 0; ) {
    for (let seat = 0; seat < seats; seat++) {
      if (chance(rng) > KEPT) continue;
      features.length = 0;
      learned.describe(state, seat, features);
      seen.push(seenAs(seat, features));
    }
    const asked = decisions[0] as Decision<unknown>;
    decisions = game.advance(state, asked.seat, choose(rules, game, state, asked, temperature, rng));
  }
  return { seen, outcome: outlookOf(game.standing(state)) };
};

const work = async (task: Task, worker: number, tell: (told: Told) => void): Promise<void> => {
  const setups = setupsOf(task.model);
  const network = networkFor(setups, task.weights);
  const rng = randomFrom(`${task.seed}, worker ${worker}`);
  const positions = openPositions(task.folder, task.seed, worker);
  const end = Date.now() + task.seconds * 1_000;
  for (let number = 0; Date.now() < end; number++) {
    const setup = setups[
      drawn(
        setups.map(({ weight }) => weight),
        rng,
      )
    ] as TrainingSetup;
    const { seen, outcome } = playOne(setup, network, task, `${task.seed} ${worker} ${number}`, rng);
    positions.add(seen, outcome);
    tell({ positions: seen.length });
  }
  positions.close();
};

const readTask = (): Task => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '60' }, weights: { type: 'string' }, temperature: { type: 'string', default: '1' } },
  });
  const [model = '', folder = 'training/data'] = positionals;
  const { features, size } = learnedBy(setupsOf(model)[0]?.game ?? '').learned;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'features.json'), JSON.stringify({ features, size }));
  return {
    ...{ model, folder, seconds: Number(values.seconds), temperature: Number(values.temperature), seed: `${Date.now()}` },
    weights: values.weights === undefined ? undefined : JSON.parse(readFileSync(values.weights, 'utf8')),
  };
};

let [games, positions] = [0, 0];
let said = Date.now();
const isDone = await onAllCores(import.meta.url, readTask, work, (told: Told) => {
  games++;
  positions += told.positions;
  if (Date.now() - said < 5_000) return;
  said = Date.now();
  console.error(`${games} games, ${positions} positions`);
});
if (isDone) console.log(`${games} games, ${positions} positions`);
