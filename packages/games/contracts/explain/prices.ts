import type { Seat } from '@swordtable/kernel';
import { costAt, luckFor } from '../actions/visit.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import type { Rule } from '../effects/effect.ts';
import { borneIn } from '../party/party.ts';
import { balanced, cardLabel, type Facts, type Part, partyIn, type Said, type Why } from './explanation.ts';

interface Reduction {
  readonly card: CardId;
  readonly value: number;
}

/** What cards of a party take off. */
const reductions = ({ view }: Facts, seat: Seat, read: (rule: Rule) => number): readonly Reduction[] =>
  borneIn(partyIn(view, seat), view.sets).flatMap(({ card, doing }) =>
    (doing.rules ?? []).flatMap((rule) => (read(rule) === 0 ? [] : [{ card, value: read(rule) }])),
  );

const asPart = ({ card, value }: Reduction): Part => ({ label: cardLabel(card), value });

/** Why a card of the Tavern or the Smith costs a party this much. */
export const priceWhy = (facts: Facts, seat: Seat, id: CardId): Why => {
  const { view } = facts;
  const card = cardAs(id, 'legendary', 'rare');
  const result = costAt(view, partyIn(view, seat), id);
  const printed = card.is === 'legendary' ? card.fee : card.price;
  const less = reductions(facts, seat, (rule) => {
    if (card.is === 'legendary') return 'fee' in rule ? -rule.fee : 0;
    return 'price' in rule ? -rule.price : 0;
  });
  const known: readonly Part[] = [{ label: { say: 'printed' }, value: printed }, ...less.map(asPart)];
  return {
    title: { say: 'price', with: [{ card: id }] },
    sums: [{ parts: balanced(known, result, { say: 'notBelow' }), result, label: { say: 'goldToPay' } }],
    because: [{ say: 'priceText' }],
    rules: ['C-15'],
  };
};

/** Why a visit takes luck, or none. */
export const visitWhy = (facts: Facts, seat: Seat, location: CardId): Why => {
  const { view } = facts;
  const { house } = cardAs(location, 'location');
  const title: Said = { say: 'visit', with: [{ card: location }] };
  if (house === undefined) return { title, because: [{ say: 'visitFree' }], rules: ['C-15'] };
  const result = luckFor(view, partyIn(view, seat), location);
  const [welcome] = reductions(facts, seat, (rule) => ('welcome' in rule && rule.welcome === house ? -1 : 0));
  return {
    title,
    sums: [
      {
        parts: [{ label: { say: 'visitCosts' }, value: 1 }, ...(welcome === undefined ? [] : [asPart(welcome)])],
        result,
        label: { say: 'luckToPay' },
      },
    ],
    because: [welcome === undefined ? { say: 'priceText' } : { say: 'welcome', with: [{ card: welcome.card }] }],
    rules: ['C-15'],
  };
};
