import type { SameWords } from '../../../kit/words/words.ts';
import type { AboutWords } from './about.en.ts';
import { counting } from './grammar.de.ts';

export const de: SameWords<AboutWords> = {
  gallery: 'In der Galerie öffnen',
  fromLevel: (level, isLast) => (isLast ? `Ab Stufe ${level}` : `Stufe ${level}`),
  now: 'Im Spiel',
  belongsTo: (name, you) => (you ? 'In deiner Truppe' : `In der Truppe von ${name}`),
  wornBy: (companion) => `bei: ${companion}`,
  attributes: 'Attribute',
  noAttributes: 'keine',
  price: 'Preis',
  visit: 'Kosten des Besuchs',
  ranks: 'Rangfolge in dieser Runde',
  who: 'Wer kann das zahlen?',
  ifReady: 'Mit deiner jetzigen Ausrüstung, wenn alle bereit sind.',
  plain: 'Ohne Bonus',
  bonus: 'Mit Bonus',
  alone: (names) => `Allein: ${names}.`,
  together: (groups) => `Zusammen: ${groups}.`,
  cheapest: (count) => (count === 1 ? 'Eine Art zu zahlen:' : `Die günstigste von ${count} Arten:`),
  nobodyReady: 'Niemand in deiner Truppe ist bereit.',
  cannot: 'Nicht einmal deine ganze Truppe.',
  missing: 'Es fehlt:',
  luckWould: (luck) => `Mit ${luck} Glück mehr würde es reichen.`,
  opens: (count, what) =>
    count === 1
      ? `Durch den Bonus erscheint die letzte Karte ${what}:`
      : `Durch den Bonus erscheint eine der ${count} übrigen Karten ${what}:`,
  opensNone: (what) => `Von ${what} ist keine Karte übrig, also erscheint durch den Bonus keine.`,
  pushesOut: (contract) => `Alle vier Plätze sind belegt, also würde ${contract} abgelegt.`,
  reservedBy: (name, you) => (you ? 'Du hast diesen Auftrag reserviert.' : `${name} hat diesen Auftrag reserviert.`),
  party: (name, you) => (you ? 'Deine Truppe' : `Truppe von ${name}`),
  nextParty: 'Nächste Truppe',
  lastParty: 'Vorherige Truppe',
  hand: (count) => `${counting(count, 'Karte', 'Karten')} auf der Hand`,
  payDay: (gold) => `Der Zahltag kostet ${gold} Gold`,
  fulfilled: 'Erfüllte Aufträge',
  quests: (count) => counting(count, 'Nebenaufgabe', 'Nebenaufgaben'),
  items: 'Gegenstände',
  waiting: 'Ungenutzt',
  wilds: 'Joker',
  reserved: 'Reserviert',
  camp: 'Lager',
  contributed: 'In dieser Runde beigetragen',
  nothing: 'nichts',
  companions: 'Gefährten',
};
