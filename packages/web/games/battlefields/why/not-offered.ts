import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import { ACTIONS_TAKEN, HAND_LIMIT } from '@swordtable/games/battlefields/phases/muster';
import { hasThreeOfAColour } from '@swordtable/games/battlefields/phases/scoring';
import { PLACES } from '@swordtable/games/battlefields/places';
import type { Why } from '../../../kit/why/why.ts';
import { asAnswer, cardReason, placeReason, type Reason, warriorReason } from './not-card.ts';
import { placeBy, readerOf, type Teller, topOf, who } from './teller.ts';

/** What somebody asks about: a place, a warrior, an action, an action at a place, or, with nothing named, passing. */
export interface What {
  readonly place?: number;
  readonly warrior?: Warrior;
  readonly card?: ActionCard;
}

const nameOf = (teller: Teller, { place, warrior, card }: What): string => {
  const { texts } = teller;
  const named = [
    ...(card === undefined ? [] : [texts.action(card)]),
    ...(warrior === undefined ? [] : [texts.warrior(warrior)]),
    ...(place === undefined ? [] : [placeBy(teller, place)]),
  ];
  return named.length === 0 ? teller.words.passing : named.join(', ');
};

/** While both make ready: what is asked first, and what of it is not there. */
const musterReason = ({ view, words, texts }: Teller, reader: number, { card }: What): Reason => {
  const army = view.armies[reader];
  if (army === undefined) return [[words.makingReady], ['B-6']];
  const limit = HAND_LIMIT + (hasThreeOfAColour(view.cards, army.lands) ? 1 : 0);
  if (army.mayDrawFifth) return [[words.fifthFirst], ['B-6', 'R-12']];
  if (army.taken < ACTIONS_TAKEN && army.pile > 0) {
    const gone = card !== undefined && army.own?.pile.includes(card) === false ? [words.noneInPile(texts.action(card))] : [];
    return [
      [...gone, words.takeFirst(Math.min(ACTIONS_TAKEN - army.taken, army.pile))],
      ['B-6', 'R-12'],
    ];
  }
  if (army.held > limit) return [[words.discardWarriors(limit)], ['B-6', 'R-8']];
  return army.actionsHeld > HAND_LIMIT
    ? [[words.discardActions], ['B-6']]
    : [
        [words.ready, words.makingReady],
        ['B-6', 'B-19'],
      ];
};

/** Whose answer or turn it is. */
const asked = ({ view }: Teller): number => {
  const last = view.exchange.at(-1);
  return last === undefined ? view.active : 1 - last.seat;
};

const passReason = (teller: Teller, reader: number): Reason | undefined =>
  teller.view.phase === 'battle' && PLACES.some((place) => topOf(teller, reader, place)?.up === false)
    ? [[teller.words.passOnly], ['B-9']]
    : undefined;

const turnReason = (teller: Teller, reader: number, what: What): Reason | undefined => {
  const { view, words, texts } = teller;
  const { place, warrior, card } = what;
  if (card !== undefined && view.armies[reader]?.own?.actions.includes(card) === false)
    return [[words.notYours(texts.action(card))], ['B-6']];
  const seat = asked(teller);
  if (seat !== reader) return [[words.theirTurn(who(teller, seat))], [view.phase === 'placement' ? 'B-7' : 'B-9']];
  const played = view.exchange.at(-1);
  if (played !== undefined) return card === undefined ? undefined : asAnswer(teller, card, played.card);
  if (card !== undefined) return cardReason(teller, card, reader, place);
  if (warrior !== undefined) return warriorReason(teller, warrior, reader);
  return place === undefined ? passReason(teller, reader) : placeReason(teller, place, reader);
};

/** Why something cannot be chosen now. */
export const notOfferedWhy = (teller: Teller, what: What): Why => {
  const { view, words } = teller;
  const reader = readerOf(teller);
  const told = (reason: Reason | undefined): Why => ({
    title: words.notTitle(nameOf(teller, what)),
    sentences: reason?.[0] ?? [words.notNow],
    rules: reason?.[1] ?? [],
  });
  if (view.phase === 'over') return told([[words.over], ['B-16']]);
  if (reader === undefined) return told([[words.watching], []]);
  return told(view.phase === 'muster' ? musterReason(teller, reader, what) : turnReason(teller, reader, what));
};
