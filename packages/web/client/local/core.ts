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
import { stepMessage, tableMessage, viewFor } from '@swordtable/server/match/projection';
import { undoableFor } from '@swordtable/server/match/takeback';
import { startBotRunner } from './bot-runner.ts';
import { HERE } from './new-match.ts';
import type { ReplayedMatch } from './read-match.ts';
import { keepOrders } from './standing-orders.ts';

export interface CoreParts {
  /** Keeps a line. Only when it is kept has it happened. */
  save(match: string, lines: readonly Line[]): Promise<Result<void>>;
  think(job: ThinkJob): Promise<Result<Thinking>>;
  /** The bot that is asked for hints. */
  readonly adviser: string;
  /** 128 fresh bits as 32 hexadecimal digits. */
  chance(): string;
  now(): number;
  /** Hears every message to the one who watches. */
  told(message: Message): void;
  /** Hears what went wrong without anybody having asked for something. */
  trouble(refusal: Refusal): void;
}

/** A match without a server. What the page is told comes from the same functions as a server's messages. */
export interface Core {
  card(): Card;
  /** The whole table for the one who watches. */
  table(): TableMessage;
  /** From now on another seat watches, and is told the whole table; nobody in particular when undefined. */
  handTo(watcher: Watcher): Result<void>;
  act(seq: number, action: unknown, id: string): Promise<Result<void>>;
  undo(seq: number): Promise<Result<void>>;
  undoable(): Result<void>;
  preview(seq: number, action: unknown): Result<Preview>;
  hint(): Promise<Result<readonly RatedAction<unknown>[]>>;
  resign(): Promise<Result<void>>;
  orders(): Result<StandingOrders>;
  /** Gives the seat that watches other standing orders; withdraws those that stand where nothing is wished for. */
  order(wish: OrdersWish | undefined): Promise<Result<StandingOrders>>;
  plan(answers: readonly unknown[]): Result<Planned>;
  file(): MatchFile;
  /** Lets the bots think that are asked. */
  begin(): void;
  close(): void;
}

/** Who looks at first: the only one who sits here. Of several nobody, until the page is handed to one: the others may see less. */
const firstWatcher = ({ match: { seats } }: ReplayedMatch): Watcher => {
  const here = seats.flatMap(({ keys }, seat) => (keys.includes(HERE) ? [seat] : []));
  return here.length === 1 ? here[0] : undefined;
};

/** The seat of whoever here has answered last: at one device anybody takes the last answer back. */
const lastHere = ({ answers, seats }: ReplayedMatch['match']): Seat | undefined =>
  answers.findLast(({ seat }) => seats[seat]?.keys.includes(HERE) === true)?.seat;

const NOBODY = refuse('not-your-seat', 'Nobody who sits here watches at the moment.');

export const openCore = (told: ReplayedMatch, parts: CoreParts): Core => {
  let { match } = told;
  let watcher = firstWatcher(told);
  const steps = [...told.steps];
  // One command after the other: each is decided on what the one before has left.
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

  /** Whoever has planned ahead is answered for. What cannot be kept has not happened, and is asked as usual. */
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
    parts.told(stepMessage(match, step, watcher, before, after, framesOf(previous, step, watcher)));
    bots.attend(match);
  };

  /** Asks for something in the name of the seat that watches. */
  const asSeat = (wish: (seat: Seat) => Command): Promise<Result<void>> =>
    watcher === undefined ? Promise.resolve(NOBODY) : perform(wish(watcher));

  const table = (): TableMessage => tableMessage(match, watcher, steps);

  return {
    card: () => cardOf(match),
    table,
    handTo: (next) => {
      if (next !== undefined && match.seats[next]?.keys.includes(HERE) !== true)
        return refuse('not-your-seat', 'Nobody of this page sits there.');
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
      const job: ThinkJob = { kind: 'think', record: recordOf(match), seat, bot: parts.adviser, seed: parts.chance() };
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
