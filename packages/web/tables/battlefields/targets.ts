import type { ActionCard } from '@swordtable/games/battlefields/cards';
import type { Asking } from '../../asking/use-asking.ts';

/** The three parts of a place, as they lie from top to bottom. */
export const PARTS = ['theirs', 'land', 'mine'] as const;
export type Part = (typeof PARTS)[number];

type Asked = Pick<Asking<never>, 'can' | 'canNow' | 'picks'>;

/**
 * What a click on a place picks: where the chosen card goes, or where it leads to once it is said from where; without a card in hand,
 * to reveal what lies there.
 */
export const facetAt = ({ can, canNow, picks }: Asked, place: number): readonly [string, number] | undefined => {
  if (picks['warrior'] !== undefined || picks['play'] !== undefined) {
    if (picks['place'] !== undefined && canNow('to', place)) return ['to', place];
    return canNow('place', place) ? ['place', place] : undefined;
  }
  if (can('reveal', place)) return ['reveal', place];
  return can('place', place) ? ['place', place] : undefined;
};

const AT_THEIRS: readonly ActionCard[] = ['ambush', 'scout'];
const AT_THE_LAND: readonly ActionCard[] = ['elite', 'flank', 'surround'];

/** Which part of a place glows as a target: none as long as it takes a card to choose it. */
export const glowingPart = (asked: Asked, place: number): Part | undefined => {
  const facet = facetAt(asked, place)?.[0];
  const { play, warrior } = asked.picks;
  if (facet === undefined || (facet === 'place' && play === undefined && warrior === undefined)) return undefined;
  if (facet !== 'place') return 'mine';
  if (AT_THEIRS.some((card) => card === play)) return 'theirs';
  return AT_THE_LAND.some((card) => card === play) ? 'land' : 'mine';
};
