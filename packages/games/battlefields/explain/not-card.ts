import { type ActionCard, answering, type Warrior } from '../cards/cards.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { answeredBy } from '../text/answers.ts';
import type { View } from '../view/view.ts';
import { BOTH, because, lyingOf, type Reason, stackOf, thing, topOf } from './facts.ts';

const PLACEMENT: readonly ActionCard[] = ['rally', 'scout', 'raid'];

/** Why a card cannot answer the card that is asked about. */
export const asAnswer = (card: ActionCard, played: ActionCard): Reason | undefined => {
  if (answering(card, played) !== undefined) return undefined;
  const actions = [...answeredBy(played, 'cancels'), ...answeredBy(played, 'defeats')];
  return because(
    ['B-10'],
    { say: 'asAnswer', with: [thing({ action: card }), thing({ action: played })] },
    { say: 'wouldAnswer', with: [thing({ action: played }), thing({ actions })] },
  );
};

/** What a place lacks for a card to be laid there. */
const layingReason = (view: View, card: 'elite' | 'flank' | 'surround', reader: number, place: PlaceNo): Reason | undefined => {
  const against = lyingOf(view, 1 - reader, place);
  if (against !== null && (card === 'surround' || card === against)) return undefined;
  if (card === 'surround') return because(['B-11'], { say: 'nothingToDefeat' });
  if (BOTH.some((seat) => stackOf(view, seat, place).length === 0))
    return because(['B-11'], { say: 'needsBoth', with: [thing({ action: card })] });
  return lyingOf(view, reader, place) === null ? undefined : because(['B-11', 'R-7'], { say: 'oneLying' });
};

/** What a place lacks for a card to be played there. */
const lackAt = (view: View, card: ActionCard, reader: number, place: PlaceNo): Reason | undefined => {
  switch (card) {
    case 'scout':
      return stackOf(view, 1 - reader, place).some(({ up }) => !up) ? undefined : because(['B-19', 'B-8'], { say: 'noFaceDown' });
    case 'raid':
      return stackOf(view, reader, place).length > 0 ? undefined : because(['B-19', 'B-8'], { say: 'noStack' });
    case 'ambush':
      return topOf(view, 1 - reader, place)?.up === false ? undefined : because(['B-10'], { say: 'noTopDown' });
    case 'skirmish':
      return topOf(view, reader, place)?.up === true ? undefined : because(['B-10', 'B-19'], { say: 'noTopUp' });
    case 'rally':
      return undefined;
    default:
      return layingReason(view, card, reader, place);
  }
};

/** Why a card of the reader's hand cannot be played in its turn: the phase, or nothing to play it on. */
export const cardReason = (view: View, card: ActionCard, reader: number, place: PlaceNo | undefined): Reason | undefined => {
  const action = thing({ action: card });
  if (view.phase === 'placement' && !PLACEMENT.includes(card)) return because(['B-19'], { say: 'battleOnly', with: [action] });
  if (view.phase === 'battle' && card === 'rally') return because(['B-19'], { say: 'placementOnly', with: [action] });
  if (card === 'rally') return view.armies[reader]?.held === 0 ? because(['R-3'], { say: 'noWarriors' }) : undefined;
  if (place !== undefined) return lackAt(view, card, reader, place);
  const lacks = PLACES.map((each) => lackAt(view, card, reader, each));
  if (lacks.some((lack) => lack === undefined)) return undefined;
  // What most places lack says most; a lying card of one's own is told where it is the only thing in the way.
  return lacks.find((lack) => lack?.rules.includes('R-7')) ?? lacks[0];
};

/** Why a warrior of the hand cannot be placed. */
export const warriorReason = (view: View, warrior: Warrior, reader: number): Reason | undefined => {
  const army = view.armies[reader];
  if (army?.own?.hand.includes(warrior) === false) return because(['B-20'], { say: 'notYours', with: [thing({ warrior })] });
  if (view.phase === 'battle') return because(['B-7', 'B-14'], { say: 'placingOver' });
  return army?.passed === true ? because(['B-7'], { say: 'passedAlready' }) : undefined;
};

/** Why nothing can be done at a place. */
export const placeReason = (view: View, place: PlaceNo, reader: number): Reason | undefined => {
  if (view.phase === 'placement') return because(['B-7'], { say: view.armies[reader]?.passed ? 'passedAlready' : 'chooseWarrior' });
  if (view.phase !== 'battle') return undefined;
  const top = topOf(view, reader, place);
  if (top === undefined) return because(['B-9'], { say: 'nothingThere' });
  return top.up ? because(['B-9'], { say: 'upAlready' }) : undefined;
};
