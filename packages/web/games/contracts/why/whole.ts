import { PARTY } from '@swordtable/games/contracts/action';
import { AT, TOKENS, type Token, WILDS } from '@swordtable/games/contracts/cards/attributes';
import type { Event } from '@swordtable/games/contracts/events';
import type { Part, Sum, Why } from '../../../kit/why/why.ts';
import { partyOf } from '../board/seen-party.ts';
import { shownPool, together } from './attributes.ts';
import { balanced, ownerOf, sumOf, type Teller } from './teller.ts';

/** How many wild tokens of one kind lie with the party. */
const wildsAt = (wilds: readonly number[], token: Token): number => wilds[TOKENS.indexOf(token) - AT.wildBasic] ?? 0;

/** Why a whole party can pay with so much: what each companion has, and what lies with the party. */
export const wholeWhy = (teller: Teller, seat: number): Why => {
  const { view, words, cards } = teller;
  const { fellows, wilds } = partyOf(view, seat);
  const sums = TOKENS.flatMap((token, at): readonly Sum[] => {
    const parts = together([
      ...fellows.map((fellow) => ({ label: cards.name(fellow.card), value: shownPool(view, fellow)[at] ?? 0 })),
      { label: words.withParty, value: wildsAt(wilds, token) },
    ]);
    return parts.length === 0 ? [] : [{ parts, result: sumOf(parts.map(({ value }) => value)), label: cards.terms.token[token] }];
  });
  const { name, you } = ownerOf(teller, seat);
  return {
    title: words.titleOf(name, you, words.wholeAttributes),
    sums,
    sentences: [...(sums.length === 0 ? [words.noAttributes] : []), words.oneCompanion],
    rules: ['C-13', 'C-26'],
  };
};

/** What an event brings to the wild tokens of a party, or takes from them. */
const wildFlow = (teller: Teller, event: Event, token: Token): readonly Part[] => {
  if (event.what === 'gained') return [{ label: teller.cards.name(event.card), value: event.got.wilds?.[token] ?? 0 }];
  return 'pay' in event ? [{ label: teller.words.spent, value: -(event.pay[PARTY]?.[token] ?? 0) }] : [];
};

/** Why so many wild tokens lie with a party. */
export const wildsWhy = (teller: Teller, seat: number): Why => {
  const { view, words, cards, events } = teller;
  const { wilds } = partyOf(view, seat);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const sums = WILDS.flatMap((token): readonly Sum[] => {
    const result = wildsAt(wilds, token);
    const known = together(own.flatMap((event) => wildFlow(teller, event, token)));
    const parts = balanced(known, result, words.otherwise);
    return parts.length === 0 ? [] : [{ parts, result, label: cards.terms.token[token] }];
  });
  const { name, you } = ownerOf(teller, seat);
  return { title: words.titleOf(name, you, words.partyWilds), sums, sentences: [words.wildsText], rules: ['C-26'] };
};
