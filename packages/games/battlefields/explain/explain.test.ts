import { randomFrom, sayWith, type WhyQuestion, type WhyText, whyText } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, WARRIORS } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { PLACES } from '../places.ts';
import { playedGame } from '../testing/played.ts';
import { down, hidden, up, viewWith } from '../testing/views.ts';
import { names as texts } from '../text/names.ts';
import { nameThing } from '../text/terms.ts';
import { whyWords as en, HIDDEN } from '../text/why.ts';
import { determinize } from '../view/determinize.ts';
import { type View, view as viewOf } from '../view/view.ts';
import { answerTo, explain } from './explain.ts';
import type { NotOffered, Question } from './question.ts';

const YOU = { name: 'Anna', isReader: true };
const BODO = { name: 'Bodo', isReader: false };
const NONE = { hand: [], buried: [], actions: [], pile: [], shed: [] } as const;

const say = sayWith(
  en,
  nameThing(texts, HIDDEN, (seat) => (seat === 0 ? YOU : BODO)),
);

/** An explanation in English, as the player of seat 0 reads it. */
const told = (view: View, question: Question): WhyText => {
  const why = answerTo(view, [], question);
  if (why === undefined) throw new Error('Nothing is explained.');
  return whyText(why, say);
};

describe('who wins a place', () => {
  const at = (stacks: Parameters<typeof viewWith>[0]['places']) => told(viewWith({ places: stacks ?? [] }), { place: 0 });

  test('by its type, with the ruling that says so', () => {
    const why = at([{ stacks: [[up('cavalry')], [up('swordsmen')]] }]);
    expect(why.title).toBe('Who wins Nemea?');
    expect(why.sentences[0]).toBe('You win this pair: Cavalry beat Swordsmen.');
    expect(why.rules).toContain('B-1');
  });

  test('by Flank whatever the pair, and by Elite only in a tie', () => {
    const stacks = [[up('spearmen')], [up('archers')]];
    expect(at([{ stacks, lying: ['flank', null] }]).sentences[0]).toBe(en.flank(YOU));
    expect(at([{ stacks, lying: ['elite', null] }]).sentences[0]).toBe(en.type(BODO, 'Archers', 'Spearmen'));
    const tied = [[up('spearmen')], [up('spearmen')]];
    expect(at([{ stacks: tied, lying: ['elite', null] }])).toMatchObject({ rules: expect.arrayContaining(['B-11']) });
    expect(at([{ stacks: tied, lying: [null, 'elite'] }]).sentences[0]).toBe(en.elite(BODO));
    expect(at([{ stacks: tied }]).sentences[0]).toBe(en.tie('Spearmen'));
  });

  test('is open while the other topmost warrior lies face down, and is never guessed', () => {
    const why = at([{ stacks: [[up('cavalry')], [hidden]], lying: [null, 'elite'] }]);
    expect(why.sentences.slice(0, 2)).toEqual([en.topDown(BODO), en.eliteWaits(BODO)]);
    expect(why.rules).toContain('B-20');
  });

  test('is known to the owner of a face-down card alone', () => {
    const why = at([{ stacks: [[down('cavalry')], [up('swordsmen')]] }]);
    expect(why.sentences).toEqual(expect.arrayContaining([en.asYouKnow, en.topDown(YOU)]));
  });

  test('is the only side there, or nobody; and what lies below goes along', () => {
    expect(at([{ stacks: [[], [hidden]] }])).toMatchObject({ rules: ['B-13', 'B-17'] });
    expect(at([{ stacks: [[], [hidden]] }]).sentences[0]).toBe(en.oneSide(BODO));
    const empty = at([{ stacks: [[], []], lands: [11, 2] }]);
    expect(empty.sentences.slice(0, 2)).toEqual([en.nobodyHere, en.landsBelow('Sparta')]);
    expect(empty.sentences.at(-1)).toBe(`Woodland, green. ${texts.landText({ colour: 'green', value: CARDS.lands[2]?.value ?? 0 })}`);
    expect(empty.rules).toContain('B-4');
  });
});

test('a stack is told from its top, and what is hidden is not named', () => {
  const view = viewWith({
    places: [
      {
        stacks: [
          [down('archers'), up('cavalry')],
          [up('archers'), hidden],
        ],
        lying: ['flank', null],
      },
    ],
  });
  expect(told(view, { stack: 0, seat: 0 }).sentences).toEqual(
    expect.arrayContaining(['On top: Cavalry, face up.', 'Below, from the top: Archers.', en.lying(YOU, 'Flank')]),
  );
  const theirs = told(view, { stack: 0, seat: 1 }).sentences;
  expect(theirs[0]).toBe('On top: a face-down warrior.');
  expect(theirs).toContain(en.hiddenFrom(BODO));
});

test('points are what lands, sets and Ares add up to', () => {
  // Elis 2, Argolis 2, Marathon 3: three gold lands.
  const why = told(viewWith({ armies: [{ lands: [4, 5, 7], ares: 1 }] }), { points: 0 });
  expect(why.sums?.[0]?.parts.map(({ value }) => value)).toEqual([7, 2, 1]);
  expect(why.sums?.[0]?.result).toBe(10);
  expect(why.sentences).toContain(en.toSixteen(9));
});

describe('why a card cannot be played', () => {
  const holding = { own: { ...NONE, actions: ['ambush', 'elite', 'raid', 'rally', 'scout', 'skirmish', 'surround'] } } as const;
  const mine = (given: Parameters<typeof viewWith>[0]) => viewWith({ armies: [holding], ...given });
  const not = (given: Parameters<typeof viewWith>[0], what: NotOffered) => told(mine(given), { not: what });

  test('in this phase', () => {
    expect(not({ phase: 'placement' }, { action: 'ambush' })).toMatchObject({ sentences: [en.battleOnly('Ambush')], rules: ['B-19'] });
    expect(not({}, { action: 'rally' })).toMatchObject({ sentences: [en.placementOnly('Rally')], rules: ['B-19'] });
  });

  test('without a target', () => {
    const places = [{ stacks: [[], [up('archers')]] }];
    expect(not({ places }, { action: 'ambush' }).sentences).toEqual([en.noTopDown]);
    expect(not({ places }, { action: 'scout', place: 0 }).sentences).toEqual([en.noFaceDown]);
    expect(not({ places }, { action: 'raid', place: 0 }).sentences).toEqual([en.noStack]);
    expect(not({ places }, { action: 'skirmish' }).sentences).toEqual([en.noTopUp]);
    expect(not({ places }, { action: 'elite', place: 0 }).sentences).toEqual([en.needsBoth('Elite')]);
    expect(not({ places }, { action: 'surround' }).sentences).toEqual([en.nothingToDefeat]);
  });

  test('where a card of one’s own lies already', () => {
    const places = [{ stacks: [[up('archers')], [up('archers')]], lying: ['flank', null] as const }];
    expect(not({ places }, { action: 'elite', place: 0 })).toMatchObject({ sentences: [en.oneLying], rules: ['B-11', 'R-7'] });
    expect(not({ places }, { action: 'elite' }).sentences).toEqual([en.oneLying]);
  });

  test('in somebody else’s turn, or when one does not hold it', () => {
    expect(not({ active: 1 }, { action: 'raid' }).sentences).toEqual([en.theirTurn(BODO)]);
    expect(not({}, { action: 'flank' }).sentences).toEqual([en.notYours('Flank')]);
    expect(told(viewWith({}), { not: { action: 'flank' } }).sentences).toEqual([en.watching]);
    expect(not({ phase: 'over' }, { action: 'raid' }).sentences).toEqual([en.over]);
  });

  test('as an answer that answers nothing', () => {
    const exchange = [{ seat: 1, card: 'ambush' as const, place: 0 }];
    const why = not({ exchange, active: 1 }, { action: 'elite' });
    expect(why.sentences).toEqual([en.asAnswer('Elite', 'Ambush'), en.wouldAnswer('Ambush', 'Ambush and Surround')]);
    expect(not({ exchange: [{ seat: 0, card: 'ambush', place: 0 }] }, { action: 'elite' }).sentences).toEqual([en.theirTurn(BODO)]);
  });

  test('while making ready', () => {
    const army = { ...holding, own: { ...holding.own, pile: ['scout'] as const } };
    const muster = (given: object, what: NotOffered) =>
      told(viewWith({ phase: 'muster', armies: [{ ...army, ...given }] }), { not: what }).sentences;
    expect(muster({ taken: 2 }, { action: 'ambush' })).toEqual([en.noneInPile('Ambush'), en.takeFirst(2)]);
    expect(muster({ mayDrawFifth: true }, { warrior: 'archers' })).toEqual([en.fifthFirst]);
    expect(muster({ held: 6 }, { action: 'ambush' })).toEqual([en.discardWarriors(4)]);
    expect(muster({ actionsHeld: 5 }, { warrior: 'archers' })).toEqual([en.discardActions]);
    expect(muster({}, { place: 1 })).toEqual([en.ready, en.makingReady]);
  });
});

test('warriors, places and passing say why not as well', () => {
  const own = { ...NONE, hand: ['archers'] as const };
  const at = (given: Parameters<typeof viewWith>[0], what: NotOffered) =>
    told(viewWith({ armies: [{ own, passed: given.passes === 1 }], ...given }), { not: what }).sentences;
  expect(at({}, { warrior: 'archers' })).toEqual([en.placingOver]);
  expect(at({}, { warrior: 'cavalry' })).toEqual([en.notYours('Cavalry')]);
  expect(at({ phase: 'placement', passes: 1 }, { warrior: 'archers' })).toEqual([en.passedAlready]);
  expect(at({ phase: 'placement' }, { place: 0 })).toEqual([en.chooseWarrior]);
  expect(at({ places: [{ stacks: [[up('archers')], []] }] }, { place: 0 })).toEqual([en.upAlready]);
  expect(at({}, { place: 0 })).toEqual([en.nothingThere]);
  expect(at({ places: [{ stacks: [[down('archers')], []] }] }, {})).toEqual([en.passOnly]);
});

/** Everything that can be asked in a position. */
const questions = (events: number): readonly WhyQuestion[] => [
  ...PLACES.flatMap((place) => [{ place }, { stack: place, seat: 0 }, { stack: place, seat: 1 }, { not: { place } }]),
  ...WARRIORS.flatMap((warrior) => [{ warrior }, { not: { warrior } }]),
  ...ACTIONS.flatMap((action) => [{ action }, { not: { action } }, { not: { action, place: 1 } }]),
  ...[{ points: 0 }, { points: 1 }, { land: 3 }, { not: {} }],
  ...Array.from({ length: events }, (_, event) => ({ event })),
];

test('an explanation is plain data, by nothing but what the watcher knows', () => {
  for (const { seq, state, seen } of playedGame('b').filter((_, at) => at % 9 === 0)) {
    for (const watcher of [0, 1, undefined]) {
      const events = seen[watcher ?? 2] ?? [];
      const other = determinize(state, watcher, randomFrom(`deal ${seq}`));
      for (const question of questions(events.length)) {
        const why = explain({ view: viewOf(state, watcher), events }, question);
        expect(JSON.parse(JSON.stringify(why ?? null))).toEqual(why ?? null);
        expect(explain({ view: viewOf(other, watcher), events }, question)).toEqual(why);
      }
    }
  }
});

test.each<WhyQuestion>([
  ...[{}, { place: 4 }, { place: -1 }, { place: '0' }, { place: null }, { stack: 0 }, { stack: 0, seat: 2 }, { warrior: 'toString' }],
  ...[{ action: 'constructor' }, { land: 1e9 }, { land: 0.5 }, { points: 2 }, { event: 0 }, { event: -1 }, { event: [0] }],
  ...[{ not: null }, { not: [] }, { not: { place: 9 } }, { not: { action: 'zeus' } }, { not: { hero: 1 } }],
])('%j names nothing that can be explained', (question) => {
  expect(explain({ view: viewWith({}), events: [] }, question)).toBeUndefined();
});
