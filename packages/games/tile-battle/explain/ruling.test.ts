import { expect, test } from 'vitest';
import { olympus } from '../rules.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { rulingOf } from './ruling.ts';

const ruled = ({ state, events }: Scene) => rulingOf(olympus.view(state, 0), events);
const rulesIn = (told: Scene): readonly string[] => ruled(told).flatMap(({ why }) => why?.rules ?? []);

test('a ruling tells a battle by its numbers, then what flips', () => {
  const told = scene('red hand: hercules, zeus\nblue hand: athlete\nblue hydra 1/1/1/1  .\n*  .').place('hercules', 'e3');
  const steps = ruled(told);
  expect(steps.map(({ event }) => event.what)).toEqual(['placed', 'compared', 'flipped']);
  const [placed, compared, flipped] = steps;
  expect(placed?.why).toBeUndefined();
  expect(compared?.why?.sums?.map(({ result }) => result)).toEqual([expect.any(Number), 1]);
  expect(compared?.why?.rules).toContain('T-10');
  expect(flipped?.why).toBeUndefined();
});

test('an ability is told with its own rulings', () => {
  const told = scene('red hand: jason, zeus\nblue hand: athlete\nblue hydra 1/1/1/1  .\n*  .').place('jason', 'e3').choose('hydra');
  expect(rulesIn(told).length).toBeGreaterThan(0);
  expect(ruled(told).every(({ event }) => event.what !== 'turn')).toBe(true);
});
