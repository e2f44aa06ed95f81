import type { Action } from '@swordtable/games/battlefields/action';
import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { battlefields as game } from '@swordtable/games/battlefields/rules';
import { armyOf, type Fighter, type Place, type State } from '@swordtable/games/battlefields/state';
import { randomFrom } from '@swordtable/kernel';
import colors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { type Look, PLAIN } from '../../screen/look.ts';
import { widthOf } from '../../screen/text.ts';
import { battlefields } from './table.ts';

const land = (name: string): number => CARDS.lands.findIndex((each) => each.name === name);
const up = (warrior: Warrior): Fighter => ({ warrior, up: true });
const down = (warrior: Warrior): Fighter => ({ warrior, up: false });

/** A battle in the second round, with Red to act. */
const battle = (): State => {
  const s = game.setup(2, { first: 'blue', cards: null }, randomFrom('drawing')) as State;
  const places: readonly Place[] = [
    { lands: [land('Elis'), land('Sparta')], stacks: [[down('archers'), up('cavalry')], [up('spearmen')]], lying: [null, 'elite'] },
    { lands: [land('Olympus')], stacks: [[down('spearmen')], []], lying: [null, null] },
    { lands: [land('Nemea')], stacks: [[], [down('swordsmen'), down('heavy-infantry')]], lying: [null, null] },
    { lands: [land('Helicon')], stacks: [[up('archers')], [up('archers')]], lying: ['elite', null] },
  ];
  Object.assign(s, { round: 2, phase: 'battle', starter: 0, active: 0, aresPile: 2, places: [...places], agenda: [{ ask: 'battle' }] });
  Object.assign(armyOf(s, 0), {
    hand: ['swordsmen', 'swordsmen'],
    actions: ['ambush', 'surround'],
    lands: [land('Corinth')],
    ares: 1,
    buried: ['cavalry'],
  });
  Object.assign(armyOf(s, 1), {
    hand: ['spearmen'],
    actions: ['flank'],
    spent: ['scout', 'scout'],
    fallen: ['archers'],
    remembered: ['spearmen'],
  });
  return s;
};

const drawn = (s: State, watcher: number | undefined, look: Look = PLAIN, news: readonly Event[] = []): readonly string[] => {
  const decision = game.decisions(s).find(({ seat }) => seat === watcher);
  return battlefields.draw({ view: game.view(s, watcher), watcher, decision, news }, look).split('\n');
};

const RED = `
☀ Red 6   ☾ Blue 0   ◆ face up  ◇ face down
round 2 of 3, battle, Red first · fate deck 16 · Ares to win: 2
☾ Blue
  hand  1 warrior · 1 action
  seen  Spearmen, now hidden again
  deck  13 warriors; discarded: Archers
  pile  14 actions; played: Scout ×2

 ◆ Spearmen                              ◇ ?
 « Elite »                               ◇ ?                 ◆ Archers
╭─[1]─────────────╮ ╭─[2]─────────────╮ ╭─[3]─────────────╮ ╭─ 4 ─────────────╮
│ Sparta        4 │ │ Olympus       6 │ │ Nemea         1 │ │ Helicon       3 │
│ City, red       │ │ Olympus, any    │ │ Woodland, green │ │ Mountain, gray  │
│ + Elis 2 gold   │ │                 │ │                 │ │                 │
╰─ ☀ ─────────────╯ ╰─ ☀ ─────────────╯ ╰─ ☾ ─────────────╯ ╰─ ☀ ─────────────╯
 ◆ Cavalry           ◇ Spearmen                              « Elite »
 ◇ Archers                                                   ◆ Archers

☀ Red · to act
  hand  Swordsmen ×2 · Ambush, Surround
  won   Corinth 5 red: worth 5, 1 Ares
  deck  13 warriors; discarded: Cavalry
  pile  14 actions
`;

describe('the table', () => {
  test('is drawn from the viewer’s side, with the viewer’s face-down cards readable', () => {
    const s = battle();
    expect(`\n${drawn(s, 0).join('\n')}\n`.replace(/fate deck \d+/, 'fate deck 16')).toBe(RED);
  });

  test('tells nobody what others hold or have face down', () => {
    const s = battle();
    const blue = drawn(s, 1).join('\n');
    expect(blue).toContain('  hand  2 warriors · 2 actions');
    expect(blue).toContain('◇ Heavy Infantry');
    expect(blue.indexOf('☀ Red\n')).toBeLessThan(0);
    expect(blue.indexOf('☀ Red · to act')).toBeLessThan(blue.indexOf('Sparta'));
    // What only Red knows: two Swordsmen in hand, Spearmen at place 2, Archers below the Cavalry.
    const [above = ''] = blue.split('╭─');
    expect(above).toMatch(/\n ◇ \? +◆ Archers\n ◆ Cavalry +◇ \? +« Elite »\n/);
    expect(above).not.toMatch(/Swordsmen|Surround/);
    const open = drawn(s, undefined).join('\n');
    expect(open.match(/◇ \?/g)).toHaveLength(4);
    expect(open).not.toMatch(/◇ [A-Z]/);
  });

  test('marks where something happened since the last picture, but not before the lands were laid out', () => {
    const revealed: Event = { what: 'revealed', seat: 1, place: 3, warrior: 'archers' };
    const round: Event = { what: 'round', round: 2, starter: 0 };
    expect(drawn(battle(), 0, PLAIN, [revealed]).join('\n')).toMatch(/╮ ┏━ 4 ━+┓\n/);
    expect(drawn(battle(), 0, PLAIN, [revealed, round]).join('\n')).not.toContain('┏');
  });

  test('says which cards wait for an answer', () => {
    const s = battle();
    s.exchange = [
      { seat: 1, card: 'skirmish', place: 0, to: 2 },
      { seat: 0, card: 'elite', place: 0 },
    ];
    expect(drawn(s, 0).at(-1)).toBe('! Blue: Skirmish from place 1 to place 3, answered by Red: Elite');
  });

  test('after the end only what was won is left', () => {
    const s = battle();
    Object.assign(s, { phase: 'over', agenda: [] });
    const lines = drawn(s, 0);
    expect(lines[1]).toMatch(/^the game is over · /);
    expect(lines.join('\n')).not.toContain('╭');
  });

  test.each([40, 60, 80, 120])('fits into %d columns', (width) => {
    const s = battle();
    expect(Math.max(...drawn(s, 0, { ...PLAIN, width }).map(widthOf))).toBeLessThanOrEqual(width);
  });

  test('means the same with colors as without', () => {
    const colorful = drawn(battle(), 0, { ...PLAIN, paint: colors.createColors(true) });
    const color = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
    expect(colorful.join('\n')).toMatch(color);
    expect(colorful.map((line) => line.replace(color, ''))).toEqual(drawn(battle(), 0));
  });
});

describe('a list', () => {
  const labels = (s: State, look: Look = PLAIN) => {
    const [decision] = game.decisions(s);
    const shown = { view: game.view(s, decision?.seat), watcher: decision?.seat, decision, news: [] };
    return (action: Action, facet: string): string => battlefields.label(action, facet, shown, look);
  };

  test('says what a card does, which warriors one beats, and what a place is worth', () => {
    const label = labels(battle());
    expect(label({ warrior: 'cavalry', place: 0 }, 'warrior')).toBe('Cavalry         beats Swordsmen, Heavy Infantry');
    expect(label({ play: 'raid', place: 0 }, 'play')).toMatch(/^Raid {12}Returns your stack/);
    expect(label({ play: 'raid', place: 0 }, 'place')).toBe(
      'place 1: Sparta 4 red and 1 land below · Red ◆ Cavalry and 1 below · Blue\n◆ Spearmen',
    );
    expect(label({ play: 'raid', place: 0 }, '')).toBe('Raid at place 1');
    expect(label({ reveal: 1 }, 'reveal')).toBe('reveal at place 2: Olympus 6 any · Red ◇ Spearmen');
    expect(label({ pass: true }, 'pass')).toBe('pass');
  });

  test('of answers says how each answers', () => {
    const s = battle();
    Object.assign(s, { exchange: [{ seat: 1, card: 'ambush', place: 1 }], agenda: [{ ask: 'answer', stands: [], falls: [] }] });
    const label = labels(s);
    expect(label({ play: 'surround' }, 'play')).toBe('Surround        defeats Ambush');
    expect(label({ play: 'ambush' }, 'play')).toBe('Ambush          cancels Ambush');
    expect(label({ pass: true }, 'pass')).toBe('let it stand');
  });

  test('of actions to take counts the copies', () => {
    const s = game.setup(2, { first: 'blue', cards: null }, randomFrom('take')) as State;
    Object.assign(armyOf(s, 0), { pile: armyOf(s, 0).pile.filter((card) => card !== 'raid') });
    expect(labels(s)({ take: 'ambush' }, 'take')).toMatch(/^Ambush ×2 {7}Returns/);
    expect(labels(s)({ take: 'surround' }, 'take')).toMatch(/^Surround {8}Defeats/);
  });
});

test('a card is told about in full, and a stranger not at all', () => {
  expect(battlefields.about('amb', PLAIN)).toMatch(/^Ambush\naction · battle · 2 per player\n/);
  expect(battlefields.about('elite', PLAIN)).toContain('Defeated by: Flank, Surround.\nAnswers: Skirmish, Elite.');
  expect(battlefields.about('spearmen', PLAIN)).toContain('beats Cavalry; loses to Swordsmen, Archers, Heavy Infantry');
  expect(battlefields.about('hydra', PLAIN)).toBeUndefined();
});
