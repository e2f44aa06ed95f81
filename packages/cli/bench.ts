import { botNamed } from '@swordtable/bots';
import { plural } from '@swordtable/games/grammar';
import type { Game } from '@swordtable/kernel';
import { gameOf, seatsOf } from './arguments.ts';
import { type AnswerTimes, answersGrid, measureAnswers } from './bench/answers.ts';
import { answerRounds, type Contestant, measureInTurn, type Result } from './bench/contestant.ts';
import { gameMeter, PARTS } from './bench/game.ts';
import { gamesGrid, kernelGrid, peersGrid, searchGrid } from './bench/report.ts';
import { writeText } from './files.ts';
import { GAMES } from './games.ts';
import { factsText, pageAt, runFacts } from './measuring/page.ts';
import { statusOn } from './measuring/status.ts';
import { cpuTicks, stealBetween } from './measuring/steal.ts';
import { peerContestants } from './peers.ts';
import { type Grid, gridLines } from './screen/grid.ts';
import { lookOf } from './screen/look.ts';
import { orStop, stop } from './stop.ts';

export interface BenchOptions {
  readonly seconds: number;
  readonly rounds: number;
  /** Uncounted, as often as it takes until the compiler has optimized the rules. */
  readonly warmUp: number;
  readonly peers?: boolean;
  /** Measures how long these bots think, in place of everything else. */
  readonly bots?: string;
  readonly json?: string;
  readonly write?: string;
  /** Measures only this part of a game, whenever it is told to; the command starts itself this way for each of them. */
  readonly measure?: string;
}

const contestantsFor = (game: Game): readonly Contestant[] => {
  const seats = game.seats.min < game.seats.max ? `, ${plural(seatsOf(game, undefined), 'seat')}` : '';
  const program = process.argv[1] ?? '';
  return PARTS.map((part) => ({ id: game.id, name: `${game.name}${seats}`, program, args: ['bench', '--measure', `${game.id} ${part}`] }));
};

/** Answers the process that measures everything. */
const answerFor = (text: string): void => {
  const [id = '', name] = text.split(' ');
  const part = PARTS.find((known) => known === name) ?? stop(`A game has no part "${name}" to measure.`);
  answerRounds(gameMeter(gameOf(id), part));
};

const PLACES = ['games', 'peers', 'kernel', 'search'] as const;
type Place = (typeof PLACES)[number];

/** All that was measured of one game. */
const together = (parts: readonly Result[]): readonly Result[] => {
  const [first] = parts;
  return first === undefined ? [] : [{ ...first, rates: Object.assign({}, ...parts.map(({ rates }) => rates)) }];
};

/** The tables by the name of their place in a page. */
const gridsOf = (results: readonly Result[], places: readonly Place[]): Readonly<Record<string, Grid>> => {
  const games = GAMES.flatMap(({ id }) => together(results.filter((result) => result.id === id)));
  const first = games[0] ?? stop('There is no game to compare with.', 1);
  const grids: Readonly<Record<Place, () => Grid>> = {
    games: () => gamesGrid(games),
    peers: () => peersGrid(first, results),
    kernel: () => kernelGrid(results),
    search: () => searchGrid(first, results),
  };
  return Object.fromEntries(places.map((place) => [place, grids[place]()]));
};

/** How long bots think, in every game. */
const benchBots = async (names: readonly string[], seconds: number, json: string | undefined): Promise<void> => {
  for (const game of GAMES) for (const name of names) orStop(botNamed(name, game));
  const status = statusOn(process.stderr);
  const all: AnswerTimes[] = [];
  for (const game of GAMES)
    for (const name of names) {
      status.say(game.name, name);
      all.push(await measureAnswers(game, name, seconds));
    }
  status.clear();
  console.log(gridLines(answersGrid(all), lookOf(process.stdout)).join('\n'));
  if (json !== undefined) writeText(json, `${JSON.stringify({ seconds, answers: all }, undefined, 2)}\n`);
};

/** Measures the speed of the rules on one core and, with `peers`, of a similar game on other engines. */
export const bench = async ({ seconds, rounds, warmUp, peers = false, bots, json, write, measure: only }: BenchOptions): Promise<void> => {
  if (only !== undefined) return answerFor(only);
  if (bots !== undefined) return benchBots(bots.split(','), seconds, json);
  const places = peers ? PLACES : PLACES.slice(0, 1);
  const writePage = write === undefined ? undefined : pageAt(write, places);
  const contestants = [...GAMES.flatMap(contestantsFor), ...(peers ? peerContestants() : [])];
  const status = statusOn(process.stderr);
  const before = cpuTicks();
  const plan = { seconds, rounds, warmUp, say: status.say };
  const results = await measureInTurn(contestants, plan).finally(status.clear);
  const facts = runFacts(rounds, stealBetween(before, cpuTicks()));
  const grids = gridsOf(results, places);
  const look = lookOf(process.stdout);
  for (const grid of Object.values(grids)) console.log(`${gridLines(grid, look).join('\n')}\n`);
  const sentence = factsText(facts, `bench --seconds ${seconds} --rounds ${rounds}${peers ? ' --peers' : ''}`);
  console.log(sentence);
  writePage?.(grids, sentence);
  if (json !== undefined) writeText(json, `${JSON.stringify({ ...facts, seconds, contestants: results }, undefined, 2)}\n`);
};
