/** How much one result beats another: wholly, not at all, or by half if they're equal. The lower rank is the better one. */
const shareOf = (one: number, other: number): number => (one === other ? 0.5 : one < other ? 1 : 0);

/**
 * The points of everyone at a table: the share of the others they have beaten, so the first has 1 point, and the last none. Those who have lost
 * however the game stood, by not coming or by leaving, have none, and all others have beaten them. Without ranks, the others are equal.
 */
export const pointsOf = (lost: readonly boolean[], ranks: readonly number[] = []): readonly number[] =>
  lost.map((hasLost, seat) => {
    if (hasLost) return 0;
    const shares = lost.map((isBeaten, other) => (isBeaten ? 1 : shareOf(ranks[seat] ?? 0, ranks[other] ?? 0)));
    return shares.reduce((sum, share, other) => sum + (other === seat ? 0 : share), 0) / (lost.length - 1);
  });
