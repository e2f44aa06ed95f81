import {
  type Answer,
  type Game,
  hashOf,
  type Json,
  type MatchRecord,
  openSetup,
  type Position,
  type Refusal,
  type ReplayStep,
  replay,
  type Seat,
  submit,
  undo,
} from '@swordtable/kernel';
import { FAILED, orStop, stop } from '../stop.ts';

/** A running match: its record, and the steps that follow from it. */
export interface Match {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly steps: readonly ReplayStep<unknown, unknown, unknown>[];
}

export const openMatch = (game: Game, seats: number, given: Readonly<Record<string, Json>>, seed: string, scene?: string): Match => {
  const begun = { seats, seed, ...(scene === undefined ? {} : { scene }) };
  // A broken scene is a broken file; broken options are a mistake on the command line.
  const { options, position, events } = orStop(openSetup(game, { ...begun, options: given }), scene === undefined ? undefined : FAILED);
  const record = { game: game.id, version: game.version, ...begun, options, answers: [] };
  return { game, record, steps: [{ position, events }] };
};

/** Continues a match from its record. */
export const resumeMatch = (game: Game, record: MatchRecord): Match => {
  const { hash: _, ...rest } = record;
  return { game, record: rest, steps: orStop(replay(game, record), 1) };
};

export const positionOf = ({ steps }: Match): Position => steps.at(-1)?.position ?? stop('A match has at least its beginning.', 1);

export const submitAnswer = (match: Match, { seat, action }: Answer): Match | Refusal => {
  const reply = submit(match.game, positionOf(match), seat, action);
  if (!reply.ok) return reply.refusal;
  const { answers } = match.record;
  return {
    ...match,
    record: { ...match.record, answers: [...answers, { seat, action: reply.value.action }] },
    steps: [...match.steps, reply.value],
  };
};

export const undoAnswer = (match: Match, seat: Seat): Match | Refusal => {
  const shorter = undo(match.game, match.record, seat);
  return shorter.ok ? resumeMatch(match.game, shorter.value) : shorter.refusal;
};

/** The record to save, with the hash that a replay is checked against. */
export const recordOf = (match: Match): MatchRecord => ({ ...match.record, hash: hashOf(positionOf(match).state) });
