import { list } from '../../grammar.ts';
import { counts, countsOf } from './english/counts.ts';
import { given, ready, when } from './english/deeds.ts';
import { conditions, rules } from './english/holding.ts';
import { ATTRIBUTES, amountOf, followed, GOLD, LUCK, noun, TRACKS } from './english/nouns.ts';
import type { Phrases } from './phrases.ts';

const often = (most: number): string => ['never', 'once', 'twice'][most] ?? `${most} times`;

export const ENGLISH: Phrases = {
  tokens: (token, count) => amountOf(ATTRIBUTES[token])(count),
  wilds: (wild, count) => amountOf(followed(ATTRIBUTES[wild], 'for the whole party'))(count),
  any: amountOf(noun('basic attribute of any type', 'basic attributes of any type')),
  gold: amountOf(GOLD),
  luck: amountOf(LUCK),
  fame: amountOf(noun('fame', 'fame')),
  experience: amountOf(noun('experience', 'experience')),
  cards: amountOf(noun('encounter card')),
  waived: (count) => `a waiver of ${amountOf(noun('salary token'))(count)}`,
  waive: (count) => `remove ${amountOf(noun('salary token'))(count)} from your track`,
  camp: (track, count) => amountOf(followed(noun('step'), `on the ${TRACKS[track]} track`))(count),
  reserve: 'you may reserve a contract',
  ready,
  given,
  per: (things, counted, most) => `${things} per ${counted}${most === null ? '' : ` (up to ${often(most)})`}`,
  counts,
  countsOf,
  when,
  conditions,
  rules,
  list: (things) => list(things, 'and'),
  apart: (things) => things.join('; '),
  gain: (things) => `gain ${things.join(', plus ')}`,
  effect: ({ when: moment, isChosen, cost, conditions: ifs, gains }) => {
    const head = [moment, ...(ifs.length === 0 ? [] : [`if ${list(ifs, 'and')}`]), ...(cost === null ? [] : [`pay ${cost}`])];
    return `${head.join(', ')}${isChosen ? ':' : ','} ${gains}.`;
  },
};
