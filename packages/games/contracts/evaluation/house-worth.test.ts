import { describe, expect, test } from 'vitest';
import { SPOTS } from '../kingdom.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { evaluate } from './evaluate.ts';
import { houseWorth } from './house-worth.ts';

const [TAVERN, SMITH] = ['tavern', 'the-smith'].map((location) => SPOTS.findIndex((spot) => spot.location === location)) as [
  number,
  number,
];
const SHRINE = SPOTS.findIndex(({ location }) => location === 'shrine');

const withGold = (gold: number, more: readonly string[] = []): Scene =>
  scene({
    tavern: ['Kestrel Vane', 'Mother Thistle'],
    smith: ['Silence'],
    parties: [{ gold, luck: 3, fellows: ['Halvard', 'Thug', ...more] }, {}],
  });

const pointsAfter = (at: Scene, visit: number): number => evaluate(at.play(0, { visit, by: 'thug' }).state)?.points[0] ?? Number.NaN;
const worthAfter = (at: Scene, visit: number): number => houseWorth(at.play(0, { visit, by: 'thug' }).state);

describe('What is for sale', () => {
  test('draws a party with gold to the Tavern, which it would pass by for a little more elsewhere', () => {
    const rich = withGold(30);
    expect(pointsAfter(rich, TAVERN)).toBeGreaterThan(pointsAfter(rich, SHRINE));
    expect(evaluate(rich.state)?.points[0]).toBeLessThan(pointsAfter(rich, TAVERN));
    const poor = withGold(3);
    expect(pointsAfter(poor, TAVERN)).toBeLessThan(pointsAfter(poor, SHRINE));
  });

  test('is worth what the best card brings that can be paid for', () => {
    const come = withGold(30).play(0, { visit: TAVERN, by: 'thug' });
    const bought = come.fitting(0, {}).flatMap((action) => ('recruit' in action ? [come.play(0, action)] : []));
    expect(bought.length).toBeGreaterThan(0);
    const without = (evaluate(come.state)?.points[0] ?? Number.NaN) - houseWorth(come.state);
    const best = Math.max(...bought.map((at) => evaluate(at.state)?.points[0] ?? Number.NaN));
    expect(houseWorth(come.state)).toBeGreaterThan(1);
    // What happens as someone joins isn't counted.
    expect(Math.abs(houseWorth(come.state) - (best - without))).toBeLessThan(1);
    expect(worthAfter(withGold(30), SMITH)).toBeGreaterThan(0);
  });

  test('is worth nothing to those who can’t pay, to a full party, and elsewhere', () => {
    expect(worthAfter(withGold(3), TAVERN)).toBe(0);
    const many = ['Poacher', 'Buckler', 'Squire', 'Bard', 'Brawler', 'Trapper', 'Healer', 'Druid', 'Spy'];
    expect(worthAfter(withGold(30, many), TAVERN)).toBe(0);
    expect(worthAfter(withGold(30), SHRINE)).toBe(0);
  });
});
