import type { CardId, Sets } from '../cards/terms.ts';
import { shortMemory } from '../short-memory.ts';

/** Those who bear cards: the companions of a party, and the party with its items. */
interface Bearers {
  readonly fellows: readonly object[];
  readonly items: readonly CardId[];
}

/** What is known of those who bear cards, and what else it depends on. */
interface Known {
  readonly items: Bearers['items'];
  readonly sets: Sets;
  /** Each thing has its own place, so that there is one look for all. */
  readonly all: unknown[];
}
const bearers = shortMemory<Bearers['fellows'], Known>();
let memories = 0;

/** What a whole party bears on its companions and items: gold, luck, and cards in the hand make no difference. */
const knownOf = ({ fellows, items }: Bearers, sets: Sets): unknown[] => {
  const before = bearers.get(fellows);
  if (before !== undefined && before.sets === sets && before.items === items) return before.all;
  const all: unknown[] = [];
  bearers.set(fellows, { items, sets, all });
  return all;
};

export const memoizedByBearers = <Party extends Bearers, Made extends object>(
  workOut: (party: Party, sets: Sets) => Made,
): ((party: Party, sets: Sets) => Made) => {
  const at = memories++;
  return (party, sets) => {
    const all = knownOf(party, sets);
    all[at] ??= workOut(party, sets);
    // Nobody else writes to this place.
    return all[at] as Made;
  };
};

/** Says that companions bear the same as before, because only their tokens, their meeples, or what they learn in this round changed. */
export const bearTheSame = (before: Bearers['fellows'], after: Bearers['fellows']): void => {
  const known = bearers.get(before);
  if (known !== undefined) bearers.set(after, known);
};
