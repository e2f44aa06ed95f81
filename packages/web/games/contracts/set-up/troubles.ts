import { COLUMN } from '@swordtable/games/contracts/kingdom';
import { COMPANIONS_MAX } from '@swordtable/games/contracts/party/party';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import type { Trouble } from '../../../kit/set-up/troubles.ts';
import type { ContractSetUpWords } from './words/en.ts';

/** Why a kingdom and its parties can't be changed so. */
export const troublesOf = (words: ContractSetUpWords, texts: Pick<CardTexts, 'name'>, seats: readonly string[]): readonly Trouble[] => {
  const nameOf = (card: string | undefined): string => texts.name(card ?? 'thug');
  const player = (seat: string | undefined): string => seats[Number(seat)] ?? '';
  return [
    [/(\S+) can’t wear both (\S+) and (\S+)\./, (who, one, other) => words.wearsBoth(nameOf(who), nameOf(one), nameOf(other))],
    [/(\S+) can’t wear (\S+)\./, (who, card) => words.cantWear(nameOf(who), nameOf(card))],
    [/(\S+) has learned too much/, (who) => words.fullOfSkills(nameOf(who))],
    [/(\S+) can’t have learned that/, (who) => words.cantLearn(nameOf(who))],
    [/A party is too large/, () => words.largeParty(COMPANIONS_MAX)],
    [/more salary tokens than/, () => words.salary],
    [/Too many follow-up contracts/, () => words.manyFollowUps(COLUMN)],
    [/Seat (\d) did not take (\S+) out of the pack of seat (\d)/, (seat, card) => words.drafted(player(seat), nameOf(card))],
    [/There are \d+ .+, \d+ of them different/, () => words.twice],
  ];
};
