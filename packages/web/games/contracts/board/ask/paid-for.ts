import type { Action } from '@swordtable/games/contracts/action';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { effectAt } from '@swordtable/games/contracts/party/party';
import type { View } from '@swordtable/games/contracts/view/view';
import { type PaymentPart, paymentParts } from '../payment-parts.ts';

/** How an answer is paid, spelled out; nothing of answers that take no payment. */
export const partsOf = (view: View, seat: number, action: Action): readonly PaymentPart[] => {
  const { asked } = view;
  if ('quest' in action && asked?.ask === 'quests') {
    return paymentParts({ quest: view.quests[action.quest] ?? '', by: asked.by, pay: action.pay });
  }
  if ('improve' in action) return paymentParts({ track: action.improve, by: action.by, pay: action.pay });
  if ('use' in action) {
    const placed = effectAt(partyIn(view, seat), view.sets, action.use, action.of, action.effect);
    return paymentParts({ cost: placed?.effect.cost ?? {}, by: action.of, pay: action.pay });
  }
  if ('pay' in action && 'bonus' in action && asked?.ask === 'fulfil') {
    return paymentParts({ contract: asked.contract, bonus: action.bonus, group: asked.group, pay: action.pay });
  }
  return [];
};
