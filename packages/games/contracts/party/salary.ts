import { cardOf } from '../cards/catalog.ts';
import type { CompanionId, Sets } from '../cards/terms.ts';
import type { Rule } from '../effects/effect.ts';
import { memoizedByBearers } from './bearers.ts';
import { classesOf, personOf, rulesIn } from './party.ts';
import type { Fellow, OpenParty } from './party-state.ts';

/** Whether a rule about some companions means this one: its bearer, a sort of companions, or a class. */
export const isAbout = (of: string, bearer: CompanionId | null, fellow: Fellow, sets: Sets): boolean => {
  if (of === 'bearer') return bearer === fellow.card;
  if (of === 'legendary') return cardOf(fellow.card).is === 'legendary';
  return classesOf(fellow, sets).some((each) => each === of);
};

/** What a rule adds, and to which companions. */
interface Addition {
  readonly by: number;
  readonly of: string;
}

/** What the rules of a party add for one companion: those about itself, its class, or its sort. */
const additions = (read: (rule: Rule) => Addition | undefined) => {
  const said = memoizedByBearers((party: OpenParty, sets) =>
    rulesIn(party, sets).flatMap(({ rule, bearer }) => {
      const addition = read(rule);
      return addition === undefined ? [] : [{ by: addition.by, of: addition.of, bearer }];
    }),
  );
  return (party: OpenParty, sets: Sets, fellow: Fellow): number => {
    let sum = 0;
    for (const { by, of, bearer } of said(party, sets)) if (isAbout(of, bearer, fellow, sets)) sum += by;
    return sum;
  };
};

const saved = additions((rule) => ('salary' in rule ? { by: rule.salary, of: rule.of } : undefined));
const moreFame = additions((rule) => ('payFame' in rule ? { by: rule.payFame, of: rule.of } : undefined));

/** Salary tokens that a companion wants. Leaders and thugs want none (C-20). */
export const salaryOf = (party: OpenParty, fellow: Fellow, sets: Sets): number => {
  const card = personOf(fellow.card);
  if (!('salary' in card) || card.salary === 0) return 0;
  return Math.max(0, card.salary - saved(party, sets, fellow));
};

/** Fame that a companion gives when it is paid. */
export const payFameOf = (party: OpenParty, fellow: Fellow, sets: Sets): number => {
  const card = personOf(fellow.card);
  return 'fame' in card ? card.fame + moreFame(party, sets, fellow) : 0;
};
