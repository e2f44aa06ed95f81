import { cardOf } from '../cards/catalog.ts';
import type { CompanionId, Sets } from '../cards/terms.ts';
import type { Rule } from '../effects/effect.ts';
import { classesOf, personOf, rulesIn } from './party.ts';
import type { Fellow, OpenParty } from './party-state.ts';

/** Whether a rule about some companions means this one: its bearer, a sort of companions, or a class. */
export const isAbout = (of: string, bearer: CompanionId | null, fellow: Fellow, sets: Sets): boolean => {
  if (of === 'bearer') return bearer === fellow.card;
  if (of === 'legendary') return cardOf(fellow.card).is === 'legendary';
  return classesOf(fellow, sets).some((each) => each === of);
};

/** Adds up what rules say about one companion: those about itself, its class, or its sort. */
const summed = (
  party: OpenParty,
  sets: Sets,
  fellow: Fellow,
  read: (rule: Rule) => { readonly by: number; readonly of: string } | undefined,
) => {
  let sum = 0;
  for (const { rule, bearer } of rulesIn(party, sets)) {
    const said = read(rule);
    if (said === undefined) continue;
    if (isAbout(said.of, bearer, fellow, sets)) sum += said.by;
  }
  return sum;
};

/** Salary tokens that a companion wants. Leaders and thugs want none (C-20). */
export const salaryOf = (party: OpenParty, fellow: Fellow, sets: Sets): number => {
  const card = personOf(fellow.card);
  if (!('salary' in card) || card.salary === 0) return 0;
  const less = summed(party, sets, fellow, (rule) => ('salary' in rule ? { by: rule.salary, of: rule.of } : undefined));
  return Math.max(0, card.salary - less);
};

/** Fame that a companion gives when it is paid. */
export const payFameOf = (party: OpenParty, fellow: Fellow, sets: Sets): number => {
  const card = personOf(fellow.card);
  if (!('fame' in card)) return 0;
  return card.fame + summed(party, sets, fellow, (rule) => ('payFame' in rule ? { by: rule.payFame, of: rule.of } : undefined));
};
