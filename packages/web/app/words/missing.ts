import type { Game, OptionSpec } from '@swordtable/kernel';
import { webGame } from '../../games/index.ts';
import { GAME_TEXTS } from '../../kit/words/game-texts.ts';
import type { Language } from '../../kit/words/language.ts';

const textsOf = (spec: OptionSpec): readonly string[] => [
  spec.name,
  spec.text,
  ...(spec.kind === 'choice' ? spec.choices.flatMap(({ name, text }) => [name, text]) : []),
];

/** A game's sentences at the generic table; a game with its own table has its own words, which the compiler checks. */
const SENTENCES = ['prompt', 'action', 'event', 'seat'] as const;

const missingSentences = async ({ id }: Pick<Game, 'id'>, language: Exclude<Language, 'en'>): Promise<readonly string[]> => {
  const own = webGame(id);
  if (own?.table !== undefined) return [];
  const words = (await own?.words?.[language]?.()) ?? {};
  return SENTENCES.filter((each) => words[each] === undefined).map((each) => `words.${each}`);
};

/** What a game says in English because another language has no text for it: its options, and its sentences at the generic table. */
export const missingTexts = async (game: Pick<Game, 'id' | 'options'>, language: Exclude<Language, 'en'>): Promise<readonly string[]> => [
  ...new Set(game.options.flatMap(textsOf).filter((text) => !Object.hasOwn(GAME_TEXTS[language], text))),
  ...(await missingSentences(game, language)),
];
