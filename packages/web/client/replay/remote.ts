import { accept, type Result, refuse } from '@swordtable/kernel';
import type { MatchDetails } from '@swordtable/server/api/match';
import { replayInEdition } from '../editions.ts';
import { type LoadGame, loadGame as loadOurs } from '../local/games.ts';
import { serviceAt } from '../remote/api.ts';
import { HOME, type Reach } from '../remote/http.ts';
import type { Happening, TableState, What } from '../table.ts';
import { stateFrom } from '../table-state.ts';
import type { Perspective, Replay } from './replay.ts';
import { replayOfFile } from './sources.ts';

/** Lines about spectators and links: they change nothing on the table. */
const APART_FROM_PLAY: readonly What['kind'][] = ['linked', 'watching', 'invited', 'joined', 'revoked', 'moved', 'agreed'];

/** The lines of a replay: from the start of play, without those apart from play. */
const stepsIn = (all: readonly Happening[]): readonly Happening[] => {
  const answered = all.findIndex(({ what }) => what.kind === 'answered');
  return all
    .slice(answered < 0 ? -1 : Math.max(0, answered - 1))
    .filter(({ what }, index) => index === 0 || !APART_FROM_PLAY.includes(what.kind));
};

type Service = Pick<ReturnType<typeof serviceAt>, 'steps' | 'tableAt'>;

const seatOf = (eyes: Perspective): number | null => (typeof eyes === 'number' ? eyes : null);

/** A match that can be seen only from the reader's own seat: each table is requested from the server. */
const fogReplay = async (match: MatchDetails, service: Service): Promise<Result<Replay>> => {
  const { yours, mayWatch, ...card } = match;
  const eyes: readonly Perspective[] = [...yours, ...(mayWatch ? (['spectator'] as const) : [])];
  const [first] = eyes;
  if (first === undefined) return refuse('may-not-watch', 'This match is private. You need the spectator link to see it.');
  const heard = new Map<Perspective, readonly Happening[]>();
  const listen = async (each: Perspective): Promise<Result<readonly Happening[]>> => {
    const known = heard.get(each);
    if (known !== undefined) return accept(known);
    const told = await service.steps(match.match, seatOf(each));
    if (!told.ok) return told;
    heard.set(each, stepsIn(told.value.steps));
    return accept(stepsIn(told.value.steps));
  };
  const begun = await listen(first);
  if (!begun.ok) return begun;
  const lines = begun.value.map(({ seq }) => seq);
  const seen = new Map<string, TableState>();
  const last = lines.length - 1;
  return replayInEdition({
    card,
    last,
    eyes,
    eyesAt: () => eyes,
    isOpen: false,
    happened: (each) => (heard.get(each) ?? []).slice(0, lines.length),
    stateAt: (step, each) => seen.get(`${each} ${step}`),
    look: async (step, each) => {
      const [known, line] = [seen.get(`${each} ${step}`), lines[step]];
      if (known !== undefined) return accept(known);
      if (line === undefined) return refuse('no-step', `There is no step ${step}. The match has steps 0 to ${last}.`);
      const told = await listen(each);
      if (!told.ok) return told;
      const table = await service.tableAt(match.match, seatOf(each), line);
      if (!table.ok) return table;
      const state = stateFrom({ ...table.value, decision: null, since: [] }, told.value.slice(0, step + 1));
      seen.set(`${each} ${step}`, state);
      return accept(state);
    },
    pointsAt: () => undefined,
  });
};

/** A match on the server: as a file if it's over and open, or else as the reader saw it. */
export const replayOfMatch = async (id: string, reach: Reach = HOME, loadGame: LoadGame = loadOurs): Promise<Result<Replay>> => {
  const service = serviceAt(reach);
  const found = await service.one(id);
  if (!found.ok) return found;
  const match = found.value;
  if (match.status === 'waiting') return refuse('not-begun', 'This match hasn’t begun, so there’s nothing to replay.');
  if (match.status !== 'over' || !match.openAfter) return fogReplay(match, service);
  const file = await service.record(id);
  if (!file.ok) return file;
  const replay = await replayOfFile(JSON.stringify(file.value), { loadGame });
  if (!replay.ok) return replay;
  // A player starts with their own view.
  const isOwn = (each: Perspective): boolean => typeof each === 'number' && match.yours.includes(each);
  const ownFirst = (eyes: readonly Perspective[]): readonly Perspective[] => eyes.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const { card, eyes, eyesAt } = replay.value;
  return accept({
    ...replay.value,
    card: { ...card, match: id, seats: match.seats },
    own: match.yours,
    eyes: ownFirst(eyes),
    eyesAt: (step) => ownFirst(eyesAt(step)),
  });
};
