import type { YourMatch } from '@swordtable/server/api/match';
import { type LocalListing, localMatches } from '../../client/local/match-list.ts';
import { guidedMatch, guidedPuzzle } from '../../kit/lessons/kept-lessons.ts';

interface Other {
  readonly name: string;
  readonly level?: string;
}

/** An entry of "Your matches", wherever the match is played. */
export interface MatchLine {
  readonly match: string;
  readonly href: string;
  readonly game: string;
  /** The game's own name, for one without texts here. */
  readonly name: string;
  readonly state: 'turn' | 'waiting' | 'players' | 'over';
  /** The others: bots by level; an open seat has no name. */
  readonly others: readonly Other[];
  /** How many people play at this device, including the visitor. */
  readonly people: number;
  /** Whether it's played only in this browser. */
  readonly here?: true;
  /** The final points, the visitor's first. */
  readonly points?: readonly number[];
  /** How it ended for the visitor; undefined if several play at this device. */
  readonly result?: 'won' | 'lost' | 'tied';
  readonly updated: number;
}

export interface Lists {
  readonly mine: readonly MatchLine[];
  /** A public match in progress. */
  readonly live?: { readonly game: string; readonly name: string };
  /** Whether the server couldn't be reached. */
  readonly away: boolean;
}

const ORDER: readonly MatchLine['state'][] = ['turn', 'waiting', 'players', 'over'];

const otherOf = (name: string, level: string | null | undefined): Other => (level == null ? { name } : { name, level });

/** Old entries don't say who plays at this device: it's the seats without names, because bots have one, or else the first seat. */
const hereLongAgo = (names: readonly string[]): readonly number[] => {
  const nameless = names.flatMap((name, seat) => (name === '' ? [seat] : []));
  return nameless.length > 0 ? nameless : [0];
};

/** How a match ended for the visitor's seats. */
const endOf = (
  own: readonly number[],
  points: readonly number[] | undefined,
  winners: readonly number[] | undefined,
): Pick<MatchLine, 'points' | 'result'> => {
  if (points === undefined) return {};
  const [mine] = own;
  if (own.length !== 1 || mine === undefined || winners === undefined) return { points };
  const result = !winners.includes(mine) ? 'lost' : winners.length > 1 ? 'tied' : 'won';
  return { points: [points[mine] ?? 0, ...points.filter((_, seat) => seat !== mine)], result };
};

const localLine = ({
  match,
  game,
  name,
  names,
  levels = [],
  here = hereLongAgo(names),
  status,
  turn,
  points,
  winners,
  updated,
}: LocalListing): MatchLine => ({
  // A guided match resumes with its lessons, and a puzzle as one.
  href: guidedMatch(game) === match ? `/learn/${game}` : guidedPuzzle(game) === match ? `/learn/${game}/puzzle` : `/play/${match}`,
  ...{ match, game, name, updated },
  others: names.flatMap((one, seat) => (here.includes(seat) ? [] : [otherOf(one, levels[seat])])),
  people: here.length,
  here: true,
  state: status === 'over' ? 'over' : turn ? 'turn' : 'waiting',
  ...endOf(here, points, winners),
});

const onlineLine = ({ match, game, name, status, seats, yours, turn, updated, ended }: YourMatch): MatchLine => ({
  href: `/match/${match}`,
  ...{ match, game, name, updated },
  others: seats.flatMap((seat, index) => (yours.includes(index) ? [] : [otherOf(seat.name, seat.kind === 'bot' ? seat.level : undefined)])),
  people: yours.length,
  state: status === 'over' ? 'over' : status === 'waiting' ? 'players' : turn ? 'turn' : 'waiting',
  ...endOf(yours, ended?.standing?.points, ended?.standing?.ranking[0]),
});

const sorted = (lines: readonly MatchLine[]): readonly MatchLine[] =>
  [...lines].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.updated - a.updated);

/** What is known without the server. */
export const localLists = (): Lists => ({ mine: sorted(localMatches().map(localLine)), away: false });

/** The server's client is loaded only now, after the page is drawn. If that fails, the server counts as unreachable. */
const loadService = async () => {
  try {
    return (await import('../../client/remote/api.ts')).serviceAt();
  } catch {
    return undefined;
  }
};

/** Adds what the server knows, if it can be reached. */
export const fetchLists = async (): Promise<Lists> => {
  const service = await loadService();
  const [mine, running] = await Promise.all([service?.mine(), service?.list({ status: 'running', most: 1 })]);
  if (mine?.ok !== true || running?.ok !== true) return { ...localLists(), away: true };
  const lines = sorted([...localMatches().map(localLine), ...mine.value.matches.map(onlineLine)]);
  const [live] = running.value.matches;
  return { mine: lines, away: false, ...(live === undefined ? {} : { live: { game: live.game, name: live.name } }) };
};
