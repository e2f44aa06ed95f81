import type { Seat } from '@swordtable/kernel';
import { PARTY } from '../action.ts';
import { AT, TOKENS, type Token, WILDS } from '../cards/attributes.ts';
import type { Event } from '../events.ts';
import { shownPool } from './attributes.ts';
import { balanced, cardLabel, type Facts, type Part, partyIn, type Said, type Sum, sumOf, together, type Why } from './explanation.ts';

/** How many wild tokens of one kind lie with the party. */
const wildsAt = (wilds: readonly number[], token: Token): number => wilds[TOKENS.indexOf(token) - AT.wildBasic] ?? 0;

const tokenLabel = (token: Token): Said => ({ say: 'token', with: [{ token }] });

/** Why a whole party can pay with this much: what each companion has, and what belongs to the party. */
export const wholeWhy = ({ view }: Facts, seat: Seat): Why => {
  const { fellows, wilds } = partyIn(view, seat);
  const sums = TOKENS.flatMap((token, at): readonly Sum[] => {
    const parts = together([
      ...fellows.map((fellow) => ({ label: cardLabel(fellow.card), value: shownPool(view, fellow)[at] ?? 0 })),
      { label: { say: 'withParty' }, value: wildsAt(wilds, token) },
    ]);
    return parts.length === 0 ? [] : [{ parts, result: sumOf(parts.map(({ value }) => value)), label: tokenLabel(token) }];
  });
  return {
    title: { say: 'wholeAttributes', with: [{ seat }] },
    sums,
    because: [...(sums.length === 0 ? [{ say: 'noAttributes' } as const] : []), { say: 'oneCompanion' }],
    rules: ['C-13', 'C-26'],
  };
};

/** What an event brings to the wild tokens of a party, or takes from them. */
const wildFlow = (event: Event, token: Token): readonly Part[] => {
  if (event.what === 'gained') return [{ label: cardLabel(event.card), value: event.got.wilds?.[token] ?? 0 }];
  return 'pay' in event ? [{ label: { say: 'spent' }, value: -(event.pay[PARTY]?.[token] ?? 0) }] : [];
};

/** Why a party has this many wild tokens. */
export const wildsWhy = ({ view, events }: Facts, seat: Seat): Why => {
  const { wilds } = partyIn(view, seat);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const sums = WILDS.flatMap((token): readonly Sum[] => {
    const result = wildsAt(wilds, token);
    const parts = balanced(together(own.flatMap((event) => wildFlow(event, token))), result, { say: 'otherwise' });
    return parts.length === 0 ? [] : [{ parts, result, label: tokenLabel(token) }];
  });
  return { title: { say: 'partyWilds', with: [{ seat }] }, sums, because: [{ say: 'wildsText' }], rules: ['C-26'] };
};
