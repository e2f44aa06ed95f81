import { describe, expect, test } from 'vitest';
import { botSkill } from './bots.ts';
import { skillsAfter } from './outcome.ts';
import { afterMatch, NEWCOMER, ratingFrom, rusted, type Skill, skillFrom } from './skill.ts';

const YEAR = 365 * 24 * 3_600_000;
const points = (skill: Skill | undefined): number => (skill === undefined ? Number.NaN : ratingFrom(skill).rating);

test('a newcomer is average and provisional, and a dozen matches against known players settle that', () => {
  expect(ratingFrom(NEWCOMER)).toEqual({ rating: 1500, deviation: 250, provisional: true });
  let [skill, matches] = [NEWCOMER, 0];
  for (; ratingFrom(skill).provisional; matches += 1)
    skill = afterMatch([skill, skillFrom(1500, 60)], matches % 2 === 0 ? [0, 1] : [1, 0])[0] ?? skill;
  expect(matches).toBeGreaterThanOrEqual(8);
  expect(matches).toBeLessThanOrEqual(16);
});

test('a skill survives the way to points and back', () => {
  expect(ratingFrom(skillFrom(1723, 88))).toEqual({ rating: 1723, deviation: 88, provisional: false });
});

test('in a match of five, everyone moves by their place, and a tie moves equals together', () => {
  const after = afterMatch(
    Array.from({ length: 5 }, () => NEWCOMER),
    [2, 0, 4, 1, 3],
  ).map(points);
  expect([1, 3, 0, 4, 2].map((seat) => after[seat])).toEqual(after.toSorted((a, b) => b - a));
  const [one, other, last] = afterMatch([NEWCOMER, NEWCOMER, NEWCOMER], [0, 0, 2]).map(points);
  expect(one).toBe(other);
  expect(last).toBeLessThan(one ?? 0);
});

test('without matches, a rating becomes uncertain again, but never more than a newcomer’s', () => {
  const settled = skillFrom(1800, 60);
  expect(ratingFrom(rusted(settled, YEAR))).toMatchObject({ rating: 1800, deviation: 116, provisional: false });
  expect(rusted(settled, 100 * YEAR)).toEqual({ mu: settled.mu, sigma: NEWCOMER.sigma });
});

describe('bots', () => {
  const GAMES = ['olympus', 'asgard', 'battlefields', 'swordcrafters', 'contracts'];
  test.each(GAMES)('of %s are rated as they were measured', (game) => {
    const [easy, medium, hard, expert] = ['easy', 'medium', 'hard', 'expert'].map((level) => ratingFrom(botSkill(game, level)));
    expect(medium).toMatchObject({ rating: 1500, deviation: 0 });
    expect(easy?.rating).toBeLessThan(1300);
    expect(hard?.rating).toBeGreaterThan(1700);
    expect(expert?.rating).toBeGreaterThan((hard?.rating ?? 0) + 100);
  });

  test('of a game that nobody measured are average', () => expect(points(botSkill('unknown', 'hard'))).toBe(1500));

  test('someone who wins and loses as often as Hard against Medium approaches Hard’s rating', () => {
    let skill = NEWCOMER;
    for (let match = 0; match < 400; match++)
      skill = afterMatch([skill, botSkill('battlefields', 'medium')], match % 7 === 0 ? [1, 0] : [0, 1])[0] ?? skill;
    expect(Math.abs(points(skill) - points(botSkill('battlefields', 'hard')))).toBeLessThan(60);
  });
});

test('a player who resigns before really playing loses in full, and the winner gains a quarter', () => {
  const answers = (count: number) => Array.from({ length: count }, () => ({ seat: 1, action: 0 }));
  const before = [NEWCOMER, NEWCOMER];
  const [winner, loser] = skillsAfter({ resigned: [1], answers: answers(5) }, before, [0, 1]).map(points);
  expect([winner, loser]).toEqual([1579, 1421]);
  expect(skillsAfter({ resigned: [1], answers: answers(4) }, before, [0, 1]).map(points)).toEqual([1520, 1421]);
});
