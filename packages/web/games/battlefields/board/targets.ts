import { type ActionCard, isActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { Selection } from '../../../kit/selection/use-selection.ts';

/** The three parts of a place, as they lie from top to bottom. */
export const PARTS = ['theirs', 'land', 'mine'] as const;
export type Part = (typeof PARTS)[number];
export const isPart = (value: unknown): value is Part => PARTS.some((part) => part === value);

type Selected = Pick<Selection<never>, 'can' | 'canNow' | 'picks'>;

/** What a place is for now: where the chosen card goes, where it leads to, or, without a card, to reveal what lies there. */
const facetOf = ({ can, canNow, picks }: Selected, place: number): 'to' | 'place' | 'reveal' | undefined => {
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

const partsOf = (selected: Selected, place: number): readonly Part[] => {
  const facet = facetOf(selected, place);
  if (facet === undefined) return [];
  const { play } = selected.picks;
  return (facet === 'place' && isActionCard(play) ? TAKEN_BY[play] : undefined) ?? OWN;
};

/** What a click on a part of a place picks: nothing where the answer is about another part, so that nobody answers by mistake. */
export const facetAt = (selected: Selected, place: number, part: Part): readonly [string, number] | undefined => {
  const facet = facetOf(selected, place);
  return facet !== undefined && partsOf(selected, place).includes(part) ? [facet, place] : undefined;
};

/** Which part of a place glows as a target. */
export const glowingPart = (selected: Selected, place: number): Part | undefined => partsOf(selected, place)[0];
