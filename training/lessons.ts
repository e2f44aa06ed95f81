// Plays games between quick bots and keeps what a search finds about the answers to some of the questions. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bot, botInput, botNamed, marginAfter, type RatedAction, search } from '@swordtable/bots';
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
  type Random,
  randomFrom,
} from '@swordtable/kernel';
import { type Lesson, openLessons, sideOf } from './lesson-file.ts';
import { onAllCores } from './on-all-cores.ts';

interface Task {
  readonly game: string;
  readonly folder: string;
  readonly seconds: number;
  readonly iterations: number;
  /** How many of the questions are searched, from 0 to 1. */
  readonly often: number;
  readonly seed: string;
}

interface Told {
  readonly lessons: number;
}

type Thoughts = readonly RatedAction<unknown>[];

/** Bots of different strength, so that lessons are about good and bad positions. What was learned before isn't loaded. */
const QUICK = ['easy', 'greedy', 'soft:1.5'];
/** How often the answer that the search prefers is given; otherwise one that it tried. */
const BEST = 0.7;

const chance = (rng: Random): number => draw(rng) / 2 ** 32;

const taughtBy = (id: string): { readonly game: Game; readonly foresight: Learned } => {
  const game = gameNamed(id);
  if (game?.foresight === undefined) throw new Error(`There is nothing to learn of answers for "${id}".`);
  return { game, foresight: game.foresight };
};

const quickBot = (name: string, game: Game): Bot => {
  const found = botNamed(name, game);
  if (!found.ok) throw new Error(found.refusal.sentence);
  return found.value;
};

/** What a search found about the answers that it tried, from the position after each, in the same imagined world. */
const lessonIn = ({ game: id }: Task, state: unknown, asked: Decision<unknown>, thoughts: Thoughts, rng: Random): Lesson => {
  const { game, foresight } = taughtBy(id);
  const world = botInput(game, state, asked).imagine(rng);
  const decisions = game.decisions(world);
  const luck = fork(rng);
  const features = newFeatures();
  return thoughts
    .filter(({ visits }) => visits > 0)
    .map(({ action, margin: found, visits }) => {
      const after = game.clone(world);
      const estimate = marginAfter(game, after, decisions, asked.seat, action, copyRandom(luck));
      const sides = [asked.seat, 1 - asked.seat].map((seat) => {
        features.length = 0;
        foresight.describe(after, seat, features);
        return sideOf(features);
      });
      return { estimate, found, visits, sides };
    });
};

const givenOf = (thoughts: Thoughts, rng: Random): unknown => {
  let left = chance(rng) < BEST ? 0 : chance(rng) * thoughts.reduce((sum, { visits }) => sum + visits, 0);
  return thoughts.find(({ visits }) => {
    left -= visits;
    return left < 0;
  })?.action;
};

/** Plays one game; returns its lessons. */
const playOne = (task: Task, seed: string, quick: Bot, rng: Random): readonly Lesson[] => {
  const { game } = taughtBy(task.game);
  const searching = search({ iterations: task.iterations });
  const opened = open(game, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state } = opened.value.position;
  const lessons: Lesson[] = [];
  for (let { decisions } = opened.value.position; decisions.length > 0; ) {
    const asked = decisions[0] as Decision<unknown>;
    const input = botInput(game, state, asked);
    const isChoice = (asked.searchOptions?.() ?? asked.options).length > 1 && asked.shares === undefined;
    let thoughts: Thoughts = [];
    if (isChoice && chance(rng) < task.often)
      searching.choose(input, rng, (all) => {
        thoughts = all;
      });
    if (thoughts.length > 0) lessons.push(lessonIn(task, state, asked, thoughts, rng));
    decisions = game.advance(state, asked.seat, givenOf(thoughts, rng) ?? quick.choose(input, fork(rng)));
  }
  return lessons.filter(({ length }) => length > 1);
};

const work = async (task: Task, worker: number, tell: (told: Told) => void): Promise<void> => {
  const { game } = taughtBy(task.game);
  const quick = QUICK.map((name) => quickBot(name, game));
  const rng = randomFrom(`${task.seed}, worker ${worker}`);
  const file = openLessons(task.folder, task.seed, worker);
  const end = Date.now() + task.seconds * 1_000;
  for (let number = 0; Date.now() < end; number++) {
    const lessons = playOne(task, `${task.seed} ${worker} ${number}`, quick[number % quick.length] as Bot, rng);
    file.add(number, lessons);
    tell({ lessons: lessons.length });
  }
  file.close();
};

const readTask = (): Task => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      iterations: { type: 'string', default: '120' },
      often: { type: 'string', default: '0.3' },
    },
  });
  const [game = '', folder = 'training/data'] = positionals;
  const { features, size } = taughtBy(game).foresight;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'features.json'), JSON.stringify({ features, size }));
  const [seconds, iterations, often] = [Number(values.seconds), Number(values.iterations), Number(values.often)];
  return { game, folder, seconds, iterations, often, seed: `${Date.now()}` };
};

let [games, lessons] = [0, 0];
let said = Date.now();
const isDone = await onAllCores(import.meta.url, readTask, work, (told: Told) => {
  games++;
  lessons += told.lessons;
  if (Date.now() - said < 5_000) return;
  said = Date.now();
  console.error(`${games} games, ${lessons} lessons`);
});
if (isDone) console.log(`${games} games, ${lessons} lessons`);
