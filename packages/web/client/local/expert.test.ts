import { olympus } from '@swordtable/games/tile-battle/rules';
import type { MatchRecord } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { loadAny } from '../testing/local.ts';
import { askExpert, type Opinion } from './expert.ts';
import { serveBots } from './serve-bots.ts';

const record = (scene: string): MatchRecord => ({
  ...{ game: 'olympus', version: olympus.version, seats: 2, options: {}, seed: 'any', scene, answers: [] },
});

const thinkers = () => {
  const { port1, port2 } = new MessageChannel();
  serveBots(port2, loadAny);
  return { port: port1, end: () => [port1, port2].map((port) => port.close()) };
};

const WINS = 'red hand: hercules\nblue hand: zeus\nblue hydra 1/1/1/1  .\n*  .';

test('the expert tells more the longer it thinks about a scene', { tags: ['long'] }, async () => {
  const told: Opinion[] = [];
  const { done } = askExpert(record(WINS), 0, (opinion) => told.push(opinion), thinkers());
  const last = await done;
  expect(told.map(({ looks }) => looks)).toEqual([1, 2, 3, 4]);
  expect(last).toEqual({ ok: true, value: told.at(-1) });
  expect(told.at(-1)?.thoughts[0]?.action).toMatchObject({ tile: expect.any(Number), cell: expect.any(Number) });
});

test('stopping keeps what was told, and a scene that can’t be played is refused', async () => {
  const told: Opinion[] = [];
  const inquiry = askExpert(
    record(WINS),
    0,
    (opinion) => {
      told.push(opinion);
      inquiry.stop();
    },
    thinkers(),
  );
  expect(await inquiry.done).toEqual({ ok: true, value: told[0] });
  expect(told).toHaveLength(1);
  const { done } = askExpert(record('red hand: hercules\nblue hydra  .  *'), 0, () => {}, thinkers());
  expect(await done).toMatchObject({ ok: false, refusal: { code: 'impossible-scene' } });
});
