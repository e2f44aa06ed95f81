import { loadLearned } from '@swordtable/bots';
import { type Expectation, lookAt } from '@swordtable/bots/review/index';
import { brief } from '@swordtable/games/scenes/brief';
import {
  type Answer,
  accept,
  type Game,
  type MatchRecord,
  openSetup,
  type Position,
  type Result,
  randomFrom,
  refuse,
  submit,
} from '@swordtable/kernel';
import type { Preview } from '@swordtable/server/api/play';
import { importOf } from '@swordtable/server/match/file';
import { facetsOf, happenings, tableMessage } from '@swordtable/server/match/projection';
import { type LoadGame, loadGame as loadOurs } from '../local/games.ts';
import { HERE, linesOf } from '../local/new-match.ts';
import { type ReplayedMatch, replayMatch } from '../local/read-match.ts';
import { newSeed } from '../new-seed.ts';
import type { TableState } from '../table.ts';
import { stateFrom } from '../table-state.ts';

/** A position of a game in its notation. */
export interface SceneOf {
  readonly game: string;
  readonly scene: string;
}

/** A position after some answers, with everything open, and what can be asked about it. */
export interface Analyzed {
  readonly state: TableState;
  /** The match so far, for a bot to think about. */
  readonly record: MatchRecord;
  /** Who has to answer; the last one who had to, at the end. */
  readonly seat: number;
  /** Who is ahead; undefined at the end. */
  readonly outlook: Expectation | undefined;
  /** For how many players the game can be dealt. */
  readonly seats: Game['seats'];
  /** A new deal for this many players, as text; the position as it is, if there is none. */
  readonly dealt: (seats: number) => string;
  /** The whole position as text. */
  readonly scene: () => string;
  /** The position as a short text. */
  readonly text: () => string;
  /** The position with everything that nobody knows shuffled, to be played from. */
  readonly shuffled: () => string;
  /** The result of an answer. Everything lies open here, so it comes out just so. */
  readonly preview: (action: unknown) => Result<Preview>;
}

const UNPLAYABLE = refuse('scene-unplayable', 'The scene can’t be played: its "agenda" line doesn’t fit a match.');

/** Anything may be in a scene's text, and the rules' errors about it aren't meant for people. */
const guarded = <Value>(look: () => Result<Value>): Result<Value> => {
  try {
    return look();
  } catch {
    return UNPLAYABLE;
  }
};

type Scened = Game & Required<Pick<Game, 'scenes'>>;

const gameNamed = async (id: string, loadGame: LoadGame): Promise<Result<Scened>> => {
  const versions = await loadGame(id);
  if (!versions.ok) return versions;
  const [game] = versions.value;
  return game.scenes === undefined
    ? refuse('no-scenes', `${game.name} can’t start from a scene.`)
    : accept({ ...game, scenes: game.scenes });
};

const deal = (game: Scened, seats: number): Result<string> => {
  const opened = openSetup(game, { seats, options: {}, seed: newSeed() });
  return opened.ok ? accept(game.scenes.write(opened.value.position.state)) : opened;
};

/** The first position of a new match, as text. */
export const dealtScene = async (id: string, loadGame: LoadGame = loadOurs): Promise<Result<string>> => {
  const game = await gameNamed(id, loadGame);
  return game.ok ? deal(game.value, Math.max(2, game.value.seats.min)) : game;
};

const previewIn =
  (game: Game, position: Position, seat: number): Analyzed['preview'] =>
  (action) =>
    guarded(() => {
      const played = submit(game, position, seat, action);
      if (!played.ok) return played;
      const { state } = played.value.position;
      const view = facetsOf(game.openView(state));
      return accept({ events: played.value.events, view, standing: game.standing(state), certain: true });
    });

/** The table as the seat that answers sees it, but with everything open. */
const openTable = (game: Game, { match, steps }: ReplayedMatch, state: unknown, seat: number): TableState => {
  const message = tableMessage(match, seat, []);
  const told = happenings(match, steps, seat).map((step, index) => ({ ...step, events: steps[index]?.events ?? [] }));
  return stateFrom({ ...message, view: facetsOf(game.openView(state)) }, told);
};

const recordOf = (game: Scened, scene: string, answers: readonly Answer[]): Result<MatchRecord> => {
  const read = game.scenes.read(scene);
  if (!read.ok) return read;
  const seats = game.standing(read.value).points.length;
  const opened = openSetup(game, { seats, options: {}, seed: 'analysis', scene });
  if (!opened.ok) return opened;
  return accept({ game: game.id, version: game.version, seats, options: opened.value.options, seed: 'analysis', scene, answers });
};

const lookedAt = (game: Scened, scene: string, answers: readonly Answer[]): Result<Analyzed> => {
  const record = recordOf(game, scene, answers);
  if (!record.ok) return record;
  const nobody = Array.from({ length: record.value.seats }, () => null);
  const names = nobody.map(() => '');
  const replayed = replayMatch('analysis', linesOf(importOf(record.value, names, HERE, true, nobody), Date.now()), () => game);
  if (!replayed.ok) return replayed.refusal.code === 'match-broken' ? UNPLAYABLE : replayed;
  const { position } = replayed.value.match;
  if (position === undefined) return UNPLAYABLE;
  const seat = position.decisions[0]?.seat ?? answers.at(-1)?.seat ?? 0;
  const write = (state: unknown): string => game.scenes.write(state);
  return accept({
    state: openTable(game, replayed.value, position.state, seat),
    record: record.value,
    seat,
    outlook: lookAt(game, position, seat, randomFrom('analysis')),
    seats: game.seats,
    dealt: (count) => {
      const dealt = deal(game, count);
      return dealt.ok ? dealt.value : write(position.state);
    },
    scene: () => write(position.state),
    text: () => brief(write(position.state), game.scenes.read),
    shuffled: () => write(game.determinize(position.state, undefined, randomFrom(newSeed()))),
    preview: previewIn(game, position, seat),
  });
};

/** Looks at a position, after these answers. */
export const analyze = async (
  { game: id, scene }: SceneOf,
  answers: readonly Answer[] = [],
  loadGame: LoadGame = loadOurs,
): Promise<Result<Analyzed>> => {
  const game = await gameNamed(id, loadGame);
  if (!game.ok) return game;
  await loadLearned(game.value, console.warn);
  return guarded(() => lookedAt(game.value, scene, answers));
};
