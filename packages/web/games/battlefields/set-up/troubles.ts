import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import type { Trouble } from '../../../kit/set-up/troubles.ts';
import type { BattleSetUpWords } from './words/en.ts';

/** Why a battle can't be changed so. */
export const troublesOf = (
  words: BattleSetUpWords,
  texts: Pick<BattleTexts, 'warrior' | 'action'>,
  seats: readonly string[],
): readonly Trouble[] => {
  const nameOf = (id: string | undefined): string => {
    const [warrior, action] = [WARRIORS.find((each) => each === id), ACTIONS.find((each) => each === id)];
    return warrior === undefined ? texts.action(action ?? 'elite') : texts.warrior(warrior);
  };
  return [
    [/There are more (\S+) in (red|blue) than/, (card, color) => words.tooMany(nameOf(card), seats[color === 'red' ? 0 : 1] ?? '')],
    [/There are \d+ Ares\./, () => words.tooManyAres(CARDS.ares)],
    [/The lands are /, () => words.landTwice],
    [/Two (\S+) cards are in play at place (\d)/, (card, place) => words.twoInPlay(nameOf(card), Number(place))],
  ];
};
