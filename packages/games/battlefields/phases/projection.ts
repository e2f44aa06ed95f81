import type { Seat } from '@swordtable/kernel';
import { judge, type Places } from './scoring.ts';

/** Who takes a place: a side, or nobody; or it can't be known yet. */
export type Outcome = Seat | 'nobody' | 'unknown';

/**
 * Who takes a place if no more cards are played: pair after pair is compared from the top until one side is left (B-12, B-13).
 * The first pair uses up the cards in play there (B-11). A pair with an unknown warrior leaves the outcome unknown, unless a Flank decides it.
 */
export const projectedOutcome = ({ cards, places }: Places, at: number): Outcome => {
  const { stacks, lying } = places[at] ?? { stacks: [], lying: [] };
  const left = [stacks[0]?.length ?? 0, stacks[1]?.length ?? 0] as [number, number];
  let inPlay = lying;
  while (left[0] > 0 && left[1] > 0) {
    const [first, second] = [0, 1].map((seat) => stacks[seat]?.[(left[seat] ?? 0) - 1]?.warrior ?? null);
    const flank = inPlay.indexOf('flank');
    if (flank < 0 && (first == null || second == null)) return 'unknown';
    const winner = flank >= 0 || first == null || second == null ? flank : judge(cards, inPlay, first, second).winner;
    if (winner !== 0) left[0]--;
    if (winner !== 1) left[1]--;
    inPlay = [];
  }
  if (left[0] === 0 && left[1] === 0) return 'nobody';
  return left[0] > 0 ? 0 : 1;
};
