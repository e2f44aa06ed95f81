import { expect, test } from 'vitest';
import { playedGame } from '../../words/swordcrafters/testing/played.ts';
import { ownedBy, pointsOf, reckoningAsBuilt, reckoningShown, reckoningWith, tallyOf } from './outlook.ts';

const steps = playedGame('outlook', 3);

test('points are what quality, length and magic add up to, and at the end what the game says', () => {
  for (const { views } of steps) {
    const [view] = views;
    if (view === undefined) continue;
    const reckoning = reckoningShown(view);
    for (const seat of [0, 1, 2]) {
      const { quality, longest, magic, total } = tallyOf(ownedBy(reckoning, seat));
      expect(total).toBe(quality + longest + magic);
    }
  }
  const over = steps.flatMap(({ events }) => events).find((event) => event.what === 'over');
  const last = steps.at(-1)?.views[0];
  expect(over?.what === 'over' && over.points).toEqual(last === undefined ? undefined : pointsOf(last));
});

test('what one more tile would bring is what it brings', () => {
  let compared = 0;
  for (const [at, { views, events }] of steps.entries()) {
    const [before, after] = [steps[at - 1]?.views[0], views[0]];
    const action = events.find((event) => event.what === 'built');
    if (action?.what !== 'built' || action.seat !== 0 || before === undefined || after?.phase !== 'craft') continue;
    expect(reckoningWith(before, 0, action)).toEqual(reckoningAsBuilt(after));
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

test('what one builds counts for oneself at once, and for others not before it is shown', () => {
  const crafting = steps.filter(({ views }) => {
    const own = views[0]?.smiths[0];
    return own?.bench != null && JSON.stringify(own.bench) !== JSON.stringify(own.swords);
  });
  expect(crafting.length).toBeGreaterThan(10);
  for (const { views } of crafting) {
    const [mine, theirs] = [views[0], views[1]];
    if (mine === undefined || theirs === undefined) continue;
    const lengthIn = (reckoning: ReturnType<typeof reckoningShown>): number => ownedBy(reckoning, 0)[0]?.length ?? 0;
    expect(lengthIn(reckoningAsBuilt(mine))).toBeGreaterThan(lengthIn(reckoningShown(mine)));
    expect(lengthIn(reckoningAsBuilt(theirs))).toBe(lengthIn(reckoningShown(theirs)));
  }
});
