// Plays games between quick bots and keeps positions with what the estimate said of them and how the games ended. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bot, botInput, botNamed, loadLearned, outlookOf } from '@swordtable/bots';
import { gameNamed } from '@swordtable/games';
import {
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
import { type Lesson, openLessons, sideOf } from './lesson-file.ts';
import { onAllCores } from './on-all-cores.ts';
import { addingWith, knowing, readWeights } from './with-weights.ts';

interface Task {
  readonly game: string;
  readonly folder: string;
  readonly seconds: number;
  /** What the bots have learned from outcomes so far; null for nothing. */
  readonly weights: unknown;
  readonly seed: string;
}

interface Told {
  readonly positions: number;
}

/** How a seat plays in one game: where all work apart, it tries things out. */
interface Manner {
  readonly trying: Bot;
  /** How often it gives any answer there. */
  readonly any: number;
}

/** Bots that choose more and less strictly, and how often any answer is given. A seat draws one of each for a game. */
const TRYING = ['soft:0.3', 'soft:1', 'soft:2.5'];
const ANY = [0, 0.05, 0.12];
/** Elsewhere, the best answer by a look at each is given. */
const QUICK = 'learned';
/** The share of the positions on the way that are kept: neighbors are much alike. */
const KEPT = 0.15;

const chance = (rng: Random): number => draw(rng) / 2 ** 32;

const drawnFrom = <Item>(items: readonly Item[], rng: Random): Item => items[randomBelow(rng, items.length)] as Item;

const taughtBy = (id: string): { readonly game: Game; readonly hindsight: Learned } => {
  const game = gameNamed(id);
  if (game?.hindsight === undefined) throw new Error(`There is nothing to learn from outcomes for "${id}".`);
  return { game, hindsight: game.hindsight };
};

/** A position before it is known how the game ends: what the estimate says of it, and both sides. */
type Unfinished = Omit<Lesson[number], 'found'>;

const seenIn = (game: Game, hindsight: Learned, state: unknown): Unfinished => {
  const estimate = outlookOf(game.evaluate?.(state) ?? game.standing(state)).margins[0] as number;
  const features = newFeatures();
  const sides = [0, 1].map((seat) => {
    features.length = 0;
    hindsight.describe(state, seat, features);
    return sideOf(features);
  });
  return { estimate, visits: 1, sides };
};

/**
 * How often the position before an answer is kept. What all work out apart is complete just before it's shown. Where that takes several
 * steps, as in a draft, a share of them is kept, and always the last one. Other positions teach to trust what only looks good (docs/bots.md).
 */
const keptShare = ({ prompt }: Decision<unknown>, [next]: readonly Decision<unknown>[]): number =>
  next?.prompt.rule === prompt.rule ? KEPT : 1;

/** Plays one game; returns the positions that are kept, each a lesson of its own. */
const playOne = (game: Game, hindsight: Learned, bots: ReadonlyMap<string, Bot>, seed: string, rng: Random): readonly Lesson[] => {
  const opened = open(game, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state } = opened.value.position;
  const quick = bots.get(QUICK) as Bot;
  const manners = [0, 1].map((): Manner => ({ trying: bots.get(drawnFrom(TRYING, rng)) as Bot, any: drawnFrom(ANY, rng) }));
  const kept: Unfinished[] = [];
  for (let { decisions } = opened.value.position; decisions.length > 0; ) {
    const asked = decisions[0] as Decision<unknown>;
    const { trying, any } = manners[asked.seat] as Manner;
    const isApart = asked.prompt.sealed === 'apart';
    const options = asked.searchOptions?.() ?? asked.options;
    const action =
      isApart && chance(rng) < any
        ? optionAt(options, randomBelow(rng, options.length))
        : (isApart ? trying : quick).choose(botInput(game, state, asked), fork(rng));
    const before = isApart ? seenIn(game, hindsight, state) : undefined;
    const revealed = game.revealCount(state);
    decisions = game.advance(state, asked.seat, action);
    const isShown = game.revealCount(state) !== revealed;
    if (before !== undefined && isShown && chance(rng) < keptShare(asked, decisions)) kept.push(before);
  }
  const found = outlookOf(game.standing(state)).margins[0] as number;
  return kept.map((position) => [{ ...position, found }]);
};

const work = async (task: Task, worker: number, tell: (told: Told) => void): Promise<void> => {
  const { game, hindsight: own } = taughtBy(task.game);
  const hindsight = addingWith(own, task.weights);
  const { foresight } = game;
  if (task.weights !== null) await loadLearned({ hindsight }, console.error);
  if (foresight !== undefined) await loadLearned({ foresight }, console.error);
  const bots = new Map(
    [QUICK, ...TRYING].map((name) => {
      const found = botNamed(name, game);
      if (!found.ok) throw new Error(found.refusal.sentence);
      return [name, knowing(found.value, { hindsight })];
    }),
  );
  const rng = randomFrom(`${task.seed}, worker ${worker}`);
  const file = openLessons(task.folder, task.seed, worker);
  const end = Date.now() + task.seconds * 1_000;
  for (let number = 0; Date.now() < end; number++) {
    const lessons = playOne(game, hindsight, bots, `${task.seed} ${worker} ${number}`, rng);
    file.add(number, lessons);
    tell({ positions: lessons.length });
  }
  file.close();
};

const readTask = (): Task => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '60' }, weights: { type: 'string', default: 'none' } },
  });
  const [game = '', folder = 'training/data'] = positionals;
  const { features, size } = taughtBy(game).hindsight;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'features.json'), JSON.stringify({ features, size }));
  return { game, folder, seconds: Number(values.seconds), weights: readWeights(values.weights), seed: `${Date.now()}` };
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
