import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { Selection } from '../../../kit/selection/use-selection.ts';

/** The three parts of a place, as they lie from top to bottom. */
export const PARTS = ['theirs', 'land', 'mine'] as const;
export type Part = (typeof PARTS)[number];

type Asked = Pick<Selection<never>, 'can' | 'canNow' | 'picks'>;

/** What a place is for now: where the chosen card goes, where it leads to, or, without a card, to reveal what lies there. */
const facetOf = ({ can, canNow, picks }: Asked, place: number): 'to' | 'place' | 'reveal' | undefined => {
  if (picks['warrior'] !== undefined || picks['play'] !== undefined) {
    if (picks['place'] !== undefined && canNow('to', place)) return 'to';
    return canNow('place', place) ? 'place' : undefined;
  }
  return can('reveal', place) ? 'reveal' : undefined;
};

/** The parts that take an action, the one that glows first; all other answers are about one's own part. */
const TAKEN_BY: Readonly<Partial<Record<ActionCard, readonly Part[]>>> = {
  ambush: ['theirs'],
  scout: ['theirs'],
  elite: ['land', 'mine'],
  flank: ['land', 'mine'],
  // The card that it takes away lies with the other side.
  surround: ['land', 'theirs'],
};
const OWN: readonly Part[] = ['mine'];

const partsOf = (asked: Asked, place: number): readonly Part[] => {
  const facet = facetOf(asked, place);
  if (facet === undefined) return [];
  // What is picked as a play is an action card.
  const play = asked.picks['play'] as ActionCard | undefined;
  return (facet === 'place' && play !== undefined ? TAKEN_BY[play] : undefined) ?? OWN;
};

/** What a click on a part of a place picks: nothing where the answer is about another part, so that nobody answers by mistake. */
export const facetAt = (asked: Asked, place: number, part: Part): readonly [string, number] | undefined => {
  const facet = facetOf(asked, place);
  return facet !== undefined && partsOf(asked, place).includes(part) ? [facet, place] : undefined;
};

/** Which part of a place glows as a target. */
export const glowingPart = (asked: Asked, place: number): Part | undefined => partsOf(asked, place)[0];
