import { plural } from '@swordtable/games/grammar';

/** The texts around any game's rules. */
export const en = {
  title: 'Rules',
  titleOf: (game: string): string => `Rules of ${game}`,
  close: 'Close the rules',
  search: 'Search the rules',
  found: (count: number): string => (count === 0 ? 'Nothing found. Try a shorter word.' : plural(count, 'result')),
  results: 'Search results',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsText: 'Answers to questions the rules leave open.',
  pieces: 'All texts',
  seeAlso: 'See also',
  page: 'Open in the gallery',
  none: 'There are no rules for this game yet.',
};

export type RulesWords = typeof en;
