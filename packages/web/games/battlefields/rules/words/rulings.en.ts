import rulings from '@swordtable/games/battlefields/RULINGS.md?raw';
import { readRulings, rulingsFrom, withCurlyQuotes } from '../../../../kit/words/rulings.ts';

/** The rulings of the game, then what they leave open. */
const LETTERS = 'BR';

/** Titles of the rulings that have none in the file. */
const TITLES: Readonly<Record<string, string>> = {
  'R-1': 'When you aren’t asked',
  'R-2': 'When you’re asked',
  'R-3': 'Rally',
  'R-4': 'Elite next to a Flank',
  'R-5': 'Still face down',
  'R-6': 'Next to your own card',
  'R-7': 'Flank against Elite',
  'R-8': 'Limit of five',
  'R-9': 'Empty deck',
  'R-10': 'Three lands of any color',
  'R-11': 'Last round',
  'R-12': 'Order of drawing',
  'R-13': 'The fifth warrior is public',
};

/** The rulings, as the rules link to them. */
export const en = rulingsFrom(readRulings(withCurlyQuotes(rulings), TITLES), LETTERS);
