import { type ActionCard, answering, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { PLACES } from '@swordtable/games/battlefields/places';
import { answeredBy } from '../words/answers.ts';
import { lyingOf, stackOf, type Teller, topOf } from './teller.ts';

/** Why something is not on offer: in sentences, and by which rulings. */
export type Reason = readonly [sentences: readonly string[], rules: readonly string[]];

const PLACEMENT: readonly ActionCard[] = ['rally', 'scout', 'raid'];

/** Why a card cannot answer the card that is asked about. */
export const asAnswer = ({ words, texts }: Teller, card: ActionCard, played: ActionCard): Reason | undefined => {
  if (answering(card, played) !== undefined) return undefined;
  const fitting = [...answeredBy(played, 'cancels'), ...answeredBy(played, 'defeats')].map(texts.action);
  return [
    [words.asAnswer(texts.action(card), texts.action(played)), words.wouldAnswer(texts.action(played), fitting.join(', '))],
    ['B-10'],
  ];
};

/** What a place lacks for a card to be laid there. */
const layingReason = (teller: Teller, card: 'elite' | 'flank' | 'surround', reader: number, place: number): Reason | undefined => {
  const { words, texts } = teller;
  const against = lyingOf(teller, 1 - reader, place);
  if (against !== null && (card === 'surround' || card === against)) return undefined;
  if (card === 'surround') return [[words.nothingToDefeat], ['B-11']];
  if ([0, 1].some((seat) => stackOf(teller, seat, place).length === 0)) return [[words.needsBoth(texts.action(card))], ['B-11']];
  return lyingOf(teller, reader, place) === null ? undefined : [[words.oneLying], ['B-11', 'R-7']];
};

/** What a place lacks for a card to be played there. */
const lackAt = (teller: Teller, card: ActionCard, reader: number, place: number): Reason | undefined => {
  const { words } = teller;
  switch (card) {
    case 'scout':
      return stackOf(teller, 1 - reader, place).some(({ up }) => !up) ? undefined : [[words.noFaceDown], ['B-19', 'B-8']];
    case 'raid':
      return stackOf(teller, reader, place).length > 0 ? undefined : [[words.noStack], ['B-19', 'B-8']];
    case 'ambush':
      return topOf(teller, 1 - reader, place)?.up === false ? undefined : [[words.noTopDown], ['B-10']];
    case 'skirmish':
      return topOf(teller, reader, place)?.up === true ? undefined : [[words.noTopUp], ['B-10', 'B-19']];
    case 'rally':
      return undefined;
    default:
      return layingReason(teller, card, reader, place);
  }
};

/** Why a card of the reader's hand cannot be played in its turn: the phase, or nothing to play it on. */
export const cardReason = (teller: Teller, card: ActionCard, reader: number, place: number | undefined): Reason | undefined => {
  const { view, words, texts } = teller;
  if (view.phase === 'placement' && !PLACEMENT.includes(card)) return [[words.battleOnly(texts.action(card))], ['B-19']];
  if (view.phase === 'battle' && card === 'rally') return [[words.placementOnly(texts.action(card))], ['B-19']];
  if (card === 'rally') return view.armies[reader]?.held === 0 ? [[words.noWarriors], ['R-3']] : undefined;
  if (place !== undefined) return lackAt(teller, card, reader, place);
  const lacks = PLACES.map((each) => lackAt(teller, card, reader, each));
  if (lacks.some((lack) => lack === undefined)) return undefined;
  // What most places lack says most; a lying card of one's own is told where it is the only thing in the way.
  return lacks.find((lack) => lack?.[1].includes('R-7')) ?? lacks[0];
};

/** Why a warrior of the hand cannot be placed. */
export const warriorReason = ({ view, words, texts }: Teller, warrior: Warrior, reader: number): Reason | undefined => {
  const army = view.armies[reader];
  if (army?.own?.hand.includes(warrior) === false) return [[words.notYours(texts.warrior(warrior))], ['B-20']];
  if (view.phase === 'battle') return [[words.placingOver], ['B-7', 'B-14']];
  return army?.passed === true ? [[words.passedAlready], ['B-7']] : undefined;
};

/** Why nothing can be done at a place. */
export const placeReason = (teller: Teller, place: number, reader: number): Reason | undefined => {
  const { view, words } = teller;
  if (view.phase === 'placement') return view.armies[reader]?.passed ? [[words.passedAlready], ['B-7']] : [[words.chooseWarrior], ['B-7']];
  if (view.phase !== 'battle') return undefined;
  const top = topOf(teller, reader, place);
  if (top === undefined) return [[words.nothingThere], ['B-9']];
  return top.up ? [[words.upAlready], ['B-9']] : undefined;
};
