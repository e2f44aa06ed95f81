import type { Said } from '../note.ts';

/** How many words of a note are read in a minute, and how many answers are given. */
const WORDS = 200;
const ANSWERS = 10;

/** The longest that a course may take, its puzzle included: it's meant to take ten. */
export const MINUTES_MAX = 12;

/** A wrong try and the right one. */
export const PUZZLE_ANSWERS = 2;

const wordsIn = ({ title, text }: Said): number => `${title} ${text}`.split(/\s+/).length;

/** How many minutes it takes to read notes and to answer. */
export const minutesFor = (notes: readonly Said[], answers: number): number =>
  notes.reduce((sum, note) => sum + wordsIn(note), 0) / WORDS + answers / ANSWERS;
