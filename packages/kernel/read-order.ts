import type { Game } from './game.ts';
import { isSmall, nonJsonPath } from './json.ts';
import type { Alternative, Order, Wanted } from './orders.ts';
import { accept, type Result, refuse } from './refusal.ts';

/** How many orders a seat may have, one for each of its next turns. */
export const ORDERS_MAX = 5;
/** The limits of an order. Every alternative is tried on a copy of the match, so there must be some. */
export const ALTERNATIVES_MAX = 6;
const ANSWERS_MAX = 20;
const LENGTH_MAX = 4_000;
const WORD_MAX = 40;

const malformed = (sentence: string): Result<never> => refuse('order-malformed', sentence);

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= WORD_MAX;

const isList = (value: unknown, most: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= most;

/** What is wrong with a wanted answer, in a sentence. */
const wrongAnswer = (game: Pick<Game, 'couldAnswer'>, wanted: unknown): string | undefined => {
  if (!isTable(wanted) || Object.keys(wanted).length === 0)
    return 'A wanted answer must be an object with at least one facet of an answer.';
  // Only refuses if the game itself has a check.
  return game.couldAnswer?.(wanted as Wanted) === false ? `No answer in this game is like ${JSON.stringify(wanted)}.` : undefined;
};

/** Reads an order that anyone may have written: checks its form, its size, and that each of its answers could be one of the game's. */
export const readOrder = (game: Pick<Game, 'couldAnswer'>, given: unknown): Result<Order> => {
  // Measured before it's serialized: an endlessly nested order would exhaust the stack.
  if (!isSmall(given, LENGTH_MAX) || nonJsonPath(given) !== undefined || JSON.stringify(given).length > LENGTH_MAX)
    return malformed(`An order must be plain JSON of at most ${LENGTH_MAX} characters.`);
  if (!isTable(given) || !isWord(given['rule']) || !isWord(given['ask']))
    return malformed('An order must name its question by the "rule" and "ask" of its prompt.');
  const { rule, ask, alternatives } = given;
  if (!isList(alternatives, ALTERNATIVES_MAX)) return malformed(`An order must have 1 to ${ALTERNATIVES_MAX} alternatives.`);
  if (!alternatives.every((each) => isList(each, ANSWERS_MAX)))
    return malformed(`An alternative must have 1 to ${ANSWERS_MAX} wanted answers.`);
  // Every alternative was just checked to be a list.
  const wrong = (alternatives as readonly (readonly unknown[])[]).flat().map((wanted) => wrongAnswer(game, wanted));
  const first = wrong.find((sentence) => sentence !== undefined);
  return first === undefined ? accept({ rule, ask, alternatives: alternatives as readonly Alternative[] }) : malformed(first);
};
