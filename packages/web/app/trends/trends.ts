import { type Digest, isDigest } from '../../client/review/digest.ts';

/** How a player did in one game, on average. */
export interface GameTrend extends Pick<Digest, 'game' | 'name' | 'accuracy' | 'skill' | 'luck' | 'margin'> {
  readonly matches: number;
}

/** What a browser has kept, oldest first; anything may have written it. */
export const readDigests = (kept: readonly unknown[]): readonly Digest[] => kept.filter(isDigest).toSorted((a, b) => a.at - b.at);

const mean = (digests: readonly Digest[], of: (digest: Digest) => number): number =>
  digests.reduce((sum, digest) => sum + of(digest), 0) / digests.length;

/** The averages of each game, the one played most first. */
export const trendsIn = (digests: readonly Digest[]): readonly GameTrend[] => {
  const games = [...new Set(digests.map(({ game }) => game))];
  return games
    .map((game) => {
      const all = digests.filter((digest) => digest.game === game);
      return {
        ...{ game, name: all[0]?.name ?? game, matches: all.length },
        accuracy: mean(all, ({ accuracy }) => accuracy),
        skill: mean(all, ({ skill }) => skill),
        luck: mean(all, ({ luck }) => luck),
        margin: mean(all, ({ margin }) => margin),
      };
    })
    .toSorted((a, b) => b.matches - a.matches || a.game.localeCompare(b.game));
};
