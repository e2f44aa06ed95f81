import { costAt, luckFor } from '@swordtable/games/contracts/actions/visit';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Rule } from '@swordtable/games/contracts/effects/effect';
import { borneIn } from '@swordtable/games/contracts/party/party';
import type { Part, Why } from '../../../kit/why/why.ts';
import { partyOf } from '../board/seen-party.ts';
import { balanced, type Teller } from './teller.ts';

/** What cards of a party take off, each with its name. */
const saidBy = ({ cards, view }: Teller, seat: number, read: (rule: Rule) => number): readonly Part[] =>
  borneIn(partyOf(view, seat), view.sets).flatMap(({ card, doing }) =>
    (doing.rules ?? []).flatMap((rule) => (read(rule) === 0 ? [] : [{ label: cards.name(card), value: read(rule) }])),
  );

/** Why a card of the Tavern or the Smith costs a party so much. */
export const priceWhy = (teller: Teller, seat: number, id: CardId): Why => {
  const { view, words, cards } = teller;
  const card = cardAs(id, 'legendary', 'rare');
  const result = costAt(view, partyOf(view, seat), id);
  const printed = card.is === 'legendary' ? card.fee : card.price;
  const less = saidBy(teller, seat, (rule) => {
    if (card.is === 'legendary') return 'fee' in rule ? -rule.fee : 0;
    return 'price' in rule ? -rule.price : 0;
  });
  return {
    title: words.price(cards.name(id)),
    sums: [
      { parts: balanced([{ label: words.printed, value: printed }, ...less], result, words.notBelow), result, label: words.goldToPay },
    ],
    sentences: [words.priceText],
    rules: ['C-15'],
  };
};

/** Why a visit takes luck, or none. */
export const visitWhy = (teller: Teller, seat: number, location: CardId): Why => {
  const { view, words, cards } = teller;
  const { house } = cardAs(location, 'location');
  const title = words.visit(cards.name(location));
  if (house === undefined) return { title, sentences: [words.visitFree], rules: ['C-15'] };
  const result = luckFor(view, partyOf(view, seat), location);
  const [welcome] = saidBy(teller, seat, (rule) => ('welcome' in rule && rule.welcome === house ? -1 : 0));
  const parts: readonly Part[] = [{ label: words.visitCosts, value: 1 }, ...(welcome === undefined ? [] : [welcome])];
  return {
    title,
    sums: [{ parts, result, label: words.luckToPay }],
    sentences: welcome === undefined ? [words.priceText] : [`${welcome.label}: ${words.welcome}.`],
    rules: ['C-15'],
  };
};
