import { type Json, type MessageOf, sayWith } from '@swordtable/kernel';
import { plural } from '../../grammar.ts';
import type { Seats } from '../../seat-names.ts';
import type { Magic } from '../pieces/pieces.ts';
import { names } from './names.ts';
import type { SwordTexts } from './texts.ts';

/** A named thing of the game. A magic card has its text too. */
interface Thing {
  readonly name: string;
  readonly isReader?: boolean;
  readonly text?: string;
}

/** Why swords have their points. Other languages have the same sentences. */
export const whyWords = {
  pointsOf: ({ name, isReader }: Thing): string => (isReader ? 'Your points' : `${name}’s points`),
  called: ({ name }: Thing): string => name,
  counts: ({ text = '' }: Thing): string => text,
  quality: 'quality',
  longest: 'longest',
  points: 'points',
  sword: (on: number): string => (on === 0 ? 'first sword' : 'second sword'),
  longestWon: (tiles: number, points: number): string => `Longest sword with ${plural(tiles, 'tile')}: ${points} points.`,
  longestShared: (tiles: number, points: number): string => `Tied for longest sword with ${plural(tiles, 'tile')}: ${points} points each.`,
  longestLost: (tiles: number, most: number): string => `${plural(tiles, 'tile')}; the longest sword has ${most}, so no points for length.`,
  nothingBuilt: 'No tiles yet.',
  perGem: (points: number): string => `Each side scores ${points} points per gem in its longest run. A single gem isn’t a run.`,
  lightweight: (points: number): string => `Only the best side scores: ${points} points per gem in its longest run.`,
  sideRun: (side: number, run: number, points: number): string => `Side ${side + 1}: a run of ${run} gems, ${plural(points, 'point')}.`,
  sideNotBest: (side: number, run: number): string => `Side ${side + 1}: a run of ${run} gems, but only the best side scores.`,
  /** Of a card where one sword is explained, of a sword where one card is. */
  magicAlone: ({ name }: Thing, count: number, place: number, points: number): string =>
    `${name}: ${count}, ${names.place(place)} place, ${plural(points, 'point')}.`,
  magicShared: ({ name }: Thing, count: number, tied: number, sum: string, points: number): string =>
    `${name}: ${count}, a ${tied}-way tie. Tied swords split the points of their places, rounded down: ${sum} = ${points}.`,
  magicNone: ({ name }: Thing): string => `${name}: none, so no points.`,
  magicLow: ({ name }: Thing, count: number, place: number): string => `${name}: ${count}, ${names.place(place)} place, no points.`,
  /** What speaks for a move, after its name: "makes runs worth 4 more points". */
  hintRuns: (points: number): string => `makes runs worth ${plural(points, 'more point')}`,
  hintLongest: (points: number): string => `brings ${plural(points, 'more point')} for length`,
  hintMagic: ({ name }: Thing, points: number): string => `brings ${plural(points, 'more point')} for “${name}”`,
  hintLess: ({ name }: Thing, points: number): string => `leaves ${plural(points, 'fewer point')} for ${name}`,
  hintForge: 'takes the forge, so you start the next round',
  hintGrowing: 'leaves longer runs to build on',
} as const;

export type WhyMessage = MessageOf<typeof whyWords>;

/** What the messages name: a seat, one of its swords, the smith of a solo card, or a magic card. */
export type WhyTerm =
  | { readonly seat: number }
  | { readonly sword: number; readonly of: number }
  | { readonly smith: string }
  | { readonly magic: Pick<Magic, keyof Magic> };

type Names = Pick<SwordTexts, 'smith' | 'magicTitle' | 'magicText'>;

/** What a language calls the things that explanations name. Two swords of a player have their numbers. */
export const thingsIn =
  (texts: Names, seats: Seats) =>
  (given: Readonly<Record<string, Json>>): Thing => {
    // Nothing but the terms of this game's messages comes here.
    const term = given as WhyTerm;
    if ('magic' in term) return { name: texts.magicTitle(term.magic), text: texts.magicText(term.magic) };
    if ('smith' in term) return { name: texts.smith({ name: term.smith }) };
    return 'sword' in term ? { name: `${seats(term.of).name} ${term.sword === 0 ? 'I' : 'II'}` } : seats(term.seat);
  };

/** Says why, in English. */
export const sayWhy = (seats: Seats) => sayWith(whyWords, thingsIn(names, seats));
