import type { Event } from '@swordtable/games/tile-battle/events';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { scene } from '@swordtable/games/tile-battle/scene/scene';
import { open, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { marksIn } from '../../../kit/replay/marks.ts';
import type { Happening } from '../typed.ts';
import { roundsIn } from './score.ts';
import { markIn, turnIn } from './turns.ts';

test('a turn lasts until its ability and its battle are done', () => {
  const placing = scene('red hand: jason\nblue hand: ajax\nblue hydra  .\n*  .');
  expect(turnIn(olympus.view(placing.state, 0))).toEqual({ turn: 1, all: 2 });
  const selection = placing.place('jason', 'e3');
  expect(selection.asks).toMatch(/jason/);
  expect(turnIn(olympus.view(selection.state, 0))).toEqual({ turn: 1, all: 2 });
  expect(turnIn(olympus.view(selection.pass().state, 0))).toEqual({ turn: 2, all: 2 });
});

test.each([
  { game: olympus, seed: 'a' },
  { game: olympus, seed: 'b' },
  { game: asgard, seed: 'a' },
  { game: asgard, seed: 'b' },
])('the turns that a replay names are those of the heading ($game.id, $seed)', ({ game, seed }) => {
  const opened = open(game, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const random = randomFrom(seed);
  const happened: Happening[] = [];
  const views: ReturnType<typeof game.view>[] = [];
  let { position, events } = opened.value;
  for (let seq = 0; ; seq++) {
    happened.push({ seq, at: 0, what: { kind: 'answered', seat: 0 }, events });
    views.push(game.view(position.state, undefined));
    const [decision] = position.decisions;
    if (decision === undefined) break;
    const options = [...decision.options];
    const played = submit(game, position, decision.seat, options[randomBelow(random, options.length)]);
    if (!played.ok) throw new Error(played.refusal.sentence);
    ({ position, events } = played.value);
  }
  const marks = marksIn(happened, ({ events: told }) => markIn(told as readonly Event[]));
  const turns = marks.filter(({ kind }) => kind === 'turn');
  expect(turns.length).toBeGreaterThan(10);
  for (const { step, number } of turns) expect([step, turnIn(views[step] as (typeof views)[0]).turn]).toEqual([step, number]);
  for (const { step, number } of marks.filter(({ kind }) => kind === 'round')) expect(views[step]?.round).toBe(number);
  // What the rounds brought is all that there is at the end.
  const [all, last] = [happened.flatMap((step) => step.events), views.at(-1) as (typeof views)[0]];
  expect(roundsIn(last, all, 0)).toHaveLength(last.round);
  expect(roundsIn(last, all.slice(-3), 0)).toEqual([]);
});
