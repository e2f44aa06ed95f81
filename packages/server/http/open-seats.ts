import type { ListedMatch } from '../api/match.ts';
import type { WaitingPlayer } from '../api/seeks.ts';
import type { Blocks } from '../people/blocks.ts';
import { ABSENT_AFTER, type Presence } from '../registry/presence.ts';

/** Whether anyone can sit down. */
const hasOpenSeat = ({ status, seats }: Pick<ListedMatch, 'status' | 'seats'>): boolean =>
  status === 'waiting' && seats.some(({ kind, taken }) => kind === 'open' && !taken);

/** Players who have longer than this for an answer, in seconds, needn't be there. */
const LIVE = 3_600;

/** The tables with an open seat where someone waits, or where nobody has to. */
export const openTablesAmong = async (
  matches: readonly ListedMatch[],
  now: number,
  presence: Pick<Presence, 'among'>,
): Promise<readonly ListedMatch[]> => {
  const open = matches.filter(hasOpenSeat);
  const present = await presence.among(open.map(({ match }) => match));
  return open.filter(
    ({ match, clock, patience, updated }) => (clock?.seconds ?? patience) > LIVE || now - updated <= ABSENT_AFTER || present.has(match),
  );
};

const playersAt = ({ seats }: ListedMatch): readonly string[] => seats.flatMap(({ profile }) => profile?.id ?? []);

interface Tables {
  readonly players: readonly WaitingPlayer[];
  readonly matches: readonly ListedMatch[];
}

/** The tables where a player can sit down without meeting anyone they have blocked, or who has blocked them. Guests can't be blocked. */
export const withoutBlocked = async (
  { players, matches }: Tables,
  viewer: string | undefined,
  blocks: Pick<Blocks, 'among'>,
): Promise<Tables> => {
  if (viewer === undefined) return { players, matches };
  const around = [...players.flatMap(({ player }) => player?.player ?? []), ...matches.filter(hasOpenSeat).flatMap(playersAt)];
  const blocked = await blocks.among(viewer, around);
  return {
    players: players.filter(({ player }) => player === null || !blocked.has(player.player)),
    matches: matches.filter((match) => !hasOpenSeat(match) || !playersAt(match).some((player) => blocked.has(player))),
  };
};
