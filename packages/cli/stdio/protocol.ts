import {
  accept,
  type Decision,
  type Game,
  type MatchOptions,
  type MatchRecord,
  type Result,
  refuse,
  type Seat,
  type Standing,
} from '@swordtable/kernel';
import type { Line } from './lines.ts';
import { LINE_MAX } from './lines.ts';

/** Increases with every breaking change. */
export const PROTOCOL = 1;

/** The messages we send. They contain only what the seat may know; the seed, which reveals everything, comes last. */
export type Message =
  | {
      readonly type: 'hello';
      readonly game: string;
      readonly version: string;
      readonly protocol: number;
      readonly seats: number;
      /** The seats the program plays. */
      readonly yours: readonly Seat[];
      readonly options: MatchOptions;
    }
  | {
      readonly type: 'ask';
      readonly seq: number;
      readonly seat: Seat;
      readonly prompt: Decision<unknown>['prompt'];
      readonly sentence: string;
      readonly options: readonly unknown[];
      readonly view: unknown;
      readonly events: readonly unknown[];
    }
  | { readonly type: 'refused'; readonly seq: number; readonly code: string; readonly sentence: string }
  | {
      readonly type: 'over';
      readonly standing: Standing;
      readonly events: Readonly<Record<Seat, readonly unknown[]>>;
      readonly record: MatchRecord;
    };

export const askOf = (game: Game, state: unknown, decision: Decision<unknown>, seq: number, events: readonly unknown[]): Message => ({
  type: 'ask',
  seq,
  seat: decision.seat,
  prompt: decision.prompt,
  sentence: game.words.prompt(decision.prompt),
  options: [...decision.options],
  view: game.view(state, decision.seat),
  events,
});

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The action of a line that answers question `seq`; the kernel checks whether it is legal. */
export const actionIn = (line: Line, seq: number): Result<unknown> => {
  if ('tooLong' in line) return refuse('too-long', `A line can have at most ${LINE_MAX} bytes.`);
  let message: unknown;
  try {
    message = JSON.parse(line.text);
  } catch {
    return refuse('bad-json', 'A line must be one JSON object, such as {"seq": 1, "action": {"tile": 7}}.');
  }
  if (!isTable(message) || !('action' in message)) return refuse('bad-message', 'A message must be an object with "seq" and "action".');
  if (message['seq'] !== seq) return refuse('wrong-seq', `The open question is number ${seq}.`);
  return accept(message['action']);
};
