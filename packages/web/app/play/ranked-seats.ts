import type { Seat, Standing } from '@swordtable/kernel';

interface RankedSeat {
  readonly seat: Seat;
  /** From 1. Tied players share a place, and the places they'd otherwise fill are skipped. */
  readonly place: number;
  readonly points: number;
}

/** Everyone in ranking order. */
export const rankedSeats = ({ ranking, points }: Standing): readonly RankedSeat[] =>
  ranking.flatMap((rank, at) => {
    const before = ranking.slice(0, at).reduce((sum, better) => sum + better.length, 0);
    return rank.map((seat) => ({ seat, place: before + 1, points: points[seat] ?? 0 }));
  });
