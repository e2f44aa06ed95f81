import type { Result } from '@swordtable/kernel';
import type { Message } from '@swordtable/server/api/table';
import type { Command } from '@swordtable/server/match/command';
import type { Chance } from '../faults/chance.ts';
import type { Oracle, Table } from './oracle.ts';
import type { Process } from './process.ts';
import type { Life, World } from './world.ts';

export interface PlayerParts {
  readonly world: World;
  readonly oracle: Oracle;
  readonly match: string;
  readonly seat: number;
  /** A process that runs now, if any does. */
  pick(): Process | undefined;
}

/** A simulated client in a seat: follows its match, and plays. */
export interface Player {
  /** The last line it was told. */
  readonly seq: number;
}

const PATIENCE = 5_000;

export const keyOf = (match: string, seat: number): string => `key of ${match} ${seat}`;

/** Asks a process; `undefined` if no answer comes. Requests and answers may be lost, and requests may arrive twice. */
export const ask = <Value>(
  { world, pick }: Pick<PlayerParts, 'world' | 'pick'>,
  work: (process: Process) => Promise<Value>,
): Promise<Value | undefined> =>
  new Promise((resolve) => {
    world.after(PATIENCE, () => resolve(undefined));
    const process = pick();
    if (process === undefined || world.fails('requests', 30)) return;
    const deliver = (): void => {
      const answered = (value: Value): void => {
        if (process.life.alive && !world.fails('requests', 30)) world.after(world.delay(), () => resolve(value));
      };
      const failed = (error: unknown): void =>
        world.violate('broken', error instanceof Error ? (error.stack ?? error.message) : String(error));
      world.after(world.delay(), () => void work(process).then(answered, failed), process.life);
    };
    deliver();
    if (world.fails('requests', 30)) deliver();
  });

/** What a player wants to do next, according to the table it sees. */
const wish = ({ seat, match, world }: PlayerParts, table: Table, chance: Chance): Command | undefined => {
  const own = { seat, key: keyOf(match, seat) };
  const { decision, seq, match: card } = table;
  const dice = world.isCalm ? 1_000 : chance.below(1_000);
  if (card.seats[seat]?.player === 'bot') return card.seats[seat]?.resigned === true ? undefined : { do: 'return', ...own };
  if (dice < 3) return { do: 'resign', ...own };
  if (dice < 20) return { do: 'hand', ...own, absent: chance.below(card.seats.length), level: 'easy' };
  if (dice < 30) return { do: 'revoke', ...own };
  if (dice < 80) return { do: 'undo', ...own, seq };
  if (dice < 110) return { do: 'request', ...own, seq };
  if (dice < 250 && card.takeback !== undefined) return { do: dice < 200 ? 'grant' : 'decline', ...own };
  if (decision === null) return undefined;
  return { do: 'act', ...own, seq: decision.seq, action: decision.options[chance.below(decision.options.length)] };
};

export const startPlayer = (parts: PlayerParts): Player => {
  const { world, oracle, match, seat, pick } = parts;
  const key = keyOf(match, seat);
  const chance = world.chance.branch(`${match} ${seat}`);
  let table: Table | undefined;
  let numbers = 0;

  const hear = (message: Message): void => {
    if (message.type === 'table') table = message;
    else if (table !== undefined) {
      if (message.seq !== table.seq + 1) world.violate('gap', `Seat ${seat} of ${match} was told line ${message.seq} after ${table.seq}.`);
      const view = { ...table.view, ...message.changes };
      for (const name of message.gone ?? []) delete view[name];
      const { seq, asked, decision = table.decision, match: card = table.match } = message;
      table = { ...table, seq, view, asked, decision, match: card };
    }
    world.count('messages');
    world.note(() => `${match} seat ${seat} hears ${message.type} ${message.seq}`);
    if (table !== undefined) oracle.check(match, seat, key, table, message);
    oracle.witness(match, message.seq);
  };

  const connect = (): void => {
    const connection: Life = { alive: true };
    const process = pick();
    const again = (): void => {
      if (!connection.alive) return;
      connection.alive = false;
      world.after(300 + world.delay(), connect);
    };
    let last = 0;
    const take = (text: string): void => {
      // In order, as over one connection.
      last = Math.max(last, world.now() + world.delay());
      if (world.fails('streams', 15)) again();
      else world.after(last - world.now(), () => hear(JSON.parse(text) as Message), connection);
    };
    const watch = (): void => (process?.life.alive === true ? world.after(1_000, watch, connection) : again());
    watch();
    void process
      ?.follow(match, { watcher: seat, key, connection }, table?.seq, take, again)
      .then((outcome) => void (outcome !== 'ok' && again()));
  };

  /** Sends a command until it's answered, always with the same id. */
  const insist = async (command: Command): Promise<Result<{ readonly seq: number }>> => {
    const id = `${key} ${numbers++}`;
    for (;;) {
      const done = await ask(parts, ({ registry }) => registry.perform(match, { ...command, id }));
      if (done?.ok === true && !('do' in command && command.do === 'take')) oracle.witness(match, done.value.seq, id);
      if (done !== undefined && (done.ok || !done.refusal.code.startsWith('storage'))) {
        world.count(done.ok ? 'commands acknowledged' : 'commands refused');
        world.note(() => `${id} ${command.do}: ${done.ok ? done.value.seq : done.refusal.code}`);
        return done;
      }
      await world.wait(200);
    }
  };

  const play = async (): Promise<void> => {
    await insist({ do: 'take', seat, key, player: { name: '', program: false, luck: `luck ${seat}` } });
    connect();
    while (table?.match.status !== 'over') {
      await world.wait(100 + chance.below(900));
      const command = table === undefined ? undefined : wish(parts, table, chance);
      if (command !== undefined) await insist(command);
    }
  };
  void play();
  return {
    get seq() {
      return table?.seq ?? -1;
    },
  };
};
