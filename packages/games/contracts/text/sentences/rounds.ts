import { plural } from '../../../grammar.ts';
import { gotSaid } from '../amounts.ts';
import { en as cards } from '../english/cards.ts';
import { type Grammar, named } from './grammar.ts';
import { capital, type EventOf, type SentencesIn } from './sentences.ts';

const { name, phrases } = cards;

const planned = ({ seat, did, card, to }: EventOf<'planned'>, { does }: Grammar): string => {
  switch (did) {
    case 'leader':
      return `${does(seat, 'choose')} ${name(card)} as leader.`;
    case 'add':
      return `${does(seat, 'add')} ${name(card)}${to === null ? ' to the party' : `, for ${name(to)}`}.`;
    case 'gold':
    case 'luck':
      return `${does(seat, 'discard')} ${name(card)} for ${did}.`;
    case 'equip':
      return `${does(seat, 'give')} ${name(card)} to ${name(to ?? card)}.`;
    case 'unequip':
      return `${does(seat, 'take')} ${name(card)} off.`;
    default:
      return `${does(seat, 'leave')} ${name(card)} unpaid.`;
  }
};

const revealed = (event: EventOf<'revealed'>, { does }: Grammar): string => {
  const { seat, leader, added, forGold, forLuck, gold, luck, hand } = event;
  const gone = [...forGold, ...forLuck];
  const parts = [
    `${does(seat, 'add')} ${added.length === 0 ? 'nothing' : named(added)}`,
    ...(leader === null ? [] : [`Leader: ${name(leader)}`]),
    ...(gone.length === 0 ? [] : [`Discarded for ${gotSaid({ gold, luck }, phrases)}: ${named(gone)}`]),
    ...(hand === 0 ? [] : [`${plural(hand, 'card')} in hand`]),
  ];
  return `${parts.join('. ')}.`;
};

const ORDINALS: readonly string[] = ['1st', '2nd', '3rd'];
const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`;

const scored = ({ seat, score: { fame, cards: fromCards, gold, luck, total } }: EventOf<'scored'>, { does }: Grammar): string => {
  const ofCards = fromCards.reduce((sum, each) => sum + each.fame, 0);
  const more = [...(ofCards > 0 ? [`${ofCards} from cards`] : []), ...(gold > 0 ? [`${gold} for gold`] : [])];
  const all = [...more, ...(luck > 0 ? [`${luck} for luck`] : [])];
  return `${does(seat, 'finish', 'finishes')} with ${phrases.fame(total)}${all.length === 0 ? '' : `: ${fame} earned, ${all.join(', ')}`}.`;
};

const over = ({ points, winners }: EventOf<'over'>, { does, nameOf }: Grammar): string => {
  const [winner = 0] = winners;
  const most = points[winner] ?? 0;
  const others = [...points.keys()].filter((seat) => !winners.includes(seat)).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const behind = others.length === 0 ? '' : `, ahead of ${phrases.list(others.map((seat) => `${nameOf(seat)} with ${points[seat]}`))}`;
  if (winners.length > 1) return `${phrases.list(winners.map(nameOf))} share the win with ${phrases.fame(most)}${behind}.`;
  const isTied = others.some((seat) => points[seat] === most);
  return `${does(winner, 'win')} with ${phrases.fame(most)}${isTied ? ' and the tie-breaker' : ''}${behind}.`;
};

/** What the log says about the phases that everyone goes through together, and about the end. */
export const rounds: SentencesIn<
  Grammar,
  | ('round' | 'dealt' | 'kept' | 'drafted' | 'planned' | 'ready' | 'revealed' | 'prepared' | 'ranked' | 'paid' | 'left' | 'levelled')
  | ('cleaned' | 'scored' | 'over')
> = {
  round: ({ round, first }, { does }) => `Round ${round}. ${capital(does(first, 'go', 'goes'))} first.`,
  dealt: ({ cards: count, leaders }) =>
    `Everyone gets a pack of ${count} cards${leaders > 0 ? `, and ${leaders} leaders to choose from` : ''}.`,
  kept: ({ seat, card }, { does }) => `${does(seat, 'keep')} ${card === null ? 'a card' : name(card)}.`,
  drafted: () => 'The draft is over.',
  planned,
  ready: ({ seat }, { does }) => `${does(seat, 'are', 'is')} done.`,
  revealed,
  prepared: ({ seat, salary }, { does }) =>
    salary === 0 ? `${does(seat, 'owe')} no salary this round.` : `${does(seat, 'place')} ${plural(salary, 'salary token')}.`,
  ranked: ({ seat, common, place, gold, fame }, { does }) =>
    place === 0
      ? `${does(seat, 'were', 'was')} the only party at ${name(common)}: ${gotSaid({ gold, fame }, phrases)}.`
      : `${does(seat, 'take')} ${ordinal(place)} place at ${name(common)}: ${phrases.gold(gold)}.`,
  paid: ({ seat, gold, fame, companions }, { does }) => {
    const what = gold === 0 ? `${does(seat, 'owe')} nothing to` : `${does(seat, 'pay')} ${phrases.gold(gold)} to`;
    return `${what} ${named(companions)}${fame > 0 ? `, for ${phrases.fame(fame)}` : ''}.`;
  },
  left: ({ seat, companion, lost }, { does }) =>
    `${does(seat, 'don’t pay', 'doesn’t pay')} ${name(companion)}, who leaves${lost.length === 0 ? '' : ` with ${named(lost)}`}.`,
  levelled: ({ seat, companion, level }, { does }) => `${does(seat, 'raise')} ${name(companion)} to level ${level}.`,
  cleaned: ({ basics }) => `The kingdom is set up for the next round, with ${named(basics)}.`,
  scored,
  over,
};
