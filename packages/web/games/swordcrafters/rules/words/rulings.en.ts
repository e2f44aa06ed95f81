import rulings from '@swordtable/games/swordcrafters/RULINGS.md?raw';
import { readRulings, rulingsFrom, withCurlyQuotes } from '../../../../kit/words/rulings.ts';

/** The rulings of the game, then what they leave open. */
const LETTERS = 'SR';

/** Titles of the rulings that have none in the file. */
const TITLES: Readonly<Record<string, string>> = {
  'R-1': 'The forge alone',
  'R-2': 'Places after a tie',
  'R-3': 'Dual wielding and lightweight',
  'R-4': 'Solo and lightweight',
  'R-5': 'What everyone sees',
  'R-6': 'First player in solo games',
  'R-7': 'Identical groups',
  'R-8': 'Two groups, one sword',
  'R-9': 'The better side',
  'R-10': 'No tiles yet',
  'R-11': 'Options that can’t be combined',
};

/** The rulings, as the rules link to them. */
export const en = rulingsFrom(readRulings(withCurlyQuotes(rulings), TITLES), LETTERS);
