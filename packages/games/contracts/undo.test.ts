import { type Answer, runAgenda, type Seat, undo } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { contracts } from './rules.ts';
import { type PositionSpec, stateOf } from './scene/position.ts';
import { type Said, scene } from './scene/scene.ts';
import { taskHandlers } from './task-handlers.ts';

type Spoken = readonly [seat: Seat, said: Said];

/** What comes of it when a seat takes its last answer back, after these answers in a drawn position. */
const codeAfter = (drawn: PositionSpec, by: Seat, ...spoken: readonly Spoken[]): string => {
  const game: typeof contracts = {
    ...contracts,
    setup: (_seats, _options, _random, tell) => {
      const state = stateOf(drawn);
      runAgenda(taskHandlers, state, tell);
      return state;
    },
  };
  let now = scene(drawn);
  const answers: Answer[] = [];
  for (const [seat, said] of spoken) {
    const [action] = now.fitting(seat, said);
    if (action === undefined) throw new Error(`${JSON.stringify(said)} is not on offer.`);
    answers.push({ seat, action });
    now = now.play(seat, action);
  }
  const { id, version } = game;
  const back = undo(game, { game: id, version, seats: now.state.setting.seats, options: {}, seed: 'undo', answers }, by);
  return back.ok ? `${answers.length - back.value.answers.length} undone` : back.refusal.code;
};

const strong = { card: 'Buckler', pool: { might: 4, strength: 2 }, skills: ['Rage'] };
const clever = { card: 'Cutpurse', pool: { dexterity: 3, higherMagic: 4 } };
/** A turn with a lot to do; the thug still has something to do when all others have been sent out. */
const TURN: PositionSpec = {
  basics: ['Hold the River Ford'],
  followUps: ['Wake the Stone Giant'],
  quests: ["Bandits' Favor", 'Old Lock', 'Copy a Chart'],
  tavern: ['Saint Ember'],
  smith: ['Seraph Plate'],
  parties: [
    {
      gold: 30,
      luck: 4,
      fellows: ['Ashane', strong, clever, { card: 'Thug', pool: { strength: 1 } }],
      spare: ['War Axe'],
      items: ['Right of Way'],
    },
    { gold: 20, fellows: ['Thug', 'Knight'] },
  ],
};
const mine = (...said: readonly Said[]): readonly Spoken[] => said.map((each): Spoken => [0, each]);

describe('Undo in one’s own turn', () => {
  test.each<readonly [string, readonly Said[]]>([
    ['setting out for a contract', [{ fulfil: 'hold-the-river-ford' }]],
    ['somebody who comes along', [{ fulfil: 'hold-the-river-ford' }, { join: 'buckler' }]],
    ['what was used on the way', [{ fulfil: 'hold-the-river-ford' }, { join: 'buckler' }, { use: 'rage' }]],
    ['staying at home after all', [{ fulfil: 'hold-the-river-ford' }, { back: true }]],
    [
      'C-16 a follow-up contract without its bonus',
      [{ fulfil: 'wake-the-stone-giant' }, { join: 'buckler' }, { join: 'cutpurse' }, { bonus: false }],
    ],
    ['C-18 a common contract', [{ work: 0 }, { join: 'buckler' }, { contribute: 0, bonus: false }]],
    ['C-15 a visit', [{ visit: 0, by: 'cutpurse' }]],
    ['C-15 a side quest', [{ visit: 0, by: 'cutpurse' }, { quest: 0 }]],
    ['C-15 recruiting', [{ visit: 5, by: 'cutpurse' }, { recruit: 'saint-ember' }]],
    ['C-15 buying', [{ visit: 7, by: 'cutpurse' }, { buy: 'seraph-plate' }]],
    ['C-23 the camp', [{ improve: 'dexterity', by: 'cutpurse' }]],
    ['C-14 re-equipping', [{ reequip: true }, { equip: 'war-axe' }]],
    ['C-32 reserving a follow-up', [{ visit: 1, by: 'cutpurse' }, { quest: 2 }, { choose: 'wake-the-stone-giant' }]],
  ])('takes back %s', (_, said) => expect(codeAfter(TURN, 0, ...mine(...said))).toBe('1 undone'));

  test.each<readonly [string, readonly Said[]]>([
    ['C-16 a basic contract, for a new one came', [{ fulfil: 'hold-the-river-ford' }, { join: 'buckler' }, { bonus: false }]],
    [
      'C-16 a bonus, for chance has opened a follow-up',
      [{ fulfil: 'wake-the-stone-giant' }, { join: 'ashane' }, { join: 'buckler' }, { join: 'cutpurse' }, { bonus: true }],
    ],
    ['C-27 a card that was drawn', [{ visit: 3, by: 'cutpurse' }]],
    [
      'C-32 reserving a basic contract, for a new one came',
      [{ visit: 1, by: 'cutpurse' }, { quest: 2 }, { choose: 'hold-the-river-ford' }],
    ],
  ])('never takes back %s', (_, said) => expect(codeAfter(TURN, 0, ...mine(...said))).toBe('undo-revealed'));

  test('C-14 never takes back the end of a turn, nor anything of an earlier one', () => {
    expect(codeAfter(TURN, 0, ...mine({ pass: true }))).toBe('undo-turn');
    expect(codeAfter(TURN, 0, ...mine({ visit: 0, by: 'ashane' }, { none: true }, { end: true }))).toBe('undo-turn');
    const since: readonly Spoken[] = [...mine({ visit: 0, by: 'ashane' }, { none: true }, { end: true }), [1, { visit: 1, by: 'knight' }]];
    expect(codeAfter(TURN, 0, ...since)).toBe('undo-redo');
  });

  test('C-14 never takes back the last pass, with which pay day and the next round come', () => {
    const last: readonly Spoken[] = [...mine({ pass: true }), [1, { pass: true }]];
    for (const seat of [0, 1]) expect(codeAfter(TURN, seat, ...last)).toMatch(/^undo-(turn|revealed)$/);
  });
});

describe('Undo while all are at it', () => {
  const PLANNING: PositionSpec = {
    phase: 'equipment',
    parties: [
      { leaders: ['Ashane', 'Idony'], hand: ['Poacher', 'Lucky Charm', 'Thrift'], fellows: ['Thug'], spare: ['War Axe'] },
      { fellows: ['Wren', 'Thug'], hand: ['Rage'] },
    ],
  };
  test.each<readonly [string, readonly Said[]]>([
    ['a leader', [{ leader: 'ashane' }]],
    ['a card that was added', [{ add: 'poacher' }]],
    ['a card that was discarded', [{ discard: 'thrift', for: 'gold' }]],
    ['equipment', [{ equip: 'war-axe', to: 'thug' }]],
    ['equipment that came off', [{ equip: 'war-axe', to: 'thug' }, { unequip: 'war-axe' }]],
    ['saying done', [{ leader: 'ashane' }, { done: true }]],
  ])('C-12 takes back %s, also when others have gone on since', (_, said) => {
    expect(codeAfter(PLANNING, 0, ...mine(...said))).toBe('1 undone');
    expect(codeAfter(PLANNING, 0, ...mine(...said), [1, { add: 'rage' }])).toBe('1 undone');
  });

  test('C-12 never takes anything back when the parties are shown', () => {
    const all: readonly Spoken[] = [...mine({ leader: 'ashane' }, { done: true }), [1, { done: true }]];
    expect(codeAfter(PLANNING, 1, ...all.slice(0, 2), [1, { add: 'rage' }])).toBe('1 undone');
    for (const seat of [0, 1]) expect(codeAfter(PLANNING, seat, ...all)).toMatch(/^undo-(turn|revealed)$/);
  });

  const PAYING: PositionSpec = {
    phase: 'payment',
    parties: [
      { gold: 4, fellows: ['Ashane', 'Poacher', 'Lumberjack'] },
      { gold: 0, fellows: ['Thug', 'Buckler'] },
    ],
  };
  test('C-20 takes back who goes unpaid, and being done, until everyone is done', () => {
    expect(codeAfter(PAYING, 0, ...mine({ dismiss: 'poacher' }))).toBe('1 undone');
    expect(codeAfter(PAYING, 0, ...mine({ dismiss: 'poacher' }, { done: true }))).toBe('1 undone');
    expect(codeAfter(PAYING, 0, ...mine({ dismiss: 'poacher' }, { done: true }), [1, { dismiss: 'buckler' }])).toBe('1 undone');
    const all: readonly Spoken[] = [...mine({ dismiss: 'poacher' }, { done: true }), [1, { dismiss: 'buckler' }], [1, { done: true }]];
    for (const seat of [0, 1]) expect(codeAfter(PAYING, seat, ...all)).toMatch(/^undo-(turn|revealed)$/);
  });

  test('C-22 never takes back the end of the match', () => {
    expect(
      codeAfter(
        { ...PAYING, round: 3 },
        1,
        ...mine({ dismiss: 'poacher' }, { done: true }),
        [1, { dismiss: 'buckler' }],
        [1, { done: true }],
      ),
    ).toBe('undo-turn');
  });
});
