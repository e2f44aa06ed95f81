import type { RatedAction } from '@swordtable/bots';
import type { Action } from '@swordtable/games/contracts/action';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import type { View } from '@swordtable/games/contracts/view/view';

type Advice = RatedAction<Action>;

/** Whether a visit to a house is planned for which nothing is taken there or beside it. */
const isEmptyVisit = (steps: readonly Action[], spot: number): boolean => {
  const { house } = cardAs(SPOTS[spot]?.location ?? '', 'location');
  return house !== undefined && !steps.some((step) => 'recruit' in step || 'buy' in step || 'quest' in step);
};

/** Whether re-equipping is planned after which no one has anything new. */
const isEmptyChange = (view: View, seat: number, steps: readonly Action[]): boolean => {
  const { fellows } = partyIn(view, seat);
  const has = (companion: CompanionId, card: CardId): boolean =>
    fellows.some((fellow) => fellow.card === companion && (Object.values(fellow.worn).includes(card) || fellow.skills.includes(card)));
  return !steps.some((step) => 'equip' in step && !has(step.to, step.equip));
};

/** Whether a plan is to do nothing after all: to go back, to leave a house with nothing, or to change nothing. */
const comesToNothing = (view: View, seat: number, { action, plan = [] }: Advice): boolean => {
  const steps = plan.map((step) => step.action);
  if ('back' in action || steps.some((step) => 'back' in step)) return true;
  if ('visit' in action) return isEmptyVisit(steps, action.visit);
  return 'reequip' in action && isEmptyChange(view, seat, steps);
};

/** The advice to do something, if there is any. */
export const worthwhile = (view: View, seat: number, advice: readonly Advice[]): readonly Advice[] => {
  const left = advice.filter((each) => !comesToNothing(view, seat, each));
  return left.length === 0 ? advice : left;
};
