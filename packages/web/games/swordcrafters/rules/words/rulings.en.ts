import rulings from '@swordtable/games/swordcrafters/RULINGS.md?raw';
import { readRulings, rulingsFrom } from '../../../../kit/words/rulings.ts';

/** The rulings of the game, then what even these left open. */
const LETTERS = 'SR';

/** What those rulings are about that have no title of their own. */
const TITLES: Readonly<Record<string, string>> = {
  'R-1': 'The forge alone',
  'R-2': 'The next place',
  'R-3': 'Two swords and lightweight',
  'R-4': 'Solo and lightweight',
  'R-5': 'What all see',
  'R-6': 'Alone',
  'R-7': 'Equal groups',
  'R-8': 'Two groups, one sword',
  'R-9': 'The better side',
  'R-10': 'Nothing built yet',
  'R-11': 'What does not go together',
};

/** The rulings as they stand beside the rules of the game. */
export const en = rulingsFrom(readRulings(rulings, TITLES), LETTERS);
