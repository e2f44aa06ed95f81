import { PARTY } from '@swordtable/games/contracts/action';
import { CARDS } from '@swordtable/games/contracts/cards/catalog';
import { en as englishCards } from '@swordtable/games/contracts/text/english/cards';
import { describe, expect, test } from 'vitest';
import { de as germanCards } from '../words/cards.de.ts';
import { de } from '../words/prompt.de.ts';
import { en } from '../words/prompt.en.ts';
import { playedGame } from '../words/testing/played.ts';
import { paymentLabel } from './payment-label.ts';
import { type Paid, type PaymentPart, paymentParts } from './payment-parts.ts';

const english = { words: en, cards: englishCards };
const german = { words: de, cards: germanCards };

const partOf = (paid: Paid, by: string): PaymentPart | undefined => paymentParts(paid).find((part) => part.by === by);

describe('Worked example 2', () => {
  const paid: Paid = {
    ...{ contract: 'decipher-ancient-document', bonus: true, group: ['elementalist', 'ashane'] },
    pay: { elementalist: { dexterity: 1, magic: 4, wildAdvanced: 1 }, ashane: { magic: 3 } },
  };

  test('C-5: who makes what of what, companion by companion', () => {
    expect(paymentParts(paid)).toEqual([
      {
        by: 'elementalist',
        spends: [
          { token: 'dexterity', count: 1 },
          { token: 'magic', count: 4 },
          { token: 'wildAdvanced', count: 1 },
        ],
        plain: [],
        makes: [
          {
            ...{ makes: 'trickery', count: 1, with: [] },
            of: [
              { token: 'dexterity', count: 1 },
              { token: 'magic', count: 4 },
            ],
          },
          { makes: 'higherMagic', count: 1, of: [{ token: 'wildAdvanced', count: 1 }], with: [] },
        ],
      },
      {
        by: 'ashane',
        spends: [{ token: 'magic', count: 3 }],
        plain: [],
        makes: [{ makes: 'higherMagic', count: 1, of: [{ token: 'magic', count: 3 }], with: [] }],
      },
    ]);
  });

  test('is said in both languages', () => {
    expect(paymentLabel(paymentParts(paid), english)).toBe(
      'Elementalist: 1 dexterity and 4 magic make 1 trickery; 1 wild advanced attribute as 1 higher magic. Ashane: 3 magic make 1 higher magic.',
    );
    expect(paymentLabel(paymentParts(paid), german)).toBe(
      `${germanCards.name('elementalist')}: 1 Geschick und 4 Magie ergeben 1 Blendwerk; 1 Aufbaujoker als 1 Hohe Magie. Ashane: 3 Magie ergeben 1 Hohe Magie.`,
    );
  });
});

describe('What is paid', () => {
  test('C-18 worked example 3: Buckler and Brawler give their strength as it is, and a split is spelled out', () => {
    const paid: Paid = { common: 'soldier-work', group: ['buckler', 'brawler'], pay: { buckler: { strength: 2 }, brawler: { might: 1 } } };
    expect(partOf(paid, 'buckler')).toMatchObject({ plain: [{ token: 'strength', count: 2 }], makes: [] });
    expect(partOf(paid, 'brawler')).toMatchObject({ plain: [], makes: [{ makes: 'strength', count: 3 }] });
  });

  test('C-6: luck that fills in is listed with what it helps to make, not as a payment of its own', () => {
    const paid: Paid = {
      ...{ contract: 'break-the-millers-hex', bonus: false, group: ['ashane', 'thug'] },
      pay: { ashane: { magic: 2, spellblade: 1 }, [PARTY]: { luck: 1 } },
    };
    const parts = paymentParts(paid);
    expect(parts.map(({ by }) => by)).toEqual(['ashane', 'thug', PARTY]);
    expect(parts[0]).toMatchObject({
      plain: [{ token: 'spellblade', count: 1 }],
      makes: [{ makes: 'higherMagic', of: [{ token: 'magic', count: 2 }], with: [{ token: 'luck', count: 1 }] }],
    });
    expect(parts[1]).toMatchObject({ spends: [], plain: [], makes: [] });
    expect(parts[2]).toMatchObject({ spends: [{ token: 'luck', count: 1 }], plain: [], makes: [] });
    expect(paymentLabel(parts, english)).toBe('Ashane: 1 spellblade; 2 magic and 1 luck make 1 higher magic. Thug: nothing.');
  });

  test('C-6: luck that is asked for as such is a payment of its own', () => {
    const [quest = ''] = [...CARDS].find(([, card]) => card.is === 'quest' && card.needs.luck === 1 && card.needs.magic === 1) ?? [];
    const paid: Paid = { quest, by: 'ashane', pay: { ashane: { magic: 1 }, [PARTY]: { luck: 1 } } };
    expect(partOf(paid, 'ashane')).toMatchObject({ plain: [{ token: 'magic', count: 1 }], makes: [] });
    expect(partOf(paid, PARTY)).toMatchObject({ plain: [{ token: 'luck', count: 1 }], makes: [] });
  });

  test('C-23: an advanced attribute on a track of the camp is split, the others are what they are', () => {
    const paid: Paid = { track: 'strength', by: 'poacher', pay: { poacher: { strength: 2, might: 1 }, [PARTY]: { luck: 1 } } };
    expect(partOf(paid, 'poacher')).toMatchObject({
      plain: [{ token: 'strength', count: 2 }],
      makes: [{ makes: 'strength', count: 3, of: [{ token: 'might', count: 1 }] }],
    });
    expect(partOf(paid, PARTY)).toMatchObject({ plain: [], makes: [{ makes: 'strength', count: 1, of: [{ token: 'luck', count: 1 }] }] });
  });
});

/** Everything that was paid in a game by dice. */
const paidIn = (seed: string, seats: number): readonly Paid[] =>
  playedGame(seed, seats).flatMap(({ events }) =>
    events.flatMap((event): readonly Paid[] => {
      if (event.what === 'fulfilled') return [event];
      if (event.what === 'quest') return [{ quest: event.quest, by: event.by, pay: event.pay }];
      if (event.what === 'improved') return [{ track: event.track, by: event.by, pay: event.pay }];
      return event.what === 'contributed' ? [{ common: event.common, group: event.group, pay: event.pay }] : [];
    }),
  );

test('every payment of whole games is spelled out without a rest: what is not used as it is goes into something', () => {
  const all = [...paidIn('paid two', 2), ...paidIn('paid three', 3)];
  expect(all.length).toBeGreaterThan(30);
  for (const paid of all) {
    for (const { by, spends, plain, makes } of paymentParts(paid)) {
      expect(Object.fromEntries(spends.map(({ token, count }) => [token, count]))).toEqual(paid.pay[by] ?? {});
      // A contract takes no basic attribute as it is, so all of them have become something else.
      if ('contract' in paid)
        expect(plain.filter(({ token }) => ['strength', 'dexterity', 'magic', 'wildBasic'].includes(token))).toEqual([]);
      const isExplained = plain.length > 0 || makes.length > 0 || spends.length === 0 || by === PARTY;
      expect(isExplained).toBe(true);
    }
    expect(paymentLabel(paymentParts(paid), german)).not.toMatch(/undefined|NaN|: \.|, ,/);
  }
});
