import { type Card, cardOf } from '../cards/catalog.ts';
import { type CardId, CLASSES, type Class, type CompanionId, type Sets, type Slot } from '../cards/terms.ts';
import { memoized } from '../memoized.ts';
import { memoizedByFellow } from './memoize.ts';
import { classesOf, skillRoom } from './party.ts';
import type { Fellow } from './party-state.ts';

/** What a piece of equipment or a skill asks of the companion that takes it, in one shape for all: no two cards have the same facets. */
interface Asked {
  /** None for a skill. */
  readonly slot: Slot | null;
  readonly level: number;
  /** One of these, as bits; none at all is no restriction. */
  readonly classes: number;
}

/** A companion that could take something. */
export interface Taker {
  readonly card: CompanionId;
  readonly worn: Fellow['worn'];
  readonly classes: number;
  /** Levels of skills that it can still learn. */
  readonly room: number;
}

const bitsOf = (classes: readonly Class[] = []): number => classes.reduce((bits, each) => bits | (1 << CLASSES.indexOf(each)), 0);

const askedBy = memoized((card: Card): Asked | undefined => {
  if (card.is === 'skill') return { slot: null, level: card.level, classes: bitsOf(card.classes) };
  if (card.is === 'equipment' || (card.is === 'rare' && 'slot' in card))
    return { slot: card.slot, level: 0, classes: bitsOf(card.classes) };
  return undefined;
});

const takerOf = memoizedByFellow(
  (fellow, sets): Taker => ({
    card: fellow.card,
    worn: fellow.worn,
    classes: bitsOf(classesOf(fellow, sets)),
    room: skillRoom(fellow, sets),
  }),
);

export const takersOf = (fellows: readonly Fellow[], sets: Sets): readonly Taker[] => {
  const takers: Taker[] = [];
  for (const fellow of fellows) takers.push(takerOf(fellow, sets));
  return takers;
};

const suits = ({ worn, classes, room }: Taker, asked: Asked): boolean =>
  (asked.classes === 0 || (asked.classes & classes) !== 0) && (asked.slot === null ? room >= asked.level : worn[asked.slot] === null);

/** Tells of those who can take a piece of equipment or a skill now (C-7, C-8). */
export const forTakers = (takers: readonly Taker[], card: CardId, tell: (to: CompanionId) => void): void => {
  const asked = askedBy(cardOf(card));
  if (asked !== undefined) for (const taker of takers) if (suits(taker, asked)) tell(taker.card);
};

/** Whether a companion can take this piece of equipment or skill now. */
export const canTake = (fellow: Fellow, card: CardId, sets: Sets): boolean => {
  const asked = askedBy(cardOf(card));
  return asked !== undefined && suits(takerOf(fellow, sets), asked);
};
