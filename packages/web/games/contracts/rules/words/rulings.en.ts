import rulings from '@swordtable/games/contracts/RULINGS.md?raw';
import { readRulings, rulingsFrom, withCurlyQuotes } from '../../../../kit/words/rulings.ts';

/** The rulings of the game, then what even these left open. */
const LETTERS = 'CR';

/** What those rulings are about that have no title of their own. */
const TITLES: Readonly<Record<string, string>> = {
  'R-1': 'Nothing to choose',
  'R-2': 'Only fame at the end',
  'R-3': 'Paid without a token',
  'R-4': 'What lies on the salary track',
  'R-5': 'Pay day unseen',
  'R-6': 'Only what changes something',
  'R-7': 'Used sets stay on',
  'R-8': 'All a group has',
  'R-9': 'Free actions on a visit',
  'R-10': 'Luck in the camp',
  'R-11': 'Turning back',
  'R-12': 'Conditions',
  'R-13': 'Remembering the draft',
  'R-14': 'Tokens from nowhere',
  'R-15': 'Off once',
  'R-16': 'The exhausted',
  'R-17': 'Who begins',
  'R-18': 'On coming in',
  'R-19': 'Many payments',
};

/** The rulings shown beside the rules of the game. */
export const en = rulingsFrom(readRulings(withCurlyQuotes(rulings), TITLES), LETTERS);
