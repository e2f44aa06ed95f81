import type { Reason as ReasonOf, Seat } from '@swordtable/kernel';
import type { Said } from '../explain/explanation.ts';
import type { Party } from '../party/party-state.ts';
import { planAt, type State } from '../state.ts';
import { dayWorth, ranksWorth } from './day-worth.ts';
import { houseWorth } from './house-worth.ts';
import { inProgress } from './in-progress.ts';
import { type OwnParts, ownParts } from './own-worth.ts';

type Reason = ReasonOf<Said>;

/** What a party can expect, part by part, in fame: its own, and what it can still do on the board. */
interface Parts extends OwnParts {
  readonly day: number;
  readonly ranks: number;
  readonly pending: number;
  /** What bots have learned about the party's cards, beyond the estimate. */
  readonly proven: number;
}

type Added = (state: State) => number;

const partsIn = (s: State, seat: Seat, added: Added): Parts => {
  const isAtWork = s.phase === 'contract';
  return {
    ...ownParts(s, seat, planAt(s, seat)),
    day: isAtWork ? dayWorth(s, seat) : 0,
    ranks: isAtWork ? ranksWorth(s, seat) : 0,
    pending: s.active === seat ? inProgress(s) + houseWorth(s) : 0,
    proven: added(s),
  };
};

/** What each part is called if it's greater. */
const SAID: Readonly<Record<Exclude<keyof Parts, 'fame'>, Said>> = {
  end: { say: 'hintEnd' },
  today: { say: 'hintToday' },
  items: { say: 'hintItems' },
  pay: { say: 'hintPay' },
  camp: { say: 'hintCamp' },
  cards: { say: 'hintCards' },
  learning: { say: 'hintLearning' },
  luck: { say: 'hintWilds' },
  reserved: { say: 'hintReserved' },
  day: { say: 'hintDay' },
  ranks: { say: 'hintRanks' },
  pending: { say: 'hintPending' },
  proven: { say: 'hintProven' },
};

/** What can be counted is said with how much. */
const counted = (one: Party, other: Party): Readonly<Partial<Record<keyof Parts, Said>>> => {
  const [fame, gold, luck] = [one.fame - other.fame, one.gold - other.gold, one.luck - other.luck];
  return {
    fame: { say: 'hintFame', with: [fame] },
    ...(gold > 0 ? { pay: { say: 'hintGold', with: [gold] } } : {}),
    ...(luck > 0 ? { luck: { say: 'hintLuck', with: [luck] } } : {}),
  };
};

/** What makes the position after one answer better than after another, by the parts of the evaluation. */
export const reasons = (one: State, other: State, seat: Seat, added: Added = () => 0): readonly Reason[] => {
  if (one.round !== other.round || one.phase !== other.phase || one.phase === 'over') return [];
  const [mine, theirs] = [partsIn(one, seat, added), partsIn(other, seat, added)];
  const said = { ...SAID, ...counted(planAt(one, seat), planAt(other, seat)) };
  // Every part has its name.
  return (Object.keys(said) as (keyof typeof said)[]).flatMap((part): readonly Reason[] => {
    const [message, worth] = [said[part], mine[part] - theirs[part]];
    return message !== undefined && worth > 0 ? [{ message, worth }] : [];
  });
};
