import type { OptionSpec, Refusal } from '@swordtable/kernel';
import { useGameText } from '../../kit/words/game-texts.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { useRefusal } from '../../kit/words/refusals.ts';

/** A sentence with an option's value in it, split: with a gap in its place, and the value's name to fill it. */
export const partedAtValue = (sentence: string, options: readonly OptionSpec[]): readonly [gapped: string, name: string] => {
  const names = new Map(options.flatMap((spec) => (spec.kind === 'choice' ? spec.choices.map(({ value, name }) => [value, name]) : [])));
  const quoted = /"([^"]*)"/.exec(sentence)?.[1];
  const name = quoted === undefined ? undefined : names.get(quoted);
  return name === undefined ? [sentence, ''] : [sentence.replace(`"${quoted}"`, '"…"'), name];
};

/** Explains why options conflict, with the names on the page instead of the game's ids. */
export const useOptionConflict = (options: readonly OptionSpec[]): ((refusal: Refusal) => string) => {
  const text = useGameText();
  const language = useLanguage();
  const inWords = useRefusal();
  return (refusal) => {
    const [gapped, name] = partedAtValue(refusal.sentence, options);
    const said = text(gapped);
    return said === gapped && language !== 'en' ? inWords(refusal) : said.replace('…', text(name));
  };
};
