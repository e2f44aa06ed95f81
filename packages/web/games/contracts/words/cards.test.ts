import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import { CARDS, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { Effect, Rule } from '@swordtable/games/contracts/effects/effect';
import { doingsOf, textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import { en } from '@swordtable/games/contracts/text/english/cards';
import { describe, expect, test } from 'vitest';
import { de } from './cards.de.ts';
import { COMPANIONS } from './names-companions.de.ts';
import { CONTRACTS } from './names-contracts.de.ts';
import { GEAR } from './names-gear.de.ts';
import { GOODS } from './names-goods.de.ts';
import { HEROES } from './names-heroes.de.ts';
import { PLACES } from './names-places.de.ts';
import { SKILLS } from './names-skills.de.ts';
import { GERMAN } from './phrases.de.ts';

const IDS = [...CARDS.keys()];
const LANGUAGES = [
  ['en', en],
  ['de', de],
] as const;
/** English words of cards that German has none like. */
const ENGLISH = /\b(gain|undefined|NaN|the|and|with|your|this|companion|fulfill|round|gold|luck|strength|each|whenever|free)\b/;

describe('the German of the cards', () => {
  test('there is a name and a flavor for every card, and for no other', () => {
    const named = [COMPANIONS, HEROES, GEAR, SKILLS, GOODS, CONTRACTS, PLACES].flatMap((names) => Object.keys(names));
    expect(named.toSorted()).toEqual(IDS.toSorted());
    expect(IDS.filter((id) => de.name(id) === '' || !/[.?!]$/.test(de.flavor(id)))).toEqual([]);
  });

  test('no two cards have the same name, and every name fits on a card', () => {
    const names = IDS.map(de.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => name.length > 23)).toEqual([]);
  });

  test('no English is left in it', () => {
    const said = IDS.flatMap((id) => [de.name(id), de.flavor(id), de.title(id), ...de.rows(id).flat(), ...de.facts(id).flat()]);
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  test('cards use the words of the rulebook in the same form as the board does', () => {
    for (const [token, name] of Object.entries(de.terms.token))
      expect(GERMAN.tokens(token as keyof typeof de.terms.token, 1)).toBe(`1 ${name}`);
  });
});

describe.each(LANGUAGES)('what the cards say: %s', (_language, texts) => {
  test('whole sentences without holes, short enough to be read', () => {
    const sentences = IDS.flatMap((id) => texts.rows(id).flat());
    const isWhole = (text: string): boolean => /^[A-ZÄÖÜ][^.]*[^\s.;:,]\.$/.test(text) && !/\s\s|\s[,.;:]|[,;:]\s*[,.;:]|\b0 /.test(text);
    expect(sentences.filter((text) => !isWhole(text))).toEqual([]);
    expect(sentences.filter((text) => text.length > 170)).toEqual([]);
  });

  test('every card has something to say: sentences, or at least numbers', () => {
    expect(IDS.filter((id) => texts.rows(id).flat().length + texts.facts(id).length === 0)).toEqual([]);
    expect(IDS.filter((id) => texts.title(id) === '')).toEqual([]);
  });

  test('different effects never read the same', () => {
    for (const whose of ['companion', 'party'] as const) {
      const doings = [...CARDS.values()].filter((card) => whoseOf(card) === whose).flatMap(doingsOf);
      const effects = new Map<string, Effect>(doings.flatMap(({ effects: all = [] }) => all).map((each) => [JSON.stringify(each), each]));
      const rules = new Map<string, Rule>(doings.flatMap(({ rules: all = [] }) => all).map((each) => [JSON.stringify(each), each]));
      const inEnglish = new Set(textOf({ effects: [...effects.values()], rules: [...rules.values()] }, en.phrases, whose));
      const said = new Set(textOf({ effects: [...effects.values()], rules: [...rules.values()] }, texts.phrases, whose));
      expect(said.size).toBe(inEnglish.size);
    }
  });
});

test('a companion says what it can do at its level, and the highest row holds above', () => {
  const id = IDS.find((each) => cardOf(each).is === 'companion' && en.rows(each).length === 3) ?? '';
  const [first, second, third] = en.rows(id);
  expect(en.lines(id)).toEqual(first);
  expect([2, 3, 7].map((level) => en.lines(id, level))).toEqual([second, third, third]);
  expect(en.lines('thug', 5)).toEqual([]);
});

test('everything on the board has words', () => {
  expect(en.lines('decipher-ancient-document')[0]).toBe('Needs: 1 trickery.');
  expect(de.lines('decipher-ancient-document')[0]).toBe('Verlangt: 1 Blendwerk.');
  expect(en.lines('ward-the-fields')[0]).toBe('Mages and scouts contribute magic and dexterity: 1 gold per attribute.');
  expect(de.lines('archive')).toEqual(['Belohnung: Der Besucher bekommt 1 Erfahrung.']);
});

test('the tracks of the camp have names, as the log wants them', () => {
  expect(BASICS.map((track) => de.name(`camp-${track}`))).toEqual(['Lager', 'Jagd', 'Ritual']);
});

describe('German grammar', () => {
  const said = (effect: Effect, whose: 'companion' | 'party' = 'companion'): string =>
    textOf({ effects: [effect] }, GERMAN, whose).join('');
  test.each<[Effect, string]>([
    [
      { when: 'fulfilled', if: [{ arc: 'occult' }, { contractLevel: 2 }, { alone: true }], gain: [{ gold: 2 }] },
      'Immer wenn dieser Gefährte einen okkulten Auftrag ab Stufe 2 allein erfüllt: 2 Gold.',
    ],
    [
      { when: 'free', cost: { any: 2 }, if: [{ holds: ['tome', 'axe', 'sword'] }, { round: 3 }], gain: [{ waived: 1 }] },
      'Freie Aktion, einmal je Runde, falls dieser Gefährte einen Folianten, eine Axt oder ein Schwert hat und die letzte Runde läuft, zahle 2 beliebige Grundattribute: 1 Soldmarke weniger.',
    ],
    [
      { when: 'end', gain: [{ fame: 1, each: { of: { kind: 'bow' } } }] },
      'Am Ende des Spiels: 1 Ruhm für jeden getragenen Bogen in deiner Truppe.',
    ],
    [
      { when: 'end', gain: [{ fame: 1, each: { of: { arc: 'occult' }, every: 2, most: 3 } }] },
      'Am Ende des Spiels: 1 Ruhm für je 2 erfüllte okkulte Aufträge (höchstens dreimal).',
    ],
    [
      { when: 'quest', gain: [{ ready: true, tokens: { wildBasic: 2 }, to: 'doer' }] },
      'Immer wenn dieser Gefährte eine Nebenaufgabe erfüllt: Wer sie erfüllt, ist wieder bereit und bekommt 2 Grundjoker.',
    ],
  ])('%j', (effect, sentence) => {
    expect(said(effect)).toBe(sentence);
  });
});
