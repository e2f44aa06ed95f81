import { describe, expect, test } from 'vitest';
import type { Action, Spent } from '../action.ts';
import type { Event } from '../events.ts';
import { randomGame } from '../scene/random-game.ts';
import { scene } from '../scene/scene.ts';
import { paymentText } from './sentences/payments.ts';
import { words } from './words.ts';

/** Whole games by dice: all that was asked, answered and told, and the answers to each question that have the same words. */
const playedThrough = (seats: number, seeds: readonly string[]) => {
  const prompts = new Set<string>();
  const actions = new Map<string, Set<string>>();
  const events = new Map<string, Set<string>>();
  const twice: string[] = [];
  const note = (book: Map<string, Set<string>>, kind: string, said: string): void => {
    book.set(kind, (book.get(kind) ?? new Set()).add(said));
  };
  const hear = (event: Event): void => note(events, event.what, words.event(event));
  for (const seed of seeds) {
    const { told } = randomGame(seats, seed, ({ decision, events: heard }) => {
      prompts.add(words.prompt(decision.prompt));
      const said = [...decision.options].map((action) => {
        const text = words.action(action);
        note(actions, Object.keys(action).join(' '), text);
        return text;
      });
      if (new Set(said).size < said.length) twice.push(said.find((text, at) => said.indexOf(text) !== at) ?? '');
      heard.forEach(hear);
    });
    told.forEach(hear);
  }
  return { prompts, actions, events, twice };
};

const { prompts, actions, events, twice } = playedThrough(3, ['words 1', 'words 2', 'words 3']);
const allIn = (book: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => [...book.values()].flatMap((said) => [...said]);

describe('Sentences', () => {
  test('all that is asked and told in whole games is a sentence', () => {
    const odd = [...prompts, ...allIn(events)].filter((said) => !/^[A-Z].*[^\s,;:.][.?]$/.test(said));
    expect(odd).toEqual([]);
  });

  test('none has a hole in it, or anything that is not for people', () => {
    const odd = [...prompts, ...allIn(actions), ...allIn(events)].filter((said) =>
      /undefined|null|NaN|-1|[{}[\]"]|\s\s|\s[,.;:]|[,;:]\s*[,.;:]|wild[BAE]|higherM|camp-/.test(said),
    );
    expect(odd).toEqual([]);
  });

  test('answers to one question have different words', () => expect(twice).toEqual([]));

  test('the games were long enough to hear nearly everything', () => {
    expect(actions.size).toBeGreaterThan(22);
    expect(events.size).toBeGreaterThan(32);
  });
});

const kinds = scene({
  parties: [
    {
      luck: 1,
      fellows: [
        { card: 'Ashane', pool: { magic: 4 } },
        { card: 'Elementalist', pool: { magic: 4, dexterity: 1, wildAdvanced: 1 } },
      ],
    },
  ],
  basics: ['Decipher Ancient Document'],
}).play(0, { fulfil: 'decipher-ancient-document' }, { join: 'elementalist' }, { join: 'ashane' }, { bonus: true });

type Fulfilled = Extract<Event, { what: 'fulfilled' }>;
const paid = ({ contract, bonus, group, pay }: Fulfilled): string => paymentText(contract, bonus, group, pay);
const byAshane = (pay: Spent): Fulfilled => ({
  ...{ what: 'fulfilled', seat: 1, contract: 'decipher-ancient-document', bonus: true, group: ['ashane'], pay },
});

describe('Payments are spelled out', () => {
  test('C-5: example 2 of the rulebook says what is made of what', () => {
    expect(kinds.told('fulfilled').map(paid)).toEqual([
      'Elementalist makes trickery from 1 dexterity and 4 magic and uses 1 wild advanced attribute as higher magic; ' +
        'Ashane makes higher magic from 3 magic',
    ]);
    expect(kinds.told('fulfilled').map(words.event)).toEqual([
      'Amber fulfills Decipher Ancient Document and its bonus with Elementalist and Ashane, for 1 dexterity, 7 magic, and 1 wild advanced attribute.',
    ]);
  });

  test.each<[Spent, string]>([
    [
      { ashane: { trickery: 1, higherMagic: 1, magic: 2 }, party: { luck: 1 } },
      'Ashane makes higher magic from 2 magic and 1 luck from the party and pays 1 higher magic and 1 trickery',
    ],
    [
      { ashane: { precision: 1, magic: 2, higherMagic: 1 }, party: { wildAdvanced: 1 } },
      'Ashane splits 1 precision into 3 dexterity, makes trickery from 3 dexterity and 2 magic, and pays 1 higher magic; ' +
        'the party uses 1 wild advanced attribute as higher magic',
    ],
  ])('%j', (pay, said) => expect(paid(byAshane(pay))).toBe(said));
});

describe('Words', () => {
  test.each<[Action, string]>([
    [{ keep: 'poacher' }, 'keep Poacher'],
    [{ add: 'poacher' }, 'add Poacher to the party'],
    [{ visit: 0, by: 'poacher' }, 'Poacher visits Harbor'],
    [{ visit: 6, by: 'thug' }, 'Thug visits Tavern beside side quest 8'],
    [
      { quest: 3, pay: { thug: { strength: 2 }, party: { luck: 1 } } },
      'fulfill side quest 4 with 2 strength from Thug, 1 luck from the party',
    ],
    [{ contribute: 2, bonus: true }, 'contribute everything plus 2 from the party, with the bonus for luck'],
    [{ pay: { ashane: { magic: 3 } }, bonus: false }, 'fulfill it without the bonus: 3 magic from Ashane'],
    [{ improve: 'dexterity', by: 'thug', pay: { thug: { dexterity: 2 } } }, 'Thug improves the hunt track with 2 dexterity'],
  ])('%j is "%s"', (action, said) => expect(words.action(action)).toBe(said));

  test.each<[Event, string]>([
    [{ what: 'kept', seat: 1, card: null }, 'Sky keeps a card.'],
    [{ what: 'left', seat: 0, companion: 'poacher', lost: [] }, 'Amber doesn’t pay Poacher, who leaves.'],
    [
      { what: 'gained', seat: 0, card: 'camp-magic', to: 'thug', got: { experience: 1 } },
      'Amber gains 1 experience for Thug from the ritual.',
    ],
    [
      { what: 'gained', seat: 0, card: 'pell', to: null, got: { gold: 2, waived: 1 } },
      'Amber gains 2 gold and a waiver of 1 salary token from Pell.',
    ],
    [{ what: 'over', points: [30, 28], winners: [0] }, 'Amber wins with 30 fame, ahead of Sky with 28.'],
    [{ what: 'over', points: [30, 30, 9], winners: [0, 1] }, 'Amber and Sky share the win with 30 fame, ahead of Copper with 9.'],
  ])('%j is told as "%s"', (event, said) => expect(words.event(event)).toBe(said));
});
