import type { RatedAction, Thinking, ThinkJob } from '@swordtable/bots';
import { accept, type Refusal, type Result, randomFrom, refuse, type Seat, type Watcher } from '@swordtable/kernel';
import type { Card } from '@swordtable/server/api/match';
import type { MatchFile, Planned, Preview, StandingOrders } from '@swordtable/server/api/play';
import type { Message, TableMessage } from '@swordtable/server/api/table';
import { cardOf } from '@swordtable/server/match/card';
import type { Command } from '@swordtable/server/match/command';
import { decide } from '@swordtable/server/match/decide';
import type { Line } from '@swordtable/server/match/entry';
import { fileOf } from '@swordtable/server/match/file';
import { framesOf } from '@swordtable/server/match/frames';
import { recordOf } from '@swordtable/server/match/gameplay';
import type { OrdersWish } from '@swordtable/server/match/orders';
import { previewOf } from '@swordtable/server/match/preview';
import { stepMessage, tableMessage, viewFor, withFrames } from '@swordtable/server/match/projection';
import { undoableFor } from '@swordtable/server/match/takeback';
import { startBotRunner } from './bot-runner.ts';
import { HERE } from './new-match.ts';
import type { ReplayedMatch } from './read-match.ts';
import { keepOrders } from './standing-orders.ts';

export interface CoreParts {
  /** Stores a line. Only a stored line has happened. */
  save(match: string, lines: readonly Line[]): Promise<Result<void>>;
  think(job: ThinkJob): Promise<Result<Thinking>>;
  /** The bot that gives hints. */
  readonly adviser: string;
  /** 128 fresh bits as 32 hexadecimal digits. */
  chance(): string;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Receives every message for the viewer. */
  told(message: Message): void;
  /** Receives errors that no request caused. */
  trouble(refusal: Refusal): void;
}

/** A match without a server. The page's messages come from the same functions as a server's. */
export interface Core {
  card(): Card;
  /** The whole table for the viewer. */
  table(): TableMessage;
  /** Switches to another seat's view, and sends its whole table; undefined is no one in particular. */
  handTo(watcher: Watcher): Result<void>;
  act(seq: number, action: unknown, id: string): Promise<Result<void>>;
  undo(seq: number): Promise<Result<void>>;
  undoable(): Result<void>;
  preview(seq: number, action: unknown): Result<Preview>;
  hint(): Promise<Result<readonly RatedAction<unknown>[]>>;
  resign(): Promise<Result<void>>;
  orders(): Result<StandingOrders>;
  /** Replaces the viewer's standing orders, or withdraws them if none are given. */
  order(wish: OrdersWish | undefined): Promise<Result<StandingOrders>>;
  plan(answers: readonly unknown[]): Result<Planned>;
  file(): MatchFile;
  /** Starts the bots that must answer. */
  begin(): void;
  close(): void;
}

/** The first viewer: the only player here. With several it's no one, until the page is handed over: each may see different things. */
const firstWatcher = ({ match: { seats } }: ReplayedMatch): Watcher => {
  const here = seats.flatMap(({ keys }, seat) => (keys.includes(HERE) ? [seat] : []));
  return here.length === 1 ? here[0] : undefined;
};

/** The seat here that answered last: at one device, anyone may undo the last answer. */
const lastHere = ({ answers, seats }: ReplayedMatch['match']): Seat | undefined =>
  answers.findLast(({ seat }) => seats[seat]?.keys.includes(HERE) === true)?.seat;

const NOBODY = refuse('not-your-seat', 'No one here has the device right now.');

export const openCore = (told: ReplayedMatch, parts: CoreParts): Core => {
  let { match } = told;
  let watcher = firstWatcher(told);
  const steps = [...told.steps];
  // One command after another: each is decided on the result of the one before.
  let last: Promise<unknown> = Promise.resolve();
  const bots = startBotRunner(parts, (command) => perform(command));
  const ordering = keepOrders();
  const rng = () => randomFrom(parts.chance());

  const inTurn = <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const perform = (command: Command): Promise<Result<void>> => inTurn(() => doNow(command));

  const doNow = async (command: Command): Promise<Result<void>> => {
    const verdict = decide(match, command, parts.now());
    if (!verdict.ok) return verdict;
    if (!('line' in verdict.value)) return accept(undefined);
    const { line, match: next } = verdict.value;
    const saved = await parts.save(match.id, [line]);
    if (!saved.ok) return saved;
    goOn(next);
    await followOrders();
    return accept(undefined);
  };

  /** Answers for players who have planned ahead. What can't be stored hasn't happened, and is asked normally. */
  const followOrders = async (): Promise<void> => {
    for (let due = ordering.due(match, parts.now()); due !== undefined; due = ordering.due(match, parts.now())) {
      const lines = due.steps.map(({ line }) => line);
      const saved = lines.length === 0 ? accept(undefined) : await parts.save(match.id, lines);
      if (!saved.ok) return parts.trouble(saved.refusal);
      due.keep();
      for (const step of due.steps) goOn(step.match);
    }
  };

  const goOn = (next: typeof match): void => {
    const previous = match;
    match = next;
    const step = match.recent.at(-1);
    if (step === undefined) return;
    steps.push(step);
    const [before, after] = [viewFor(previous, watcher), viewFor(match, watcher)];
    parts.told(withFrames(stepMessage(match, step, watcher, before, after), framesOf(previous, step, watcher)));
    bots.attend(match);
  };

  /** Makes a request for the viewer's seat. */
  const asSeat = (wish: (seat: Seat) => Command): Promise<Result<void>> =>
    watcher === undefined ? Promise.resolve(NOBODY) : perform(wish(watcher));

  const table = (): TableMessage => tableMessage(match, watcher, steps);

  return {
    card: () => cardOf(match),
    table,
    handTo: (next) => {
      if (next !== undefined && match.seats[next]?.keys.includes(HERE) !== true)
        return refuse('not-your-seat', 'No one at this page has that seat.');
      watcher = next;
      parts.told(table());
      return accept(undefined);
    },
    act: (seq, action, id) => asSeat((seat) => ({ do: 'act', seat, key: HERE, seq, action, id })),
    undo: (seq) => asSeat((seat) => ({ do: 'undo', seat: lastHere(match) ?? seat, key: HERE, seq })),
    undoable: () => {
      if (watcher === undefined) return NOBODY;
      const told = undoableFor(match, lastHere(match) ?? watcher, HERE);
      return told.allowed ? accept(undefined) : refuse(told.code, told.sentence);
    },
    preview: (seq, action) => (watcher === undefined ? NOBODY : previewOf(match, watcher, seq, action, rng())),
    hint: async () => {
      const seat = watcher;
      if (seat === undefined) return NOBODY;
      if (!match.asked.some((entry) => entry.seat === seat)) return refuse('not-your-decision', 'It’s not your decision now.');
      const job: ThinkJob = { kind: 'think', record: recordOf(match), seat, bot: parts.adviser, seed: parts.chance(), isHint: true };
      const thinking = await parts.think(job);
      return thinking.ok ? accept(thinking.value.thoughts) : thinking;
    },
    resign: () => asSeat((seat) => ({ do: 'resign', seat, key: HERE })),
    orders: () => (watcher === undefined ? NOBODY : ordering.look(match, watcher, rng())),
    order: (wish) => inTurn(async () => (watcher === undefined ? NOBODY : ordering.put(match, watcher, wish, rng()))),
    plan: (answers) => (watcher === undefined ? NOBODY : ordering.plan(match, watcher, answers, rng())),
    file: () => fileOf(match),
    begin: () => bots.attend(match),
    close: bots.close,
  };
};
