/** What stands around the rules of any game. */
export const en = {
  title: 'Rules',
  titleOf: (game: string): string => `Rules of ${game}`,
  close: 'Close the rules',
  search: 'Search the rules',
  found: (count: number): string =>
    count === 0 ? 'Nothing found. Try a shorter word.' : count === 1 ? '1 place found' : `${count} places found`,
  results: 'Found in the rules',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsText: 'What the rules leave open, settled once so that everybody plays the same game.',
  pieces: 'Every text',
  seeAlso: 'See also',
  page: 'Open in the gallery',
  none: 'There are no rules here for this game yet.',
};

export type RulesWords = typeof en;
