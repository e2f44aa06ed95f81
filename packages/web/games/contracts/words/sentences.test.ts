import { CARDS } from '@swordtable/games/contracts/cards/catalog';
import type { Event } from '@swordtable/games/contracts/events';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import { en as englishCards } from '@swordtable/games/contracts/text/english/cards';
import { eventText as inEnglish } from '@swordtable/games/contracts/text/sentences/events';
import type { Seats } from '@swordtable/games/seat-names';
import { describe, expect, test } from 'vitest';
import { de as germanCards } from './cards.de.ts';
import { sentence as inGerman } from './sentences.de.ts';
import { playedGame } from './testing/played.ts';

const PEOPLE = ['Anna', 'Bodo', 'Carla', 'Dario', 'Edda'] as const;
const reading =
  (reader: number): Seats =>
  (seat) => ({ name: PEOPLE[seat] ?? '', isReader: seat === reader });

interface Happened {
  readonly event: Event;
  readonly seats: number;
}

const contract = 'decipher-ancient-document';
/** What dice seldom bring about. */
const RARE: readonly Happened[] = [
  { seats: 2, event: { what: 'over', points: [14, 14], winners: [1] } },
  { seats: 3, event: { what: 'over', points: [14, 9, 14], winners: [0, 2] } },
  { seats: 2, event: { what: 'calledOff', seat: 1, contract, gold: 2, luck: 0 } },
  { seats: 2, event: { what: 'calledOff', seat: 1, contract, gold: 0, luck: 0 } },
  { seats: 2, event: { what: 'opened', contract, out: 'soldier-work' } },
  { seats: 2, event: { what: 'reserved', seat: 0, contract, out: 'soldier-work' } },
  { seats: 2, event: { what: 'stoodUp', seat: 0, card: 'rage', companion: 'poacher' } },
  { seats: 2, event: { what: 'left', seat: 0, companion: 'lumberjack', lost: [] } },
  { seats: 2, event: { what: 'prepared', seat: 0, salary: 0 } },
  { seats: 2, event: { what: 'drew', seat: 0, card: 'market', count: 1, cards: ['rage'] } },
  { seats: 2, event: { what: 'gained', seat: 0, card: 'camp-magic', to: 'poacher', got: { experience: 1 } } },
  { seats: 2, event: { what: 'gained', seat: 0, card: 'rage', to: null, got: { waived: 1, camp: { magic: 2 }, wilds: { wildBasic: 1 } } } },
];

const games = [
  ['two', 2],
  ['three', 3],
  ['five', 5],
] as const;
const played: readonly Happened[] = games.flatMap(([seed, seats]) =>
  playedGame(seed, seats).flatMap(({ seen }) => seen.flatMap((events) => events.map((event) => ({ event, seats })))),
);
/** Everything that was told once, to any player. */
const happened: readonly Happened[] = [...new Map(played.map((each) => [JSON.stringify(each), each])).values(), ...RARE];

const KINDS: Readonly<Record<Event['what'], true>> = {
  ...{ round: true, dealt: true, kept: true, drafted: true, planned: true, ready: true, revealed: true, prepared: true, turn: true },
  ...{ gained: true, drew: true, stoodUp: true, visited: true, quest: true, recruited: true, bought: true, fulfilled: true },
  ...{ calledOff: true, opened: true, refilled: true, reserved: true, contributed: true, used: true, improved: true, campLevel: true },
  ...{ added: true, equipped: true, unequipped: true, passed: true, ranked: true, paid: true, left: true, levelled: true },
  ...{ cleaned: true, scored: true, over: true },
};

const NOT_A_SENTENCE = /undefined|null|NaN|Infinity|\?|\[object|\.\.|\s\s|\s[.,;:]|\b0 |: \.|, \./;
const ENGLISH = /\b(the|and|of|to|from|with|takes?|gets?|cards?|your?|is|by|for)\b/i;
const GERMAN = /\b(der|die|das|und|von|mit|nimmt|wird|nicht|du|bei|auf|für|bekommt)\b/i;

/** A sentence without the names of the cards in it: those have words of their own. */
const withoutNames = (told: string, event: Event, { name }: CardTexts): string => {
  const ids = (JSON.stringify(event).match(/"[a-z0-9-]+"/g) ?? []).map((id) => id.slice(1, -1)).filter((id) => CARDS.has(id));
  return ids.reduce((left, id) => left.replaceAll(name(id), 'X'), told);
};

describe('sentences', () => {
  test('the games played here bring every kind of event', () => {
    expect(Object.keys(KINDS).filter((kind) => !happened.some(({ event }) => event.what === kind))).toEqual([]);
  });

  test.each([
    ['English', inEnglish, GERMAN, englishCards],
    ['German', inGerman, ENGLISH, germanCards],
  ])('%s tells every event as a whole sentence to every reader', (_name, sentence, foreign, cards) => {
    const odd = new Set<string>();
    for (const { event, seats } of happened) {
      for (let reader = -1; reader < seats; reader++) {
        const told = sentence(event, reading(reader));
        const bare = withoutNames(told, event, cards);
        const isWhole = /^[\p{Lu}\d]/u.test(told) && told.endsWith('.');
        if (!isWhole || NOT_A_SENTENCE.test(bare) || foreign.test(bare)) odd.add(`${event.what}: ${told}`);
      }
    }
    expect([...odd].slice(0, 20)).toEqual([]);
  });

  test('the reader is addressed, and no one else is', () => {
    const odd = new Set<string>();
    for (const { event } of happened) {
      if (!('seat' in event)) continue;
      for (const [sentence, you, cards] of [
        [inEnglish, /\byou\b/i, englishCards],
        [inGerman, /\bdu\b/i, germanCards],
      ] as const) {
        const toReader = withoutNames(sentence(event, reading(event.seat)), event, cards);
        const toOther = withoutNames(sentence(event, reading(-1)), event, cards);
        const isToReader = you.test(toReader) && !PEOPLE.some((name) => toReader.includes(name));
        if (!isToReader || you.test(toOther) || !toOther.includes(PEOPLE[event.seat] ?? '')) odd.add(`${event.what}: ${toReader}`);
      }
    }
    expect([...odd].slice(0, 20)).toEqual([]);
  });

  test('a fulfilled contract is told with its group, its bonus and what it took', () => {
    const fulfilled: Event = {
      ...{ what: 'fulfilled', seat: 0, contract, group: ['elementalist', 'ashane'], bonus: true },
      pay: { elementalist: { dexterity: 1, magic: 4, wildAdvanced: 1 }, ashane: { magic: 3 } },
    };
    expect(inEnglish(fulfilled, reading(0))).toBe(
      'You fulfill Decipher Ancient Document and its bonus with Elementalist and Ashane, for 1 dexterity, 7 magic, and 1 wild advanced attribute.',
    );
    expect(inGerman(fulfilled, reading(1))).toBe(
      `Anna erfüllt „${germanCards.name(contract)}“ samt Bonus mit ${germanCards.name('elementalist')} und Ashane, für 1 Geschick, 7 Magie und 1 Aufbaujoker.`,
    );
  });

  test('what was got is spelled out, with the card that gave it', () => {
    const got: Event = { what: 'gained', seat: 0, card: contract, to: null, got: { gold: 7, luck: 1, fame: 1 } };
    expect(inEnglish(got, reading(0))).toBe('You gain 7 gold, 1 luck, and 1 fame from Decipher Ancient Document.');
    const own: Event = { what: 'gained', seat: 0, card: 'poacher', to: 'poacher', got: { tokens: { strength: 1 } } };
    expect(inEnglish(own, reading(1))).toBe('Anna gains 1 strength for Poacher.');
    const camp: Event = { what: 'gained', seat: 1, card: 'camp-strength', to: null, got: { gold: 5 } };
    expect(inGerman(camp, reading(0))).toBe('Bodo bekommt 5 Gold (Lager).');
    expect(inEnglish(camp, reading(0))).toBe('Bodo gains 5 gold from the camp.');
    expect(inEnglish({ ...camp, card: 'the-smith' }, reading(0))).toBe('Bodo gains 5 gold from the Smith.');
  });

  test('German quotes titles and names that would have to be declined, and leaves people their names', () => {
    const bought: Event = { what: 'bought', seat: 0, card: 'royal-charter', gold: 6 };
    expect(inGerman(bought, reading(0))).toBe('Du kaufst „Königlicher Freibrief“ für 6 Gold.');
    const people = [...CARDS].filter(([, { is }]) => is === 'legendary').map(([id]) => id);
    const recruited = people.map((card) => inGerman({ what: 'recruited', seat: 0, card, gold: 6 }, reading(0)));
    expect(recruited.filter((told) => told.includes('„') && !/„(Der|Die|Das) /.test(told))).toEqual([]);
    expect(inGerman({ what: 'quest', seat: 0, by: 'lumberjack', quest: 'move-the-millstone', pay: {} }, reading(0))).toBe(
      'Du erfüllst mit Holzfäller die Nebenaufgabe „Mühlstein rücken“.',
    );
  });

  test('pay day is told with who goes and what goes along', () => {
    const left: Event = { what: 'left', seat: 0, companion: 'lumberjack', lost: ['cursed-hide'] };
    expect(inEnglish(left, reading(1))).toBe('Anna doesn’t pay Lumberjack, who leaves with Cursed Hide.');
    const paid: Event = { what: 'paid', seat: 0, gold: 16, fame: 2, companions: ['poacher', 'elementalist'] };
    expect(inEnglish(paid, reading(0))).toBe('You pay 16 gold to Poacher and Elementalist, for 2 fame.');
  });

  test('the end says who won, and by what', () => {
    const over = (points: readonly number[], winners: readonly number[], reader: number, sentence = inEnglish) =>
      sentence({ what: 'over', points, winners }, reading(reader));
    expect(over([30, 41, 35], [1], 0)).toBe('Bodo wins with 41 fame, ahead of Carla with 35 and you with 30.');
    expect(over([41, 41], [0], 0)).toBe('You win with 41 fame and the tie-breaker, ahead of Bodo with 41.');
    expect(over([20, 41, 41], [1, 2], 2, inGerman)).toBe('Bodo und du teilt euch den Sieg mit 41 Ruhm; dahinter Anna mit 20.');
    const score = { fame: 24, cards: [{ card: 'rage', fame: 4 }], gold: 2, luck: 0, total: 30 };
    expect(inEnglish({ what: 'scored', seat: 0, score }, reading(0))).toBe('You finish with 30 fame: 24 earned, 4 from cards, 2 for gold.');
  });
});
