import { InvalidArgumentError } from 'commander';

/** Collects an option that can be repeated. */
export const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** A whole number within bounds, for commander, which puts its own words before the message. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return number;
  };

const SEED_MAX = 64;

export const seedText = (text: string): string => {
  if (text === '' || text.length > SEED_MAX) throw new InvalidArgumentError(`It must have 1 to ${SEED_MAX} characters.`);
  return text;
};
