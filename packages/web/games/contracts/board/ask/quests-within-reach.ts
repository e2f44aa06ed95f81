import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { fellowOf, type Party } from '@swordtable/games/contracts/party/party-state';
import { canPay } from '@swordtable/games/contracts/payment/can-pay';
import { purseOf, questNeeds } from '@swordtable/games/contracts/payment/purse';

/** The side quests next to a spot that a companion could pay for if it went there. */
export const questsWithinReach = (party: Party, quests: readonly (CardId | null)[], spot: number, by: CompanionId): readonly CardId[] => {
  const purse = purseOf(party, [fellowOf(party, by)]);
  return (SPOTS[spot]?.fields ?? []).flatMap((field) => {
    const quest = quests[field] ?? null;
    if (quest === null) return [];
    const { luck = 0, ...basics } = cardAs(quest, 'quest').needs;
    return questNeeds({ ...basics, luck }, 0).some((needs) => canPay(needs, purse)) ? [quest] : [];
  });
};
