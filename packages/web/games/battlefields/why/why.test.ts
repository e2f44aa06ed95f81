import type { Land } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { describe, expect, test } from 'vitest';
import { down, hidden, up, viewWith } from '../board/testing/table.ts';
import { en } from '../words/en.ts';
import { en as texts } from '../words/texts.en.ts';
import { battleWhy } from './why.ts';

const why = battleWhy(texts, en);
const SEATS = [
  { name: 'Anna', you: true },
  { name: 'Bodo', you: false },
];
const YOU = { name: 'Anna', isReader: true };
const BODO = { name: 'Bodo', isReader: false };
const NONE = { hand: [], buried: [], actions: [], pile: [], shed: [] } as const;

describe('who wins a place', () => {
  const at = (stacks: Parameters<typeof viewWith>[0]['places']) => why.place(viewWith({ places: stacks ?? [] }), 0, SEATS);

  test('by its type, with the ruling that says so', () => {
    const told = at([{ stacks: [[up('cavalry')], [up('swordsmen')]] }]);
    expect(told.title).toBe('Who wins Nemea?');
    expect(told.sentences[0]).toBe('You win this pair: Cavalry beat Swordsmen.');
    expect(told.rules).toContain('B-1');
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
    const told = at([{ stacks: [[up('cavalry')], [hidden]], lying: [null, 'elite'] }]);
    expect(told.sentences.slice(0, 2)).toEqual([en.topDown(BODO), en.eliteWaits(BODO)]);
    expect(told.rules).toContain('B-20');
  });

  test('is known to the owner of a face-down card alone', () => {
    const told = at([{ stacks: [[down('cavalry')], [up('swordsmen')]] }]);
    expect(told.sentences).toEqual(expect.arrayContaining([en.asYouKnow, en.topDown(YOU)]));
  });

  test('is the only side there, or nobody; and what lies below goes along', () => {
    expect(at([{ stacks: [[], [hidden]] }])).toMatchObject({ rules: ['B-13', 'B-17'] });
    expect(at([{ stacks: [[], [hidden]] }]).sentences[0]).toBe(en.oneSide(BODO));
    const empty = at([{ stacks: [[], []], lands: [11, 2] }]);
    expect(empty.sentences.slice(0, 2)).toEqual([en.nobodyHere, en.landsBelow('Sparta')]);
    expect(empty.sentences.at(-1)).toBe(`Woodland, green. ${texts.landText(CARDS.lands[2] as Land)}`);
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
  expect(why.stack(view, 0, 0, SEATS).sentences).toEqual(
    expect.arrayContaining(['On top: Cavalry, face up.', 'Below, from the top: Archers.', en.lying(YOU, 'Flank')]),
  );
  const theirs = why.stack(view, 1, 0, SEATS).sentences;
  expect(theirs[0]).toBe('On top: a face-down warrior.');
  expect(theirs).toContain(en.hiddenFrom(BODO));
});

test('points are what lands, sets and Ares add up to', () => {
  // Elis 2, Argolis 2, Marathon 3: three gold lands.
  const told = why.points(viewWith({ armies: [{ lands: [4, 5, 7], ares: 1 }] }), 0, SEATS);
  expect(told.sums?.[0]?.parts.map(({ value }) => value)).toEqual([7, 2, 1]);
  expect(told.sums?.[0]?.result).toBe(10);
  expect(told.sentences).toContain(en.toSixteen(9));
});

describe('why a card cannot be played', () => {
  const holding = { own: { ...NONE, actions: ['ambush', 'elite', 'raid', 'rally', 'scout', 'skirmish', 'surround'] } } as const;
  const mine = (given: Parameters<typeof viewWith>[0]) => viewWith({ armies: [holding], ...given });
  const not = (given: Parameters<typeof viewWith>[0], what: Parameters<typeof why.notOffered>[1]) =>
    why.notOffered(mine(given), what, SEATS);

  test('in this phase', () => {
    expect(not({ phase: 'placement' }, { card: 'ambush' })).toMatchObject({ sentences: [en.battleOnly('Ambush')], rules: ['B-19'] });
    expect(not({}, { card: 'rally' })).toMatchObject({ sentences: [en.placementOnly('Rally')], rules: ['B-19'] });
  });

  test('without a target', () => {
    const places = [{ stacks: [[], [up('archers')]] }];
    expect(not({ places }, { card: 'ambush' }).sentences).toEqual([en.noTopDown]);
    expect(not({ places }, { card: 'scout', place: 0 }).sentences).toEqual([en.noFaceDown]);
    expect(not({ places }, { card: 'raid', place: 0 }).sentences).toEqual([en.noStack]);
    expect(not({ places }, { card: 'skirmish' }).sentences).toEqual([en.noTopUp]);
    expect(not({ places }, { card: 'elite', place: 0 }).sentences).toEqual([en.needsBoth('Elite')]);
    expect(not({ places }, { card: 'surround' }).sentences).toEqual([en.nothingToDefeat]);
  });

  test('where a card of one’s own lies already', () => {
    const places = [{ stacks: [[up('archers')], [up('archers')]], lying: ['flank', null] as const }];
    expect(not({ places }, { card: 'elite', place: 0 })).toMatchObject({ sentences: [en.oneLying], rules: ['B-11', 'R-7'] });
    expect(not({ places }, { card: 'elite' }).sentences).toEqual([en.oneLying]);
  });

  test('in somebody else’s turn, or when one does not hold it', () => {
    expect(not({ active: 1 }, { card: 'raid' }).sentences).toEqual([en.theirTurn(BODO)]);
    expect(not({}, { card: 'flank' }).sentences).toEqual([en.notYours('Flank')]);
    expect(why.notOffered(viewWith({}), { card: 'flank' }, SEATS).sentences).toEqual([en.watching]);
    expect(not({ phase: 'over' }, { card: 'raid' }).sentences).toEqual([en.over]);
  });

  test('as an answer that answers nothing', () => {
    const exchange = [{ seat: 1, card: 'ambush' as const, place: 0 }];
    const told = not({ exchange, active: 1 }, { card: 'elite' });
    expect(told.sentences).toEqual([en.asAnswer('Elite', 'Ambush'), en.wouldAnswer('Ambush', 'Ambush, Surround')]);
    expect(not({ exchange: [{ seat: 0, card: 'ambush', place: 0 }] }, { card: 'elite' }).sentences).toEqual([en.theirTurn(BODO)]);
  });

  test('while making ready', () => {
    const army = { ...holding, own: { ...holding.own, pile: ['scout'] as const } };
    const muster = (given: object, what: Parameters<typeof why.notOffered>[1]) =>
      why.notOffered(viewWith({ phase: 'muster', armies: [{ ...army, ...given }] }), what, SEATS).sentences;
    expect(muster({ taken: 2 }, { card: 'ambush' })).toEqual([en.noneInPile('Ambush'), en.takeFirst(2)]);
    expect(muster({ mayDrawFifth: true }, { warrior: 'archers' })).toEqual([en.fifthFirst]);
    expect(muster({ held: 6 }, { card: 'ambush' })).toEqual([en.discardWarriors(4)]);
    expect(muster({ actionsHeld: 5 }, { warrior: 'archers' })).toEqual([en.discardActions]);
    expect(muster({}, { place: 1 })).toEqual([en.ready, en.makingReady]);
  });
});

test('warriors, places and passing say why not as well', () => {
  const own = { ...NONE, hand: ['archers'] as const };
  const at = (given: Parameters<typeof viewWith>[0], what: Parameters<typeof why.notOffered>[1]) =>
    why.notOffered(viewWith({ armies: [{ own, passed: given.passes === 1 }], ...given }), what, SEATS).sentences;
  expect(at({}, { warrior: 'archers' })).toEqual([en.placingOver]);
  expect(at({}, { warrior: 'cavalry' })).toEqual([en.notYours('Cavalry')]);
  expect(at({ phase: 'placement', passes: 1 }, { warrior: 'archers' })).toEqual([en.passedAlready]);
  expect(at({ phase: 'placement' }, { place: 0 })).toEqual([en.chooseWarrior]);
  expect(at({ places: [{ stacks: [[up('archers')], []] }] }, { place: 0 })).toEqual([en.upAlready]);
  expect(at({}, { place: 0 })).toEqual([en.nothingThere]);
  expect(at({ places: [{ stacks: [[down('archers')], []] }] }, {})).toEqual([en.passOnly]);
});
