import { type Random, randomFrom, seedOf } from '@swordtable/kernel';
import { isModest } from './modest.ts';

/** A scene that can't be read, with the sentence that says why. */
export class Unreadable extends Error {}

export const fail = (sentence: string): never => {
  throw new Unreadable(sentence);
};

/** The lines of a scene, `name: value`, by their names. */
export type Lines = ReadonlyMap<string, string>;

const LINE = /^\s*([a-z][a-z0-9 ]*?)\s*:\s*(.*?)\s*$/;

/** Reads lines, of which only these are known. */
export const linesIn = (text: string, known: readonly string[]): Lines => {
  const lines = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = LINE.exec(line) ?? fail(`Line ${index + 1} isn’t written as "name: value".`);
    if (!known.includes(name)) fail(`Line ${index + 1}: there is nothing called "${name}" in a scene.`);
    if (lines.has(name)) fail(`Line ${index + 1}: "${name}" was said before.`);
    lines.set(name, value);
  }
  return lines;
};

/** Writes lines; those without a value are left out. */
export const textOf = (lines: readonly (readonly [name: string, value: string | number])[]): string =>
  lines.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])).join('\n');

/** More than anyone has of anything. */
const COUNT_MAX = 1_000;

/** A count; undefined where there is no such line. */
export const countIn = (lines: Lines, name: string): number | undefined => {
  const text = lines.get(name);
  if (text === undefined) return undefined;
  const isCount = /^\d{1,4}$/.test(text) && Number(text) <= COUNT_MAX;
  return isCount ? Number(text) : fail(`"${name}" is a number up to ${COUNT_MAX}, not "${text}".`);
};

/** Whether something is so: `yes`, or nothing. */
export const isIn = (lines: Lines, name: string): boolean => {
  const text = lines.get(name) ?? 'no';
  return text === 'yes' || text === 'no' ? text === 'yes' : fail(`"${name}" is "yes" or "no", not "${text}".`);
};

/** One of these words; undefined where there is no such line. */
export const choiceIn = <Choice extends string>(lines: Lines, name: string, choices: readonly Choice[]): Choice | undefined => {
  const text = lines.get(name);
  if (text === undefined) return undefined;
  return choices.find((choice) => choice === text) ?? fail(`"${name}" is one of ${choices.join(', ')}, not "${text}".`);
};

/** A list that only the rules write, such as what is still to be done. Playing it out shows whether it fits. */
export const tasksIn = <Task>(lines: Lines, name: string): Task[] | undefined => {
  const text = lines.get(name);
  if (text === undefined) return undefined;
  const value = parsed(text);
  return Array.isArray(value) && isModest(value) ? value : fail(`The line "${name}" is not from a match.`);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What chance is drawn from, and how often something hidden was shown. */
export const writtenChance = ({ random, shown }: { readonly random: Random; readonly shown: number }): string =>
  `${seedOf(random)} ${random.drawn} ${shown}`;

export const chanceIn = (lines: Lines): { readonly random: Random; readonly shown: number } => {
  const text = lines.get('random') ?? `${'0'.repeat(32)} 0 0`;
  const [, seed = '', drawn, shown] = /^([0-9a-f]{32}) (\d{1,9}) (\d{1,9})$/.exec(text) ?? fail('The line "random" is not from a match.');
  return { random: { ...randomFrom(seed), drawn: Number(drawn) }, shown: Number(shown) };
};
