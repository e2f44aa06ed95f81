import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { playedGame } from '@swordtable/games/battlefields/testing/played';
import { en } from '@swordtable/games/battlefields/text/en';
import type { LoggedEvent, Where } from '@swordtable/games/battlefields/text/texts';
import type { Seats } from '@swordtable/games/seat-names';
import { describe, expect, test } from 'vitest';
import { de } from './texts.de.ts';

const reading =
  (reader: number): Seats =>
  (seat) => ({ name: seat === 0 ? 'Anna' : 'Bodo', isReader: seat === reader });
const READERS = [-1, 0, 1] as const;

/** Every place has the land of its number; nothing is known of the last. */
const WHERE: Where = { cards: CARDS, landAt: (place) => (place === 3 ? undefined : place + 8) };

/** What dice seldom bring about. */
const RARE: readonly LoggedEvent[] = [
  { what: 'over', points: [14, 14], winner: 0, early: false },
  { what: 'over', points: [14, 14], winner: -1, early: false },
  { what: 'over', points: [18, 3], winner: 0, early: true },
  { what: 'ares', seat: -1, cards: 2, places: [1, 1] },
  { what: 'ares', seat: 1, cards: 1, places: [1, 2] },
  { what: 'won', place: 2, seat: 1, lands: [] },
  { what: 'won', place: 3, seat: -1, lands: [4] },
  { what: 'drew', seat: 0, warriors: ['archers'], cause: 'set' },
  { what: 'drew', seat: 1, warriors: [], cause: 'rally' },
  { what: 'reshuffled', seat: 0, cards: 1 },
  { what: 'lifted', seat: 1, card: 'elite', place: 0, by: 'flank', how: 'defeats' },
  { what: 'lifted', seat: 0, card: 'elite', place: 0, by: 'elite', how: 'cancels' },
  { what: 'laidOut', lands: [{ what: 'land', land: 3, place: 0, onto: [1, 2] }] },
  { what: 'tookAll', seat: 0, cards: ['ambush', 'raid'] },
];

const games = ['a', 'b', 'c', 'd', 'e', 'f'].map(playedGame);
const events: readonly LoggedEvent[] = [
  ...new Map(games.flatMap((steps) => steps.flatMap(({ seen }) => seen.flat())).map((event) => [JSON.stringify(event), event])).values(),
  ...RARE,
];

const KINDS: Readonly<Record<Event['what'], true>> = {
  ...{ round: true, land: true, aresDrawn: true, reshuffled: true, drew: true, took: true, discarded: true, shed: true, ready: true },
  ...{ phase: true, placed: true, passed: true, played: true, scouted: true, withdrew: true, revealed: true, answered: true },
  ...{ letStand: true, settled: true, moved: true, laid: true, lifted: true, compared: true, nothingToCompare: true, won: true },
  ...{ ares: true, over: true },
};

const NOT_A_SENTENCE = /undefined|null|NaN|\?|\[object|\.\.|\s\s|\s[.,;:]/;
const ENGLISH = /\b(the|and|of|to|from|with|takes?|plays?|warriors?|place|face|your?|is|by)\b/i;
const GERMAN = /\b(der|die|das|und|von|mit|nimmt|wird|nicht|du|bei|auf)\b/i;

/** Events of one seat that the other's card brings about. */
const isDoneByOther = (event: LoggedEvent): event is Extract<LoggedEvent, { what: 'lifted' | 'withdrew' }> =>
  event.what === 'lifted' || (event.what === 'withdrew' && event.cause === 'ambush');

describe('sentences', () => {
  test('the games played here bring every kind of event', () => {
    expect(Object.keys(KINDS).filter((kind) => !events.some(({ what }) => what === kind))).toEqual([]);
  });

  test.each([
    ['English', en, GERMAN],
    ['German', de, ENGLISH],
  ])('%s tells every event as a whole sentence, to every reader', (_name, texts, foreign) => {
    const odd = new Set<string>();
    for (const event of events) {
      for (const reader of READERS) {
        const told = texts.sentence(event, reading(reader), WHERE);
        const whole = /^[\p{Lu}\d]/u.test(told) && told.endsWith('.');
        if (!whole || NOT_A_SENTENCE.test(told) || foreign.test(told)) odd.add(`${event.what}: ${told}`);
      }
    }
    expect([...odd]).toEqual([]);
  });

  test('only the reader is addressed as you', () => {
    const YOU = { en: /\b(you|your)\b/i, de: /\bdu\b/i };
    for (const event of events) {
      if (!('seat' in event) || event.seat < 0 || isDoneByOther(event)) continue;
      for (const [texts, you] of [
        [en, YOU.en],
        [de, YOU.de],
      ] as const) {
        const { seat } = event;
        expect(texts.sentence(event, reading(seat), WHERE)).toMatch(you);
        expect(texts.sentence(event, reading(seat), WHERE)).not.toMatch(/Anna|Bodo/);
        expect(texts.sentence(event, reading(1 - seat), WHERE)).not.toMatch(you);
        expect(texts.sentence(event, reading(-1), WHERE)).toContain(seat === 0 ? 'Anna' : 'Bodo');
      }
    }
  });

  test('who takes a card or a warrior away leads the sentence', () => {
    const taken = events.filter(isDoneByOther);
    expect(new Set(taken.map(({ what }) => what))).toEqual(new Set(['lifted', 'withdrew']));
    for (const event of taken) {
      const doer = event.seat === 0 ? 'Bodo' : 'Anna';
      expect(en.sentence(event, reading(event.seat), WHERE)).toMatch(new RegExp(`^${doer}’s .*your`));
      expect(en.sentence(event, reading(1 - event.seat), WHERE)).toMatch(/^Your /);
      expect(de.sentence(event, reading(event.seat), WHERE)).toMatch(new RegExp(`^${doer} `));
      expect(de.sentence(event, reading(1 - event.seat), WHERE)).toMatch(/^Du /);
    }
  });

  test('what is hidden from the reader is not named', () => {
    const names = [...WARRIORS.map(en.warrior), ...ACTIONS.map(en.action)];
    const hidden = events.filter(
      (event) => ('warrior' in event && event.warrior === null) || ('card' in event && (event.card as string | null) === null),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const event of hidden) {
      const told = en.sentence(event, reading(0), WHERE);
      expect(names.filter((name) => told.includes(name))).toEqual([]);
    }
  });

  test('a place is called by its land, and by its number where none is known', () => {
    const placed = (place: number): Event => ({ what: 'placed', seat: 0, place, warrior: 'cavalry' });
    expect(en.sentence(placed(1), reading(0), WHERE)).toBe('You place Cavalry face down at Parnassus.');
    expect(en.sentence(placed(3), reading(1), WHERE)).toBe('Anna places Cavalry face down at place 4.');
    expect(de.sentence(placed(1), reading(0), WHERE)).toBe('Du stellst am Parnass Reiterei verdeckt auf.');
    expect(de.sentence(placed(3), reading(1), WHERE)).toBe('Anna stellt an Platz 4 Reiterei verdeckt auf.');
  });

  test('an early end says whose lands ended it', () => {
    const over: Event = { what: 'over', points: [18, 19], winner: 1, early: true };
    expect(en.sentence(over, reading(0), { ...WHERE, enders: [0] })).toBe('You have 16 or more points in lands. Bodo wins, 19 to 18.');
    expect(en.sentence(over, reading(0), { ...WHERE, enders: [0, 1] })).toMatch(/^Both have 16/);
    expect(de.sentence(over, reading(0), { ...WHERE, enders: [1] })).toBe(
      'Bodo hat mindestens 16 Punkte aus Ländern. Bodo gewinnt, 19 zu 18.',
    );
  });

  test('equal cards are counted, and what is not known is counted as well', () => {
    const drew = (warriors: Extract<Event, { what: 'drew' }>['warriors']): Event => ({ what: 'drew', seat: 0, warriors, cause: 'round' });
    expect(en.sentence(drew(['archers', 'cavalry', 'archers']), reading(0), WHERE)).toBe('You draw 2 Archers and Cavalry.');
    expect(de.sentence(drew(['archers', null, null]), reading(0), WHERE)).toBe('Du ziehst Bogenschützen und 2 Einheiten.');
  });

  test('a comparison says who wins it, and by what', () => {
    const pair = { what: 'compared', place: 0, warriors: ['cavalry', 'spearmen'], lying: [null, null] } as const;
    const told = (event: Event, texts = en) => texts.sentence(event, reading(0), WHERE);
    expect(told({ ...pair, winner: 1, verdict: 'type' })).toBe('Helicon: Spearmen beat Cavalry. Bodo wins this pair.');
    expect(told({ ...pair, winner: 0, verdict: 'flank' })).toBe('Helicon: Cavalry vs. Spearmen. You win with Flank.');
    expect(told({ ...pair, winner: 0, verdict: 'elite' })).toBe('Helicon: Cavalry vs. Spearmen. Same type, but you win with Elite.');
    expect(told({ ...pair, winner: -1, verdict: 'tie' })).toMatch(/both fall/);
    expect(told({ ...pair, winner: 1, verdict: 'type' }, de)).toBe('Helikon: Speerträger schlagen Reiterei. Bodo gewinnt dieses Paar.');
  });
});

describe('names', () => {
  test('every card has a name and a text of its own in both languages', () => {
    for (const texts of [en, de]) {
      const said = [
        ...WARRIORS.map(texts.warrior),
        ...WARRIORS.map((warrior) => texts.warriorText(warrior, CARDS.beats)),
        ...ACTIONS.map(texts.action),
        ...ACTIONS.map(texts.actionText),
        ...CARDS.lands.map(texts.land),
      ];
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  test('what an action answers is what the game says', () => {
    expect(en.actionAnswers('surround')).toEqual(['Defeats Ambush, Skirmish, Elite, and Flank.', 'Two Surround cards cancel each other.']);
    expect(en.actionAnswers('skirmish')).toEqual(['Defeated by Elite, Flank, and Surround.']);
    expect(en.actionAnswers('rally')).toEqual([]);
    expect(de.actionAnswers('flank')).toHaveLength(3);
  });

  test('a land or kind that only a file of cards has keeps its own name', () => {
    expect(de.land({ name: 'Atlantis' })).toBe('Atlantis');
    expect(de.kind('Volcano')).toBe('Volcano');
    expect(de.land({ name: 'constructor' })).toBe('constructor');
  });
});
