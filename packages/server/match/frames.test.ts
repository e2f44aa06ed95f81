import { GAMES } from '@swordtable/games';
import { defaultSeats, type Game, optionAt, randomBelow, randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Frame, View } from '../api/table.ts';
import { keyOf, person, played, termsFor } from '../testing/matches.ts';
import { framesOf } from './frames.ts';
import type { Match, Step } from './match.ts';
import { happenings, stepMessage, viewFor, withFrames } from './projection.ts';

const ANSWERS = 120;

/** Plays a while at random; reports the match before and after every step. */
const playSome = (game: Game, hear: (before: Match, after: Match, step: Step) => void): void => {
  const seats = Array.from({ length: defaultSeats(game) }, (_, seat) => person(seat));
  const table = played(termsFor(game.id, seats, { version: game.version }), () => game);
  for (const seat of seats.keys())
    table.does({ do: 'take', seat, key: keyOf(seat), player: { name: `Player ${seat}`, program: false, luck: `luck ${seat}` } });
  const rng = randomFrom('frames');
  for (let answers = 0; answers < ANSWERS && table.match.status === 'running'; answers++) {
    const before = table.match;
    const decisions = before.position?.decisions ?? [];
    const decision = decisions[randomBelow(rng, decisions.length)];
    if (decision === undefined) return;
    const { seat, options } = decision;
    const seq = before.asked.find((asked) => asked.seat === seat)?.seq ?? -1;
    table.does({ do: 'act', seat, key: keyOf(seat), seq, action: optionAt(options, randomBelow(rng, options.length)) });
    hear(before, table.match, table.match.recent.at(-1) as Step);
  }
};

const viewAfter = (view: View, frames: readonly Frame[]): View =>
  frames.reduce<View>((now, { changes, gone = [] }) => {
    const kept = Object.entries(now).filter(([name]) => !gone.includes(name));
    return { ...Object.fromEntries(kept), ...changes };
  }, view);

describe.each(GAMES)('$name, event by event', (game) => {
  test('the view changes with the events a watcher gets, and never after the last of them', () => {
    let [most, same] = [0, 0];
    playSome(game, (before, after, step) => {
      for (const watcher of [0, 1, undefined] satisfies Watcher[]) {
        const frames = framesOf(before, step, watcher);
        const told = happenings(after, [step], watcher)[0]?.events.length ?? 0;
        expect(frames.map(({ events }) => events)).toEqual([...new Set(frames.map(({ events }) => events))].sort((a, b) => a - b));
        expect(frames.at(-1)?.events ?? 0).toBeLessThanOrEqual(told);
        const views = [viewFor(before, watcher), viewFor(after, watcher)] as const;
        expect(Object.keys(viewAfter(views[0], frames)).sort()).toEqual(Object.keys(views[1]).sort());
        expect(withFrames(stepMessage(after, step, watcher, ...views), frames).frames?.length ?? 0).toBe(frames.length);
        most = Math.max(most, frames.length);
        same += Number(frames.length > 0);
      }
    });
    expect(most).toBeGreaterThan(1);
    expect(same).toBeGreaterThan(10);
  });
});

test('a game that can’t be viewed within a step is shown answer by answer', () => {
  const game = GAMES[0] as Game;
  let isPlaying = false;
  const shy: Game = {
    ...game,
    advance: (...given) => {
      isPlaying = true;
      const decisions = game.advance(...given);
      isPlaying = false;
      return decisions;
    },
    view: (...given) => {
      if (isPlaying) throw new Error('Not now.');
      return game.view(...given);
    },
  };
  playSome(shy, (before, _, step) => {
    expect(framesOf(before, step, 0)).toEqual([]);
    isPlaying = false;
  });
});
