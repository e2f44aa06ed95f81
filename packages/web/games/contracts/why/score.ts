import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Score } from '@swordtable/games/contracts/events';
import { effectsIn } from '@swordtable/games/contracts/party/party';
import { GOLD_PER_FAME, LUCK_PER_FAME, scoreOf, tieBreakers } from '@swordtable/games/contracts/phases/end-of-game';
import { textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Why } from '../../../kit/why/why.ts';
import { partyOf } from '../board/seen-party.ts';
import { capital } from '../words/texts.ts';
import { ownerOf, sumOf, type Teller } from './teller.ts';

/**
 * The end scoring of a party. Everything that it takes lies open; when the game is over the fame on the track is the total already, and what
 * was won in play is what is left of it.
 */
export const endScore = (view: View, seat: number): Score => {
  const parties = view.parties.map((_, each) => partyOf(view, each));
  const score = scoreOf({ ...view, parties }, seat);
  if (view.phase !== 'over') return score;
  const added = score.total - score.fame;
  return { ...score, fame: score.fame - added, total: score.fame };
};

export const cardFameOf = ({ cards }: Score): number => sumOf(cards.map(({ fame }) => fame));

/** What a card says about the end of the game, as it counts for this party. */
const endText = ({ view, cards }: Teller, seat: number, card: CardId): string => {
  const placed = effectsIn(partyOf(view, seat), view.sets, ({ when }) => when === 'end').filter(({ borne }) => borne.card === card);
  return textOf({ effects: placed.map(({ effect }) => effect) }, cards.phrases, whoseOf(cardOf(card))).join(' ');
};

const cardsSaid = (teller: Teller, seat: number, { cards }: Score): readonly string[] => {
  if (cards.length === 0) return [teller.words.noCardFame];
  const fame = new Map<CardId, number>();
  for (const each of cards) fame.set(each.card, (fame.get(each.card) ?? 0) + each.fame);
  return [...fame].map(([card, count]) => teller.words.cardSays(teller.cards.name(card), count, endText(teller, seat, card)));
};

/** Why cards bring so much fame at the end. */
export const cardFameWhy = (teller: Teller, seat: number): Why => {
  const { view, words, cards } = teller;
  const score = endScore(view, seat);
  const { name, you } = ownerOf(teller, seat);
  return {
    title: words.titleOf(name, you, capital(words.forCards)),
    sums: [
      {
        parts: score.cards.map(({ card, fame }) => ({ label: cards.name(card), value: fame })),
        result: cardFameOf(score),
        label: words.fame,
      },
    ],
    sentences: cardsSaid(teller, seat, score),
    rules: ['C-22', 'R-2'],
  };
};

/** Why a party has so much fame in the end, and what would decide between equals. */
export const totalWhy = (teller: Teller, seat: number): Why => {
  const { view, words } = teller;
  const score = endScore(view, seat);
  const party = partyOf(view, seat);
  const [contracts = 0, companions = 0, gold = 0] = tieBreakers(party);
  const { name, you } = ownerOf(teller, seat);
  return {
    title: words.total(name, you),
    sums: [
      {
        parts: [
          { label: words.inPlay, value: score.fame },
          { label: words.forCards, value: cardFameOf(score) },
          { label: words.forGold, value: score.gold },
          { label: words.forLuck, value: score.luck },
        ],
        result: score.total,
        label: words.totalFame,
      },
    ],
    sentences: [
      ...cardsSaid(teller, seat, score),
      words.perGold(party.gold, GOLD_PER_FAME, score.gold),
      words.perLuck(party.luck, LUCK_PER_FAME, score.luck),
      words.ties3(contracts, companions, gold),
    ],
    rules: ['C-22', 'C-37'],
  };
};
