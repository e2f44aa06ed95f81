import { type Game, playedBy, type Standing } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { type Edition, NUMBERS_1, NUMBERS_2, NUMBERS_3, OURS, tileId } from './catalog.ts';
import { learned } from './evaluation/learned.ts';
import { reasonsBy } from './evaluation/reasons.ts';
import type { Event } from './events.ts';
import { explain } from './explain/explain.ts';
import { faults } from './faults.ts';
import { winnerOf } from './phases/rounds.ts';
import { linePoints } from './phases/scoring.ts';
import { puzzlesOf } from './puzzles/puzzles.ts';
import { notationOf } from './scene/notation.ts';
import { optionsOf, refuses, setupOf } from './setup.ts';
import { clone, type State } from './state.ts';
import { taskHandlers } from './task-handlers.ts';
import { words } from './text/words.ts';
import { TERRAIN } from './tile.ts';
import { determinize } from './view/determinize.ts';
import { reshuffle } from './view/reshuffle.ts';
import { openView, redact, type View, view, viewParts } from './view/view.ts';

/** If the game stopped here, the board would count as it lies. */
const standing = (s: State): Standing => {
  if (!s.over) {
    const [red, blue] = linePoints(s);
    const points = [s.score[0] + red, s.score[1] + blue];
    return { points, ranking: ranked(points[0] as number, points[1] as number) };
  }
  const winner = winnerOf(s);
  return { points: [...s.score], ranking: winner < 0 ? [[0, 1]] : [[winner], [1 - winner]] };
};

const ranked = (red: number, blue: number): readonly (readonly number[])[] =>
  red === blue ? [[0, 1]] : red > blue ? [[0], [1]] : [[1], [0]];

/** More than any match can take: two rounds and ten tied ones, a draft and twelve turns each, and what a turn can ask. */
const ANSWERS_MAX = 5_000;

/** Grows with every tile that is shown and every random number. */
const revealCount = (s: State): number => s.shown + s.random.drawn;

const NAMES: Readonly<Record<Edition, string>> = { olympus: 'Sellswords: Olympus', asgard: 'Sellswords: Asgard' };

/** An edition's rules in one version. Versions differ in the numbers on the tiles. */
const edition = (id: Edition, version: string, numbers: readonly number[]): Game<State, Action, Event, View> => {
  const setup = setupOf({ edition: id, numbers });
  const played = playedBy(taskHandlers, (_seats, options, random, tell) => setup(options, random, tell));
  return {
    id,
    name: NAMES[id],
    version,
    seats: { min: 2, max: 2 },
    options: optionsOf(id),
    words,
    refuses: (_seats, options) => refuses(id, options),
    ...played,
    clone,
    view,
    viewParts,
    openView,
    redact,
    explain,
    pieceIn: (action) => ('tile' in action && 'cell' in action && action.tile !== TERRAIN ? tileId(action.tile) : undefined),
    reasons: reasonsBy({ clone, revealCount, ...played }),
    determinize,
    reshuffle,
    revealCount,
    active: (s) => s.active,
    standing,
    winningMargin: 16,
    learned,
    puzzles: puzzlesOf(id, { clone, ...played }),
    limit: () => ANSWERS_MAX,
    faults,
    scenes: notationOf(id, numbers, { clone, faults, ...played }),
  };
};

export const olympus = edition('olympus', '4', OURS);
export const asgard = edition('asgard', '4', OURS);

/** For matches that began with them. */
export const olympus3 = edition('olympus', '3', NUMBERS_3);
export const asgard3 = edition('asgard', '3', NUMBERS_3);
export const olympus2 = edition('olympus', '2', NUMBERS_2);
export const asgard2 = edition('asgard', '2', NUMBERS_2);
export const olympus1 = edition('olympus', '1', NUMBERS_1);
export const asgard1 = edition('asgard', '1', NUMBERS_1);
