import { type Game, playedBy, type Standing } from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Edition } from './catalog.ts';
import { learned } from './evaluation/learned.ts';
import { reasonsBy } from './evaluation/reasons.ts';
import type { Event } from './events.ts';
import { explain } from './explain/explain.ts';
import { faults } from './faults.ts';
import { winnerOf } from './phases/rounds.ts';
import { linePoints } from './phases/scoring.ts';
import { notationOf } from './scene/notation.ts';
import { optionsOf, refuses, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { taskHandlers } from './task-handlers.ts';
import { words } from './text/words.ts';
import { determinize } from './view/determinize.ts';
import { openView, redact, type View, view } from './view/view.ts';

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

const edition = (id: Edition, name: string): Game<State, Action, Event, View> => {
  const played = playedBy(taskHandlers, (_seats, options, random, tell) => setup(id, options, random, tell));
  return {
    id,
    name,
    version: '1',
    seats: { min: 2, max: 2 },
    options: optionsOf(id),
    words,
    refuses: (_seats, options) => refuses(id, options),
    ...played,
    clone,
    view,
    openView,
    redact,
    explain,
    reasons: reasonsBy({ clone, revealCount, ...played }),
    determinize,
    revealCount,
    active: (s) => s.active,
    standing,
    winningMargin: 16,
    learned,
    limit: () => ANSWERS_MAX,
    faults,
    scenes: notationOf(id, { clone, faults, ...played }),
  };
};

export const olympus = edition('olympus', 'Sellswords: Olympus');
export const asgard = edition('asgard', 'Sellswords: Asgard');
