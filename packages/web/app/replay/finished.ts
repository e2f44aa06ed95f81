import type { ListedMatch, YourMatch } from '@swordtable/server/api/match';
import { localMatches } from '../../client/local/match-list.ts';
import { serviceAt } from '../../client/remote/api.ts';

/** A match that can be replayed. */
export interface Finished {
  readonly href: string;
  readonly game: string;
  /** The game's own name, for one without texts here. */
  readonly name: string;
  /** The players by seat; a bot by its level. */
  readonly seats: readonly { readonly name: string; readonly level?: string }[];
  readonly points?: readonly number[];
  readonly running: boolean;
  readonly updated: number;
}

export interface FinishedLists {
  readonly here: readonly Finished[];
  readonly mine: readonly Finished[];
  readonly open: readonly Finished[];
  /** Whether the server couldn't be reached. */
  readonly away: boolean;
}

/** This browser's matches, finished ones first. */
const local = (): readonly Finished[] =>
  localMatches()
    .filter(({ status }) => status !== 'waiting')
    .map(({ match, game, name, names, levels = [], status, updated }) => ({
      href: `/replay/local/${match}`,
      ...{ game, name, updated },
      seats: names.map((each, seat) => ({ name: each, ...(levels[seat] == null ? {} : { level: levels[seat] }) })),
      running: status === 'running',
    }))
    .sort((a, b) => Number(a.running) - Number(b.running) || b.updated - a.updated);

const online = ({ match, game, name, seats, ended, updated }: ListedMatch | YourMatch): Finished => ({
  href: `/replay/match/${match}`,
  ...{ game, name, updated },
  seats: seats.map((seat) => ({
    name: seat.name,
    ...(seat.kind === 'bot' && seat.level !== undefined ? { level: seat.level } : {}),
  })),
  running: false,
  ...(ended?.standing === undefined ? {} : { points: ended.standing.points }),
});

/** A match canceled before it began can't be replayed. */
const wasPlayed = ({ ended }: ListedMatch | YourMatch): boolean => ended?.why !== 'cancelled';

export const localLists = (): FinishedLists => ({ here: local(), mine: [], open: [], away: false });

/** Adds what the server knows. */
export const fetchFinished = async (): Promise<FinishedLists> => {
  const service = serviceAt();
  const [mine, open] = await Promise.all([service.mine({ status: 'over' }), service.list({ status: 'over' })]);
  if (!mine.ok || !open.ok) return { ...localLists(), away: true };
  const own = mine.value.matches.filter(wasPlayed);
  const others = open.value.matches.filter((match) => wasPlayed(match) && !own.some((each) => each.match === match.match));
  return { here: local(), mine: own.map(online), open: others.map(online), away: false };
};
