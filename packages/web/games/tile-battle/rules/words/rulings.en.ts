import rules from '@swordtable/games/tile-battle/RULES.md?raw';
import rulings from '@swordtable/games/tile-battle/RULINGS.md?raw';
import { readRulings, rulingsFrom, withCurlyQuotes } from '../../../../kit/words/rulings.ts';

/** The rulings of both editions, of Olympus, of Asgard, and what even these left open, in this order. */
const LETTERS = 'TOAR';

/** What those rulings are about that begin with their text. */
const TITLES: Readonly<Record<string, string>> = {
  'T-9': 'The end of a round',
  'T-20': 'Battle from the new place',
  'T-21': 'Skipped turns',
  'T-25': 'Terrain in the center, and no terrain',
  'O-21': 'Athlete against Icarus',
  'O-22': 'Protection from the placement on',
  'A-20': 'Terrain in a line, and Fool',
  'R-1': 'Gryphon',
  'R-2': 'Apollo from round 3 on',
  'R-3': 'The number of a round',
  'R-4': 'A shared win',
  'R-5': 'Bard',
  'R-6': 'Taking the blow',
  'R-7': 'Niflheim and continuous abilities',
  'R-8': 'Protection belongs to the board',
  'R-9': 'Mage and allies',
  'R-10': 'Rotating',
  'R-11': 'When an ability awakes',
  'R-12': 'Teacher and Priest',
  'R-13': 'Zeus',
  'R-14': 'Dragon',
  'R-15': 'Barbarian',
  'R-16': 'Khadath and Pyromancer',
  'R-17': 'Artemis',
  'R-18': 'Elder',
  'R-19': 'Borneo',
  'R-20': 'Dancer',
  'R-21': 'The Styx and Cadenza',
  'R-22': 'Lamia and taking the blow',
  'R-23': 'Viking',
  'R-24': 'Centaur and Aristotle',
};

/** The rulings as they appear beside the rules of the game. */
export const en = rulingsFrom([...readRulings(withCurlyQuotes(rulings), TITLES), ...readRulings(withCurlyQuotes(rules), TITLES)], LETTERS);
