import { type Known, randomFrom, type Why, whyText } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { bladeOf, type ScoredBlade, type Scores, scoreBlades } from '../phases/scoring.ts';
import type { Magic } from '../pieces/pieces.ts';
import { built, newSword } from '../pieces/sword.ts';
import { swordcrafters } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { playedGame } from '../testing/played.ts';
import { names } from '../text/names.ts';
import { sayWhy } from '../text/why.ts';
import { scoresAsBuilt } from '../view/forecast.ts';
import { openView, type View, view } from '../view/view.ts';
import { explain, type Question } from './explain.ts';
import { longestBecause, magicBecause } from './points.ts';

const say = sayWhy((seat) => ({ name: ['You', 'Bodo'][seat] ?? '', isReader: seat === 0 }));
const knownOf = (seen: View, watcher: number | undefined = 0): Known<View, Event, Action> => ({ view: seen, watcher, events: [] });
const lastView = (seed: string, seats: number, options = {}): View => playedGame(seed, seats, options).at(-1)?.views[0] as View;
const explained = (seen: View, question: Question): Why => {
  const why = explain(knownOf(seen), question);
  if (why === undefined) throw new Error(`${JSON.stringify(question)} is not explained.`);
  return why;
};

const MOST: Magic = { method: 'most', gems: ['ruby'], points: [5, 3, 1] };
const bladesWith = (...rubies: readonly number[]): Scores => {
  const swordWith = (count: number) =>
    Array.from({ length: count }).reduce<ReturnType<typeof newSword>>((sword) => built(sword, 'ruby', 1), newSword(['topaz', 'topaz']));
  return scoreBlades(
    rubies.map((count, seat) => bladeOf(swordWith(count), seat)),
    [MOST],
    false,
  );
};

test('a magic card: a place of one’s own, a shared one, one without points, and a count of nothing', () => {
  const said = (all: Scores, at: number): string => say(magicBecause(MOST, all[at] as ScoredBlade, 0, all));
  expect(said(bladesWith(3, 1), 0)).toBe('Most rubies: 3, 1st place, 5 points.');
  expect(said(bladesWith(3, 3, 1), 1)).toBe(
    'Most rubies: 3, a 2-way tie. Tied swords split the points of their places, rounded down: (5 + 3) ÷ 2 = 4.',
  );
  expect(said(bladesWith(4, 3, 2, 1), 3)).toBe('Most rubies: 1, 4th place, no points.');
  expect(said(bladesWith(3, 0), 1)).toBe('Most rubies: none, so no points.');
});

test('the longest sword is alone, shared, or not this one', () => {
  const of = (all: Scores, at: number): string => say(longestBecause(all[at] as ScoredBlade, all));
  expect(of(bladesWith(3, 1), 0)).toBe('Longest sword with 3 tiles: 6 points.');
  expect(of(bladesWith(3, 3), 0)).toBe('Tied for longest sword with 3 tiles: 6 points each.');
  expect(of(bladesWith(3, 1), 1)).toBe('1 tile; the longest sword has 3, so no points for length.');
  expect(of(bladesWith(0, 0), 0)).toBe('No tiles yet.');
});

describe('the points of a whole game', () => {
  test.each([
    ['two players', 2, {}],
    ['dual wielding', 2, { dual: true }],
    ['lightweight', 2, { lightweight: true }],
    ['alone', 1, { opponents: 3 }],
  ] as const)('%s: the parts of every sum make its result', (_, seats, options) => {
    const ended = lastView('sums', seats, options);
    const all = scoresAsBuilt(ended);
    const questions: readonly Question[] = [
      ...ended.smiths.map((_smith, points) => ({ points })),
      ...ended.setting.opponents.map((_card, printed) => ({ printed })),
    ];
    const sums = questions.flatMap((question) => explained(ended, question).sums ?? []);
    expect(sums.map(({ result }) => result)).toEqual(all.map(({ points }) => points));
    for (const { parts, result } of sums) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(result);
  });

  test('each player’s points have their title and color, those of a card its smith', () => {
    const ended = lastView('alone', 1, { opponents: 1 });
    expect(say(explained(ended, { points: 0 }).title)).toBe('Your points');
    expect(explained(ended, { points: 0 }).sums?.[0]?.seat).toBe(0);
    expect(say(explained(ended, { printed: 0 }).title)).toBe(`${ended.setting.opponents[0]?.name}’s points`);
    expect(explained(ended, { printed: 0 }).sums?.[0]).not.toHaveProperty('seat');
  });
});

test('a magic card is told sword by sword, the best first', () => {
  const ended = lastView('why', 2);
  const [first, ...lines] = whyText(explained(ended, { magic: 0 }), say).sentences;
  expect(first).toBe(names.magicText(ended.setting.magic[0] as Magic));
  const [ahead] = scoresAsBuilt(ended).toSorted((a, b) => (a.magic[0]?.place ?? 0) - (b.magic[0]?.place ?? 0));
  expect(lines.map((line) => line.split(':')[0])).toEqual(ahead?.owner === 1 ? ['Bodo', 'You'] : ['You', 'Bodo']);
});

test('the scoring is explained by the watcher’s own points, other events by nothing', () => {
  const ended = lastView('why', 2);
  const events: readonly Event[] = [
    { what: 'ready', seat: 0 },
    { what: 'scored', reckoning: scoresAsBuilt(ended) },
  ];
  const known = { ...knownOf(ended, 1), events };
  expect(explain(known, { event: 1 })).toEqual(explain(known, { points: 1 }));
  expect(explain(known, { event: 0 })).toBeUndefined();
});

describe('an explanation', () => {
  const { state } = scene({
    phase: 'craft',
    swords: ['rs: rr / a / b / e', 'ea:', 'td:'],
    taken: ['rse', 'bt', 'b'],
    magic: ['most ruby 5 3 1'],
  }).play('A: e 4');

  test('is plain data', () => {
    const why = explained(view(state, 0), { points: 0 });
    expect(JSON.parse(JSON.stringify(why))).toEqual(why);
  });

  test('is made from what the watcher knows: what others build now is not in it', () => {
    for (const watcher of [0, 1, undefined]) {
      const dealt = swordcrafters.determinize(state, watcher, randomFrom('another deal'));
      for (const question of [{ points: 0 }, { points: 1 }, { magic: 0 }])
        expect(explain(knownOf(view(dealt, watcher), watcher), question)).toEqual(
          explain(knownOf(view(state, watcher), watcher), question),
        );
    }
    // The scene would show a difference: with all laid open, the own bench counts.
    expect(explain(knownOf(view(state, 1), 1), { points: 0 })).not.toEqual(explain(knownOf(openView(state), 1), { points: 0 }));
  });

  test.each([
    {},
    { points: '0' },
    { points: -1 },
    { points: 9 },
    { points: 0.5 },
    { printed: 0 },
    { magic: 7 },
    { magic: null },
    { event: 1e9 },
    { event: [0] },
    { other: 0 },
    { points: { seat: 0 } },
  ])('%j is not explained', (question) => {
    expect(explain(knownOf(view(state, 0)), question)).toBeUndefined();
  });
});
