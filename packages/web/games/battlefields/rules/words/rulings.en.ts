import rulings from '@swordtable/games/battlefields/RULINGS.md?raw';
import { readRulings, rulingsFrom } from '../../../../kit/words/rulings.ts';

/** The rulings of the game, then what even these left open. */
const LETTERS = 'BR';

/** What those rulings are about that have no title of their own. */
const TITLES: Readonly<Record<string, string>> = {
  'R-1': 'Who is not asked',
  'R-2': 'Who is asked',
  'R-3': 'Rally',
  'R-4': 'Elite beside a Flank',
  'R-5': 'Left face down',
  'R-6': 'Beside an own card',
  'R-7': 'Flank against Elite',
  'R-8': 'The limit of five',
  'R-9': 'An empty deck',
  'R-10': 'Three lands of any colour',
  'R-11': 'The last round',
  'R-12': 'The order of making ready',
  'R-13': 'The fifth warrior is seen',
};

/** The rulings as they stand beside the rules of the game. */
export const en = rulingsFrom(readRulings(rulings, TITLES), LETTERS);
