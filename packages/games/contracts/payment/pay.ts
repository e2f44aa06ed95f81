import { PARTY, type Spent } from '../action.ts';
import { TOKENS, WILDS, whole } from '../cards/attributes.ts';
import { draftOf, fellowOf, type Party, withFellow } from '../party/party-state.ts';
import { LUCK } from './needs.ts';

/** Takes what is named from counts that stand in the order of some names. */
const taken = (counts: readonly number[], names: readonly string[], spent: Readonly<Record<string, number>>): readonly number[] => {
  const left = counts.slice();
  for (const [name, count] of Object.entries(spent)) {
    const at = names.indexOf(name);
    const rest = (left[at] ?? 0) - count;
    if (!Number.isInteger(count) || count < 1 || rest < 0) throw new Error(`There is no ${count} ${name} to spend.`);
    left[at] = whole(rest);
  }
  return left;
};

/** A party after it has spent something; what pays a cost is gone (C-29). */
export const pay = (party: Party, spent: Spent): Party => {
  let left: Party = party;
  for (const [who, tokens] of Object.entries(spent)) {
    if (who === PARTY) {
      const [luck = 0, ...wilds] = taken([left.luck, ...left.wilds], [LUCK, ...WILDS], tokens);
      const after = draftOf(left);
      after.luck = luck;
      after.wilds = wilds;
      left = after;
    } else left = withFellow(left, who, { pool: taken(fellowOf(left, who).pool, TOKENS, tokens) });
  }
  return left;
};
