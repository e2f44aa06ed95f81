import type { Action } from '@swordtable/games/contracts/action';
import { CARDS } from '@swordtable/games/contracts/cards/catalog';
import { contracts as game } from '@swordtable/games/contracts/rules';
import { type Scene, scene } from '@swordtable/games/contracts/scene/scene';
import type { State } from '@swordtable/games/contracts/state';
import { words } from '@swordtable/games/contracts/text/words';
import { randomFrom, type Seat } from '@swordtable/kernel';
import colors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { type Look, PLAIN } from '../../screen/look.ts';
import { widthOf } from '../../screen/text.ts';
import { contracts } from './table.ts';

const shownTo = (s: State, watcher: Seat | undefined) => ({
  ...{ view: game.view(s, watcher), watcher, news: [] },
  decision: game.decisions(game.clone(s)).find(({ seat }) => seat === watcher),
});
const drawn = (s: State, watcher: Seat | undefined, look: Look = PLAIN): readonly string[] =>
  contracts.draw(shownTo(s, watcher), look).split('\n');

/** The second example of the rulebook, before anybody is sent. */
const begun = scene({
  parties: [
    {
      ...{ luck: 1, gold: 12, hand: ['Poacher'] },
      fellows: [
        { card: 'Ashane', pool: { magic: 4 }, wears: ['Demonic Tunic'] },
        { card: 'Elementalist', pool: { magic: 4, dexterity: 1, wildAdvanced: 1 }, level: 2 },
      ],
    },
    { fellows: ['Thug'], contributed: [3, null, null] },
  ],
  basics: ['Decipher Ancient Document'],
  spots: { 0: { seat: 1, companion: 'thug' } },
});

const dealt = (seats: number): State => game.setup(seats, {}, randomFrom('drawing'));

describe('the table', () => {
  test('has the fame, the kingdom with its visitors, and what was contributed', () => {
    const text = drawn(begun.state, 0).join('\n');
    expect(text).toMatch(
      /^☀ Amber 0 {3}☾ Sky 0\nround 1 of 3, Contract Phase · Amber starts · Amber acts · \d+ encounter cards\n {2}to come\n/,
    );
    expect(text).toContain('  Harbor · 4 gold · side quests 1 and 2 · ☾ Thug\n');
    expect(text).toMatch(/\n {2}Decipher Ancient Document · level 1, treasure · 1 trickery:/);
    expect(text).toContain('  Soldier Work · warrior with strength · bonus 1 luck: 4 gold · ☾ 3\n');
  });

  test('has the parties with their companions, and hands only of the watcher', () => {
    const own = drawn(begun.state, 0).join('\n');
    expect(own).toContain('  0 fame, 12 gold, 1 luck, 3 salary tokens\n');
    expect(own).toContain('  Ashane, leader: level 1, 4 magic, with Demonic Tunic\n');
    expect(own).toContain('  Elementalist: level 2, 1 dexterity, 4 magic, and 1 wild advanced attribute\n');
    expect(own).toContain('  hand: Poacher\n');
    expect(drawn(begun.state, 1).join('\n')).not.toContain('Poacher');
    expect(drawn(begun.state, undefined).join('\n')).toContain('  hand: 1 card\n');
  });

  test('shows one’s own plan to oneself alone', () => {
    const s = scene({
      phase: 'equipment',
      parties: [
        { leaders: ['Ashane'], hand: ['Poacher'] },
        { leaders: [], fellows: ['Thug'] },
      ],
    });
    const planned = s.play(0, { leader: 'ashane' }, { add: 'poacher' }).state;
    expect(drawn(planned, 0).join('\n')).toContain('  Poacher: level 1\n');
    expect(drawn(planned, 1).join('\n')).not.toContain('Poacher');
  });

  test('while cards go round has the packs of everybody, the contracts, and no places yet', () => {
    const lines = drawn(dealt(3), 0);
    expect(lines).toContain('packs: Amber 10 · Sky 10 · Copper 10');
    expect(lines).toContain('Common contracts');
    expect(lines).not.toContain('Locations');
  });

  test.each([40, 60, 80, 120])('fits into %d columns', (width) => {
    for (const s of [begun.state, dealt(2), dealt(5)])
      for (const watcher of [0, 1, undefined])
        expect(Math.max(...drawn(s, watcher, { ...PLAIN, width }).map(widthOf))).toBeLessThanOrEqual(width);
  });

  test('means the same with colors as without', () => {
    const colorful = drawn(begun.state, 0, { ...PLAIN, paint: colors.createColors(true) });
    const color = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
    expect(colorful.join('\n')).toMatch(color);
    expect(colorful.map((line) => line.replace(color, ''))).toEqual(drawn(begun.state, 0));
  });
});

describe('a list', () => {
  const labelOf = ({ state }: Scene, action: Action, facet: string): string => contracts.label(action, facet, shownTo(state, 0), PLAIN);

  test('says about a card what is printed on it', () => {
    expect(labelOf(begun, { keep: 'poacher' }, 'keep')).toMatch(/^Poacher: scout · 1 strength · 1 salary token, 1 fame · /);
    expect(labelOf(begun, { visit: 0, by: 'ashane' }, 'visit')).toBe('visit Harbor: 4 gold');
    expect(labelOf(begun, { visit: 0, by: 'ashane' }, 'by')).toBe('Ashane with 4 magic');
    expect(labelOf(begun, { discard: 'rage', for: 'gold' }, 'for')).toBe('for gold');
  });

  test('C-5: spells out what a group would make of what', () => {
    const sent = begun.play(0, { fulfil: 'decipher-ancient-document' }, { join: 'elementalist' }, { join: 'ashane' });
    const [best] = sent.fitting(0, { bonus: true });
    expect(labelOf(sent, best as Action, '').replaceAll(/\n +/g, ' ')).toBe(
      'fulfill it with the bonus: Elementalist makes trickery from 1 dexterity and 4 magic and uses 1 wild advanced attribute as higher magic; ' +
        'Ashane makes higher magic from 3 magic',
    );
  });

  test('asks for the rest of an answer', () => {
    const heading = (action: Action, facet: string) => contracts.heading(action, facet, shownTo(begun.state, 0));
    expect(heading({ visit: 6, by: 'thug' }, 'by')).toBe('Who visits Tavern beside side quest 8?');
    expect(heading({ equip: 'rage', to: 'thug' }, 'to')).toBe('Who gets Rage?');
  });
});

describe('a typed answer', () => {
  const options = begun.offered(0);

  test.each<[string, Action]>([
    ['ashane shrine', { visit: 2, by: 'ashane' }],
    ['Elementalist visits the Archive', { visit: 4, by: 'elementalist' }],
    ['decipher', { fulfil: 'decipher-ancient-document' }],
    ['pass', { pass: true }],
  ])('%s', (text, action) => expect(contracts.read(text, options)).toEqual({ kind: 'one', action }));

  test('in part leaves the rest to be asked for', () => {
    const reading = contracts.read('shrine', options);
    expect(reading.kind === 'some' && reading.options).toHaveLength(2);
  });

  test('that is none is refused, with what is near', () => {
    expect(contracts.read('ashame shrine', options)).toMatchObject({ sentence: expect.stringContaining('Did you mean "ashane"?') });
    expect(contracts.read('the', options).kind).toBe('none');
  });

  test('can be the words of any answer', () => {
    const wrong = options.filter((action) => {
      const reading = contracts.read(words.action(action), options);
      return reading.kind === 'none';
    });
    expect(wrong).toEqual([]);
  });
});

describe('a card', () => {
  test('is told about in full, and a stranger not at all', () => {
    expect(contracts.about('poacher', PLAIN)).toMatch(/^Poacher\ncompanion · scout · 1 strength · .*\nLevel 1: .*\n/);
    expect(contracts.about('decipher', PLAIN)).toMatch(/^Decipher Ancient Document\nbasic contract · level 1, treasure · /);
    expect(contracts.about('hydra of lerna', PLAIN)).toBeUndefined();
  });

  test('of every sort has words without holes', () => {
    const told = [...CARDS.values()].map(({ name }) => contracts.about(name, PLAIN) ?? '');
    expect(told.filter((text) => text === '' || /undefined|NaN|null|· *·|:\s*$/.test(text))).toEqual([]);
  });
});
