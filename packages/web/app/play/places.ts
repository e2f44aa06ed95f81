import type { Seat, Standing } from '@swordtable/kernel';

interface Place {
  readonly seat: Seat;
  /** Counted from 1; those who are tied share it, and the next place is so much further on. */
  readonly place: number;
  readonly points: number;
}

/** Everybody in the order of the ranking. */
export const placesIn = ({ ranking, points }: Standing): readonly Place[] =>
  ranking.flatMap((rank, at) => {
    const before = ranking.slice(0, at).reduce((sum, better) => sum + better.length, 0);
    return rank.map((seat) => ({ seat, place: before + 1, points: points[seat] ?? 0 }));
  });
