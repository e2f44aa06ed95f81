import type { Seat, Standing } from '@swordtable/kernel';

interface RankedSeat {
  readonly seat: Seat;
  /** Counted from 1; those who are tied share it, and the next place is so much further on. */
  readonly place: number;
  readonly points: number;
}

/** Everybody in the order of the ranking. */
export const rankedSeats = ({ ranking, points }: Standing): readonly RankedSeat[] =>
  ranking.flatMap((rank, at) => {
    const before = ranking.slice(0, at).reduce((sum, better) => sum + better.length, 0);
    return rank.map((seat) => ({ seat, place: before + 1, points: points[seat] ?? 0 }));
  });
