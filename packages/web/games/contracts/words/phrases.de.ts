import type { Phrases } from '@swordtable/games/contracts/text/phrases';
import { capital } from '@swordtable/games/contracts/text/sentences/sentences';
import { given, ready, when } from './phrases-actions.de.ts';
import { counts, countsOf } from './phrases-counts.de.ts';
import { conditions, rules } from './phrases-holding.de.ts';
import { ATTRIBUTES, amountOf, followed, GOLD, LUCK, listed, noun, TRACKS } from './phrases-nouns.de.ts';

const often = (most: number): string =>
  ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal'][most] ?? `${most}-mal`;

/** What cards say, in German. */
export const GERMAN: Phrases = {
  tokens: (token, count) => amountOf(ATTRIBUTES[token])(count),
  wilds: (wild, count) => amountOf(followed(ATTRIBUTES[wild], 'für die ganze Truppe'))(count),
  any: amountOf(noun('n', 'beliebiges Grundattribut', 'beliebige Grundattribute')),
  gold: amountOf(GOLD),
  luck: amountOf(LUCK),
  fame: amountOf(noun('m', 'Ruhm')),
  experience: amountOf(noun('f', 'Erfahrung')),
  cards: amountOf(noun('f', 'Begegnungskarte', 'Begegnungskarten')),
  waived: (count) => `den Erlass von ${count} ${count === 1 ? 'Soldmarke' : 'Soldmarken'}`,
  waive: amountOf(noun('f', 'Soldmarke weniger', 'Soldmarken weniger')),
  camp: (track, count) => amountOf(followed(noun('m', 'Schritt', 'Schritte'), `auf der ${TRACKS[track]}`))(count),
  reserve: 'du darfst einen Auftrag reservieren',
  ready,
  given,
  per: (things, counted, most) => `${things} für ${counted}${most === null ? '' : ` (höchstens ${often(most)})`}`,
  counts,
  countsOf,
  when,
  conditions,
  rules,
  list: (things) => listed(things, 'und'),
  apart: (things) => things.join('; '),
  gain: (things) => things.join('; '),
  effect: ({ when: moment, cost, conditions: ifs, gains }) => {
    const head = [moment, ...(ifs.length === 0 ? [] : [`falls ${listed(ifs, 'und')}`]), ...(cost === null ? [] : [`zahle ${cost}`])];
    return `${head.join(', ')}: ${capital(gains)}.`;
  },
};
