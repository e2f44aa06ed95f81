import type { ActionCard, Answering } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import type { View } from '../view/view.ts';
import { answersOf, pointsWhy, RULES_OF } from './cards.ts';
import { type BattleWhy, BOTH, because, type Reason, type Said, thing } from './facts.ts';

const comparedReason = ({ warriors, winner, verdict }: Extract<Event, { what: 'compared' }>): Reason => {
  const [winning, losing] = winner === 1 ? ([warriors[1], warriors[0]] as const) : warriors;
  const loserGoes = { say: 'loserGoes' } as const;
  if (winner < 0) return because(['B-1', 'B-12'], { say: 'tie', with: [thing({ warrior: winning })] }, loserGoes);
  const seat = { seat: winner };
  if (verdict === 'type')
    return because(['B-1', 'B-12'], { say: 'type', with: [seat, thing({ warrior: winning }), thing({ warrior: losing })] }, loserGoes);
  return because(['B-11', 'B-12'], { say: verdict === 'flank' ? 'flank' : 'elite', with: [seat] }, loserGoes);
};

const answer = (card: ActionCard, played: ActionCard, how: Answering): Said =>
  how === 'cancels'
    ? { say: 'cancels', with: [thing({ action: card })] }
    : { say: 'defeats', with: [thing({ action: card }), thing({ action: played })] };

/** Why something came so, and by which rulings; nothing where there is nothing to explain. */
const reasonOf = (event: Event): Reason | undefined => {
  switch (event.what) {
    case 'round':
      return because(['B-18'], { say: 'starts' });
    case 'aresDrawn':
      return because(['B-5'], { say: 'aresDrawn' });
    case 'reshuffled':
      return because(['B-6', 'R-9'], { say: 'reshuffled' });
    case 'drew':
      return event.cause === 'set' ? because(['B-6', 'R-8'], { say: 'drewSet' }) : undefined;
    case 'discarded':
    case 'shed':
      return because(['B-20', 'B-6'], { say: 'faceDownDiscard' });
    case 'passed':
      return event.forced ? because(['R-1'], { say: 'forced' }) : undefined;
    case 'played':
      return because(RULES_OF[event.card], { say: 'text', with: [thing({ text: event.card })] }, ...answersOf(event.card));
    case 'scouted':
      return because(['B-8', 'B-20'], { say: 'scouted' });
    case 'withdrew':
      return event.cause === 'raid' ? because(['B-8', 'B-20'], { say: 'raided' }) : because(['B-10', 'B-20'], { say: 'ambushed' });
    case 'answered':
      return because(['B-10'], answer(event.card, event.to, event.how), { say: 'lastStands' });
    case 'letStand':
    case 'settled':
      return because(['B-10'], { say: 'lastStands' });
    case 'lifted': {
      const stays = event.by === 'flank' && event.card === 'elite' ? [{ say: 'flankStays' } as const] : [];
      return because(['B-11'], answer(event.by, event.card, event.how), ...stays);
    }
    case 'compared':
      return comparedReason(event);
    case 'nothingToCompare':
      return because(['B-12', 'B-9'], { say: 'nothingLeft' });
    case 'won':
      return event.seat < 0 ? because(['B-4', 'B-13'], { say: 'wonNobody' }) : because(['B-13', 'B-4'], { say: 'wonAlone' });
    case 'ares':
      return because(['B-15'], { say: 'aresMore', with: [{ seat: 0 }, event.places[0], { seat: 1 }, event.places[1]] });
    case 'over':
      return because(['B-16', 'B-17'], { say: event.early ? 'early' : 'afterThree' }, { say: 'mostPoints' });
    default:
      return undefined;
  }
};

/** Why something that happened came so; nothing where there is nothing to explain. */
export const eventWhy = (view: View, event: Event): BattleWhy | undefined => {
  const reason = reasonOf(event);
  if (reason === undefined) return undefined;
  const sums = event.what === 'over' ? BOTH.flatMap((seat) => pointsWhy(view, seat).sums ?? []) : [];
  return { title: { say: 'eventTitle' }, ...(sums.length > 0 ? { sums } : {}), ...reason };
};
