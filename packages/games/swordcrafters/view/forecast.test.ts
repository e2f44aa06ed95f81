import { expect, test } from 'vitest';
import type { Scores } from '../phases/scoring.ts';
import { playedGame } from '../testing/played.ts';
import { ownedBy, pointsOf, scoresAsBuilt, scoresShown, scoresWith, tallyOf } from './forecast.ts';

const steps = playedGame('forecast', 3);

test('points are what quality, length and magic add up to, and at the end what the game says', () => {
  for (const { views } of steps) {
    const [view] = views;
    if (view === undefined) continue;
    const scores = scoresShown(view);
    for (const seat of [0, 1, 2]) {
      const { quality, longest, magic, total } = tallyOf(ownedBy(scores, seat));
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
    expect(scoresWith(before, 0, action)).toEqual(scoresAsBuilt(after));
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

test('what was taken counts for length and gems immediately, for everyone, before it is added to a sword', () => {
  const crafting = steps.filter(({ views }) => views[0]?.phase === 'craft');
  expect(crafting.length).toBeGreaterThan(10);
  for (const { seq, views } of crafting) {
    const [mine, theirs] = [views[0], views[1]];
    // All that is not known yet is told when the next round begins, or the game ends.
    const after = steps.slice(seq).find((step) => step.views[0]?.phase !== 'craft')?.views[0];
    if (mine === undefined || theirs === undefined || after === undefined) throw new Error('Crafting has an end.');
    const known = (scores: Scores) => scores.map(({ length, longest, gems, magic }) => ({ length, longest, gems, magic }));
    expect(known(scoresAsBuilt(mine))).toEqual(known(scoresShown(after)));
    expect(known(scoresAsBuilt(theirs))).toEqual(known(scoresShown(after)));
  }
});

test('the quality of others is what they have shown, and the own what is built', () => {
  const crafting = steps.filter(({ views }) => {
    const own = views[0]?.smiths[0];
    return own?.bench != null && JSON.stringify(own.bench) !== JSON.stringify(own.swords);
  });
  expect(crafting.length).toBeGreaterThan(10);
  const runsIn = (scores: Scores): readonly number[] => ownedBy(scores, 0).flatMap(({ runs }) => runs);
  let differs = 0;
  for (const { views } of crafting) {
    const [mine, theirs] = [views[0], views[1]];
    if (mine === undefined || theirs === undefined) continue;
    expect(runsIn(scoresAsBuilt(theirs))).toEqual(runsIn(scoresShown(theirs)));
    if (runsIn(scoresAsBuilt(mine)).join() !== runsIn(scoresShown(mine)).join()) differs++;
  }
  expect(differs).toBeGreaterThan(0);
});

test('with two swords the own groups count for the swords that they were given to', () => {
  const dual = playedGame('two swords', 2, { dual: true });
  const assigned = dual.filter(({ views }) => views[0]?.smiths[0]?.left != null);
  expect(assigned.length).toBeGreaterThan(5);
  for (const { seq, views } of assigned) {
    const now = views[0];
    const after = dual.slice(seq).find((step) => step.views[0]?.phase !== 'craft')?.views[0];
    if (now === undefined || after === undefined) throw new Error('Crafting has an end.');
    const lengths = (scores: Scores): readonly number[] => ownedBy(scores, 0).map(({ length }) => length);
    expect(lengths(scoresAsBuilt(now))).toEqual(lengths(scoresShown(after)));
  }
});
