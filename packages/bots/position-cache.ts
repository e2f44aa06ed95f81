import {
  accept,
  applyRedeals,
  deepEqual,
  type Game,
  type MatchRecord,
  type Position,
  type Result,
  replay,
  submit,
} from '@swordtable/kernel';

/** The position of a match when a bot last thought about it. */
interface CachedPosition {
  readonly game: unknown;
  readonly record: MatchRecord;
  readonly position: Position;
}

/** A few matches are thought about in turn; the least recently used one is dropped. */
const MATCHES_MAX = 8;

/** Whether one record is the other with more answers, or none. */
const isContinuation = ({ answers: before, hash: _, ...match }: MatchRecord, { answers, hash, ...other }: MatchRecord): boolean =>
  hash === undefined &&
  before.length <= answers.length &&
  deepEqual(match, other) &&
  before.every((answer, index) => deepEqual(answer, answers[index]));

/** From a known position to the end of the record; undefined if an answer is refused. */
const playOn = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { answers, redealt }: MatchRecord,
  from: number,
  known: Position<State, Action>,
): Position<State, Action> | undefined => {
  let position = known;
  for (const [index, { seat, action }] of answers.slice(from).entries()) {
    const reply = submit(game, position, seat, action);
    if (!reply.ok) return undefined;
    position = applyRedeals(game, reply.value.position, redealt, from + index + 1);
  }
  return position;
};

/**
 * The final position of a record. A bot gets the whole record every time, and in a long game replaying it takes longer than thinking. So
 * the replay continues from the last known position, with the same result.
 */
export const positionCache = () => {
  let all: readonly CachedPosition[] = [];
  const remember = (game: unknown, record: MatchRecord, position: Position, instead?: CachedPosition): void => {
    all = [{ game, record, position }, ...all.filter((each) => each !== instead)].slice(0, MATCHES_MAX);
  };
  return <State, Action, Event, View>(game: Game<State, Action, Event, View>, record: MatchRecord): Result<Position<State, Action>> => {
    const known = all.find((each) => each.game === game && isContinuation(each.record, record));
    if (known !== undefined) {
      // It's the same game, so the position is one of its own.
      const position = playOn(game, record, known.record.answers.length, known.position as Position<State, Action>);
      if (position !== undefined) {
        remember(game, record, position, known);
        return accept(position);
      }
    }
    const replayed = replay(game, record);
    if (!replayed.ok) return replayed;
    const end = replayed.value.at(-1);
    if (end === undefined) throw new Error('A match has at least its first position.');
    remember(game, record, end.position);
    return accept(end.position);
  };
};
