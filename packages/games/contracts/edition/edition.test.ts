import { randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { rules as frozenRules } from '../../archive/contracts-1.ts';
import { BASICS, TOKENS } from '../cards/attributes.ts';
import { CARDS, cardOf, findCard, originalId } from '../cards/catalog.ts';
import { ARCS, CLASSES, DOMAINS, SLOTS } from '../cards/terms.ts';
import { newFellow } from '../party/party.ts';
import { useOf } from '../party/party-state.ts';
import { en } from '../text/english/cards.ts';
import { nameOf } from '../text/sentences/names.ts';
import { edition as openFirst } from './version-1.ts';
import { edition as openSecond } from './version-2.ts';
import { edition as openThird } from './version-3.ts';
import { edition as openFourth } from './version-4.ts';

const rules = frozenRules();
const [{ read, write }, second, third, fourth] = [openFirst(), openSecond(), openThird(), openFourth()];
const changed = [...CARDS.keys()].filter((id) => read(id) !== id);

/** What is printed on a card, in words. */
const textOf = (id: string): string =>
  [en.facts(id), en.rows(id)]
    .flat(2)
    .map((part) => part.toString())
    .join(' ');

test('a card that was different has a printing of its own, and only such a card', () => {
  expect(changed).toContain('squire');
  expect(read('thug')).toBe('thug');
  expect(findCard('thug@1')).toBeUndefined();
  for (const id of changed) expect(textOf(read(id)), id).not.toBe(textOf(id));
});

test.each([
  ['salaries', 'squire', 'Salary 1', 'Salary 0'],
  ['abilities', 'pikeman', 'gain 1 warcraft.', 'gain 2 strength and 1 might.'],
  ['needs', 'decipher-ancient-document', 'Needs: 1 higher magic and 1 trickery.', 'Needs: 1 trickery.'],
  ['bonuses', 'decipher-ancient-document', 'Bonus for 1 higher magic:', 'Bonus for 2 higher magic:'],
  ['effects', 'armour-stand', 'up to 3 times', 'up to twice'],
  ['fees', 'wine-cask', 'cost you 2 gold less', 'cost you 1 gold less'],
  ['prices', 'guild-seal', 'cost you 2 gold less', 'cost you 1 gold less'],
  ['discounts', 'cloak-of-a-hundred-faces', '1 fewer basic attribute.', '2 fewer basic attributes.'],
])('%s are those of version 1', (_, id, before, today) => {
  expect(textOf(read(id))).toContain(before);
  expect(textOf(read(id))).not.toContain(today);
  expect(textOf(id)).toContain(today);
});

test.each([
  ['fees', second, 'isaura@2', 'cost you 3 gold less', 'cost you 1 gold less'],
  ['prices', second, 'tobin@2', 'cost you 3 gold less', 'cost you 2 gold less'],
  ['effects', second, 'briar-shield@2', 'gain 2 luck', 'gain 1 luck'],
  ['costs', second, 'offering-bowl@2', '2 luck', '1 luck'],
  ['gains', third, 'bottled-courage@3', 'gain 3 luck', 'gain 2 luck'],
  ['conditions', third, 'glass-wand@3', '3 or more luck', '2 or more luck'],
  ['prices', third, 'brother-anvil@3', 'cost you 3 gold less', 'cost you 1 gold less'],
  ['fees', third, 'mother-thistle@3', 'Fee 8', 'Fee 10'],
  ['gains', fourth, 'brother-anvil@4', 'gain 1 fame', 'gain 3 gold'],
  ['prices', fourth, 'brother-anvil@4', 'cost you 2 gold less', 'cost you 1 gold less'],
  ['costs', fourth, 'saint-ember@4', 'once per round, pay 2 luck', 'once per round, pay 3 luck'],
  ['fees', fourth, 'the-mason-of-nowhere@4', 'Fee 12', 'Fee 11'],
])('%s are those of the version that a match began with', (_, older, printing, before, today) => {
  const id = originalId(printing);
  expect(older.read(id)).toBe(printing);
  expect(textOf(printing)).toContain(before);
  expect(textOf(printing)).not.toContain(today);
  expect(textOf(id)).toContain(today);
  expect(older.write(printing)).toBe(id);
});

test('version 5 changed numbers of 4 cards, together with version 4 those of 36, and with version 3 those of 59', () => {
  const since = (older: typeof third): readonly string[] => [...CARDS.keys()].filter((id) => older.read(id) !== id);
  expect([since(fourth).length, since(third).length, since(second).length]).toEqual([4, 36, 59]);
  for (const older of [second, third, fourth]) for (const id of since(older)) expect(textOf(older.read(id)), id).not.toBe(textOf(id));
});

test('common contracts did not count as contracts, and the cards say so', () => {
  expect(textOf(read('growing-hunger'))).toContain('fulfills a basic or follow-up contract');
  expect(textOf('growing-hunger')).toContain('fulfills a contract');
});

test('names, flavor, and emblems are those of today', () => {
  for (const id of changed) {
    const { name, flavor, icon } = cardOf(id);
    expect(cardOf(read(id)), id).toMatchObject({ name, flavor, icon });
    expect(en.name(read(id))).toBe(en.name(id));
    expect(nameOf(read(id))).toBe(name);
  }
});

test('printings are no cards of today’s game', () => {
  expect([...CARDS.keys()].filter((id) => id !== originalId(id))).toEqual([]);
  expect(originalId(read('squire'))).toBe('squire');
});

test('cards are found wherever they are named, and what is written is what was read', () => {
  const value = {
    cards: ['squire', 'thug', null],
    pay: { squire: { strength: 2 }, party: { luck: 1 } },
    used: [useOf('squire', 'marksmanship', 0), useOf(null, 'squire', 1)],
  };
  const shown = read(value);
  expect(shown).toEqual({
    cards: ['squire@1', 'thug', null],
    pay: { 'squire@1': { strength: 2 }, party: { luck: 1 } },
    used: ['squire@1:marksmanship:0', ':squire@1:1'],
  });
  expect(write(shown)).toEqual(value);
});

test('what names no changed card stays the same value, and the rest is renamed once', () => {
  const value = { plain: { card: 'thug' }, changed: { card: 'squire' } };
  expect(read(value).plain).toBe(value.plain);
  expect(read(value).changed).toBe(read(value.changed));
});

test('no changed card is called like anything else in a match', () => {
  const words = new Set<string>([...TOKENS, ...BASICS, ...ARCS, ...CLASSES, ...DOMAINS, ...SLOTS, 'gold', 'luck', 'fame', 'party']);
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, facet] of Object.entries(value)) {
      if (!Array.isArray(value)) words.add(name);
      collect(facet);
    }
  };
  collect({ ...(rules.setup(3, {}, randomFrom('names')) as object), fellow: newFellow('thug') });
  expect(changed.filter((id) => words.has(id))).toEqual([]);
});
