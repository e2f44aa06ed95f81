import type { Seat } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import type { Score } from '../events.ts';
import { effectsOn, levelOf } from '../party/party.ts';
import { GOLD_PER_FAME, LUCK_PER_FAME, scoreOf, tieBreakers } from '../phases/end-of-game.ts';
import type { View } from '../view/view.ts';
import { cardLabel, type Facts, fellowIn, partyIn, type Said, sumOf, type Why } from './explanation.ts';

/**
 * The end scoring of a party. Everything that it takes lies open; when the game is over the fame on the track is the total already, and what
 * was won in play is what is left of it.
 */
export const endScore = (view: View, seat: Seat): Score => {
  const parties = view.parties.map((_, each) => partyIn(view, each));
  const score = scoreOf({ ...view, parties }, seat);
  if (view.phase !== 'over') return score;
  const added = score.total - score.fame;
  return { ...score, fame: score.fame - added, total: score.fame };
};

export const cardFameOf = ({ cards }: Score): number => sumOf(cards.map(({ fame }) => fame));

/** The level at which a card that counts at the end is borne; a card of the whole party has but one. */
const levelAt = ({ view }: Facts, seat: Seat, card: CardId): number => {
  const party = partyIn(view, seat);
  const placed = effectsOn(party, view.sets, 'end').find(({ borne }) => borne.card === card);
  const fellow = fellowIn(party, placed?.borne.bearer ?? '');
  return fellow === undefined ? 1 : levelOf(fellow);
};

const cardsSaid = (facts: Facts, seat: Seat, { cards }: Score): readonly Said[] => {
  if (cards.length === 0) return [{ say: 'noCardFame' }];
  const fame = new Map<CardId, number>();
  for (const each of cards) fame.set(each.card, (fame.get(each.card) ?? 0) + each.fame);
  return [...fame].map(([card, count]) => ({
    say: 'cardSays',
    with: [{ card }, count, { text: card, level: levelAt(facts, seat, card), when: 'end' }],
  }));
};

/** Why cards give this much fame at the end. */
export const cardFameWhy = (facts: Facts, seat: Seat): Why => {
  const score = endScore(facts.view, seat);
  const parts = score.cards.map(({ card, fame }) => ({ label: cardLabel(card), value: fame }));
  return {
    title: { say: 'cardFame', with: [{ seat }] },
    sums: [{ parts, result: cardFameOf(score), label: { say: 'fame' } }],
    because: cardsSaid(facts, seat, score),
    rules: ['C-22', 'R-2'],
  };
};

/** Why a party has this much fame in the end, and what would break a tie. */
export const totalWhy = (facts: Facts, seat: Seat): Why => {
  const { view } = facts;
  const score = endScore(view, seat);
  const party = partyIn(view, seat);
  const [contracts = 0, companions = 0, gold = 0] = tieBreakers(party);
  return {
    title: { say: 'total', with: [{ seat }] },
    sums: [
      {
        parts: [
          { label: { say: 'inPlay' }, value: score.fame },
          { label: { say: 'forCards' }, value: cardFameOf(score) },
          { label: { say: 'forGold' }, value: score.gold },
          { label: { say: 'forLuck' }, value: score.luck },
        ],
        result: score.total,
        label: { say: 'totalFame' },
      },
    ],
    because: [
      ...cardsSaid(facts, seat, score),
      { say: 'perGold', with: [party.gold, GOLD_PER_FAME, score.gold] },
      { say: 'perLuck', with: [party.luck, LUCK_PER_FAME, score.luck] },
      { say: 'ties3', with: [contracts, companions, gold] },
    ],
    rules: ['C-22', 'C-37'],
  };
};
