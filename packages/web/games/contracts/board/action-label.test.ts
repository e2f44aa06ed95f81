import type { Action } from '@swordtable/games/contracts/action';
import { costAt } from '@swordtable/games/contracts/actions/visit';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { en as englishCards } from '@swordtable/games/contracts/text/english/cards';
import { view } from '@swordtable/games/contracts/view/view';
import { expect, test } from 'vitest';
import { de as germanCards } from '../words/cards.de.ts';
import { de } from '../words/prompt.de.ts';
import { en } from '../words/prompt.en.ts';
import { playedGame } from '../words/testing/played.ts';
import { abilityLabel, actionLabel, partialLabel } from './action-label.ts';
import { promptTextOf } from './prompt-text.ts';

const english = { words: en, cards: englishCards };
const german = { words: de, cards: germanCards };
const steps = [...playedGame('saying', 2), ...playedGame('saying more', 3)];

const ASKS = ['keep', 'equip', 'turn', 'quests', 'house', 'fulfil', 'work', 'reequip', 'companion', 'reserve', 'unpaid'];
const FACETS = [
  ...['keep', 'leader', 'add', 'discard', 'equip', 'unequip', 'done', 'visit', 'quest', 'recruit', 'buy', 'fulfil', 'work', 'join'],
  ...['pay', 'contribute', 'back', 'use', 'improve', 'reequip', 'choose', 'none', 'pass', 'end', 'dismiss'],
];
const ODD = /undefined|null|NaN|\[object|[{}"]|\s\s|: ?$|^\s*$|, \.|\b(the|and|of|with|gets?)\b/;
const ODD_ENGLISH = /undefined|null|NaN|\[object|[{}"]|\s\s|: ?$|^\s*$|, \./;
/** Each language with what must not be said in it. */
const SPEECHES = [
  [english, ODD_ENGLISH],
  [german, ODD],
] as const;

test('the games played here ask every question and are given every answer', () => {
  expect(ASKS.filter((ask) => !steps.some(({ view: { asked } }) => asked?.ask === ask))).toEqual([]);
  expect(FACETS.filter((facet) => !steps.some(({ options }) => options.some((action) => facet in action)))).toEqual([]);
});

test('every question has a title and a sentence in both languages', () => {
  const odd = new Set<string>();
  for (const { view: seen, seat, options } of steps)
    for (const [speech, wrong] of SPEECHES) {
      const { title = '', text = '' } = promptTextOf(seen, seat, options, speech) ?? {};
      if (wrong.test(title) || wrong.test(text) || !/[.]$/.test(text) || /[.:]$/.test(title)) odd.add(`${title} | ${text}`);
    }
  expect([...odd].slice(0, 10)).toEqual([]);
});

test('every answer on offer is said, and no two answers alike where there is one word for each', () => {
  const odd = new Set<string>();
  for (const { view: seen, seat, options } of steps)
    for (const [speech, wrong] of SPEECHES) {
      const said = options.map((action) => actionLabel(seen, seat, action, speech));
      for (const each of said) if (wrong.test(each)) odd.add(each);
      // The same tokens may come from different companions; the parts of a payment tell those apart.
      const unpaid = said.filter((_, at) => !('pay' in (options[at] ?? {})));
      for (const each of unpaid) if (unpaid.indexOf(each) !== unpaid.lastIndexOf(each)) odd.add(`twice: ${each}`);
    }
  expect([...odd].slice(0, 10)).toEqual([]);
});

test('what is recruited or bought is said with what it costs this party', () => {
  let count = 0;
  for (const { view: seen, seat, options } of steps)
    for (const action of options) {
      const card = 'recruit' in action ? action.recruit : 'buy' in action ? action.buy : undefined;
      if (card === undefined) continue;
      count++;
      const gold = costAt(seen, partyIn(seen, seat), card);
      expect(actionLabel(seen, seat, action, english)).toMatch(new RegExp(`^(Recruit|Buy) ${englishCards.name(card)}, for ${gold} gold$`));
      expect(actionLabel(seen, seat, action, german)).toContain(`${gold} Gold`);
    }
  expect(count).toBeGreaterThan(0);
});

test('who shares a device is asked by name, and a group is named as it grows', () => {
  const begun = scene({
    basics: ['Decipher Ancient Document'],
    parties: [
      {
        fellows: [
          { card: 'Ashane', pool: { magic: 4 } },
          { card: 'Elementalist', pool: { magic: 4, dexterity: 1, wildAdvanced: 1 } },
        ],
      },
    ],
  });
  const at = (now: typeof begun) => view(now.state, 0);
  expect(promptTextOf(at(begun), 0, [], english, 'Anna')?.title).toBe('Anna: Choose an action');
  const first = begun.play(0, { fulfil: 'decipher-ancient-document' });
  expect(promptTextOf(at(first), 0, [], english)?.title).toBe('Who fulfills Decipher Ancient Document?');
  const both = first.play(0, { join: 'ashane' }, { join: 'elementalist' });
  expect(promptTextOf(at(both), 0, [], english)?.title).toBe('Decipher Ancient Document: Ashane and Elementalist');
  const [pay] = both.fitting(0, { bonus: true });
  expect(actionLabel(at(both), 0, pay as Action, english)).toBe('With the bonus, for 1 dexterity, 7 magic, and 1 wild advanced attribute');
});

test('once a place or a companion is named the title asks for the other', () => {
  expect(partialLabel({ visit: 6 }, english)).toBe('Tavern, spot 2: who goes?');
  expect(partialLabel({ by: 'thug' }, english)).toBe('What does Thug do?');
  expect(partialLabel({ by: 'thug', improve: 'magic' }, english)).toBeUndefined();
  expect(partialLabel({}, english)).toBeUndefined();
});

test('an ability says what kind of action it is, what it takes and what it gives, as its card does', () => {
  const begun = scene({ parties: [{ fellows: [{ card: 'Cutpurse', pool: { dexterity: 1 } }] }] });
  const [use] = begun.fitting(0, { use: 'cutpurse' });
  const seen = view(begun.state, 0);
  expect(abilityLabel(seen, 0, use as Extract<Action, { use: string }>, english)).toBe(
    'Free action, once per round, pay 1 dexterity: gain 4 gold.',
  );
});

test('spots of a house are told apart, and what is not wanted is said by what it was', () => {
  const { view: seen } = steps[0] as (typeof steps)[number];
  expect(actionLabel(seen, 0, { visit: 0, by: 'thug' }, english)).toBe('Send Thug to the Harbor');
  expect(actionLabel(seen, 0, { visit: 6, by: 'thug' }, english)).toBe('Send Thug to the Tavern, spot 2');
  const none = (asked: (typeof seen)['asked']): string => actionLabel({ ...seen, asked }, 0, { none: true }, english);
  expect(none({ ask: 'quests', by: 'thug', fields: [0] })).toBe('No side quest');
  expect(none({ ask: 'house', house: 'smith', by: 'thug' })).toBe('Buy nothing');
  expect(none({ ask: 'reserve', seat: 0 })).toBe('Reserve nothing');
});

test('using an ability is said with what it takes, luck included', () => {
  const uses = steps.flatMap(({ view: seen, seat, options }) =>
    options.flatMap((action) => ('use' in action && Object.keys(action.pay).length > 0 ? [actionLabel(seen, seat, action, english)] : [])),
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((said) => !/^Use .*, for \d+ .*: /.test(said))).toEqual([]);
});
