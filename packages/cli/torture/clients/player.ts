import type { Result } from '@swordtable/kernel';
import type { Command } from '@swordtable/server/match/command';
import type { Process } from '../process.ts';
import { type Follower, startFollower } from './follower.ts';
import { ask, type Client, type Surroundings } from './network.ts';
import { commandFor, dutyFor, type Seated, wishNow } from './wishes.ts';

export interface PlayerSetup extends Seated {
  readonly match: string;
  /** The link that another device of the same player comes with. */
  readonly invite?: string;
}

/** Requests that are also fulfilled when someone else has done it: their line has another's id, or none. */
const SHARED: readonly Command['do'][] = ['take', 'rematch', 'watch'];
/** More devices would crowd out each other's requests. */
const DEVICES_MAX = 2;
/** Stored matches must never lead to these. */
const BROKEN: readonly string[] = ['match-broken', 'match-diverged', 'rules-gone'];

/** Sends requests until they're answered, always with the same id. */
export const newInsistence = (surroundings: Surroundings, match: string, key: string) => {
  const { world, oracle } = surroundings;
  let numbers = 0;

  const until = async <Value>(name: string, work: (process: Process) => Promise<Result<Value>>): Promise<Result<Value>> => {
    for (;;) {
      const done = await ask(surroundings, work);
      if (done !== undefined && (done.ok || !done.refusal.code.startsWith('storage'))) {
        world.count(done.ok ? 'requests acknowledged' : 'requests refused');
        world.note(() => `${key}: ${name} in ${match}: ${done.ok ? 'done' : done.refusal.code}`);
        if (!done.ok && BROKEN.includes(done.refusal.code)) world.violate('broken', `${match} was refused: ${done.refusal.sentence}`);
        if (!done.ok && done.refusal.code === 'unknown-match' && !oracle.isRemoved(match) && oracle.headOf(match) !== undefined)
          world.violate('lost', `${match} is stored, but a process doesn’t know it.`);
        return done;
      }
      await world.wait(200);
    }
  };

  return {
    until,
    perform: async (command: Command): Promise<Result<{ readonly seq: number }>> => {
      const id = `${key.slice(0, 40)} ${numbers++}`;
      world.count(`request: ${command.do}`);
      const done = await until(`${command.do} (${id})`, (process) => process.perform(match, command, id, key));
      if (done.ok) oracle.witness(match, done.value.seq, SHARED.includes(command.do) ? undefined : done.value.ticket);
      return done;
    },
  };
};

/** A simulated player in a seat: follows the match, plays, and does everything else that players do. */
export const startPlayer = (surroundings: Surroundings, setup: PlayerSetup): void => {
  const { world, oracle, links, join } = surroundings;
  const { match, seat, key, invite } = setup;
  const chance = world.chance.branch(`${match} ${key}`);
  const { until, perform } = newInsistence(surroundings, match, key);
  let follower: Follower | undefined;
  /** The last question that the player was asked. */
  let question: NonNullable<Follower['table']>['decision'] = null;
  let isPlaying = true;
  let devices = 0;

  const host = (): boolean => oracle.matchAt(match, 0)?.terms.host === key;

  const addDevice = async (): Promise<void> => {
    const [link, device] = [`invite ${key} ${devices}`, surroundings.keyFor(`${key} device ${devices}`)];
    devices += 1;
    const done = await perform({ do: 'invite', seat, key, invite: link });
    if (done.ok) startPlayer(surroundings, { match, seat, key: device, invite: link });
  };

  const withdrawOrders = async (): Promise<void> => {
    world.count('request: withdraw orders');
    const done = await until('withdraw orders', ({ registry }) => registry.order(match, seat, key, undefined));
    if (done.ok) oracle.witnessOrders(match, seat, done.value.mark);
  };

  /** Gives standing orders to answer the last question again, in one of several ways; and may withdraw them soon. */
  const giveOrders = async (): Promise<void> => {
    const now = await until('read orders', ({ registry }) => registry.ordersOf(match, seat, key));
    if (!now.ok || question === null) return;
    const { prompt, options } = question;
    const { rule, ask: name } = prompt;
    const order = (): unknown => {
      const wanted = Array.from({ length: 1 + chance.below(5) }, () => [options[chance.below(options.length)]]);
      return { rule, ask: name, alternatives: wanted };
    };
    const orders = Array.from({ length: 1 + chance.below(2) }, order);
    world.count('request: order');
    const done = await until('order', ({ registry }) => registry.order(match, seat, key, { mark: now.value.mark, orders }));
    if (!done.ok) return;
    oracle.witnessOrders(match, seat, done.value.mark);
    // Away until it's their turn, and sometimes back before the order is carried out.
    for (let waits = 0; waits < 20 && follower?.table?.decision === null; waits++) await world.wait(200);
    await world.wait(chance.below(500));
    if (chance.hits(700)) await withdrawOrders();
  };

  /** For a while, or for good if the match has a clock: without one, it would wait. */
  const goAway = async (): Promise<void> => {
    if (chance.hits(300) && follower?.table?.match.clock !== null) isPlaying = false;
    else await world.wait(1_000 + chance.below(15_000));
  };

  const act = async (): Promise<void> => {
    const table = follower?.table;
    if (table === undefined) return;
    question = table.decision ?? question;
    const { status, seats } = table.match;
    if (status === 'waiting') {
      if (world.isCalm && host() && chance.hits(50)) await perform({ do: 'cancel', key });
      return;
    }
    const wish = world.isCalm || seats[seat]?.player === 'bot' ? undefined : wishNow(world, chance);
    if (wish === 'away') return goAway();
    if (wish === 'intrude') return intrude(seats.length);
    if (wish === 'device' && invite === undefined && devices < DEVICES_MAX) return addDevice();
    if (wish === 'orders' && table.decision === null) return giveOrders();
    const command = (wish === undefined ? undefined : commandFor(wish, setup, table, chance)) ?? dutyFor(setup, table, chance, world.now());
    if (command === undefined) return;
    const done = await perform(command);
    if (done.ok && command.do === 'link') links.set(match, command.watch);
  };

  /** Tries what only another player may do. */
  const intrude = async (seats: number): Promise<void> => {
    const other = chance.below(seats);
    if (oracle.matchAt(match, oracle.headOf(match) ?? -1)?.seats[other]?.keys.includes(key) !== false) return;
    const done = await perform({ do: chance.hits(500) ? 'resign' : 'return', seat: other, key });
    if (done.ok) world.violate('leak', `"${key}" could act for seat ${other} of ${match}, which is another’s.`);
  };

  const joinRematch = (next: string): void => {
    const seats = follower?.table?.match.seats.length ?? 1;
    startPlayer(surroundings, { match: next, seat: (seat + 1) % seats, key });
  };

  const eraseMatch = async (): Promise<void> => {
    oracle.erasing(match, key);
    world.count('request: erase');
    await until('erase', ({ registry }) => registry.erase(match, key));
  };

  /** After the end: a rematch, sometimes, and the match may be deleted. */
  const afterwards = async (): Promise<void> => {
    // A rematch may have been agreed on that this player hasn't heard of yet.
    const next = follower?.table?.match.rematch;
    if (next !== undefined && invite === undefined) joinRematch(next);
    else if (follower?.isCurrent() === false) return;
    else if (world.isCalm || invite !== undefined) {
      isPlaying = false;
      return;
    } else if (chance.hits(300 * world.share('rematch'))) {
      const name = `${match}+${seat}`;
      await perform({ do: 'rematch', key, next: { match: name, secret: `secret of ${name}`, watch: `link of ${name}` } });
      links.set(name, `link of ${name}`);
      return;
    }
    isPlaying = false;
    if (chance.hits(200 * world.share('erase'))) await eraseMatch();
  };

  const play = async (): Promise<void> => {
    const luck = { name: '', program: false, luck: `luck ${seat}` };
    const taken = await perform({ do: 'take', seat, key, player: luck, ...(invite === undefined ? {} : { invite }) });
    if (!taken.ok && taken.refusal.code !== 'game-over') {
      isPlaying = false;
      return;
    }
    follower = startFollower(surroundings, { match, watcher: seat, key });
    while (isPlaying && !follower.hasEnded) {
      await world.wait(20 + chance.below(300));
      await (follower.table?.match.status === 'over' ? afterwards() : act());
    }
    isPlaying = false;
  };

  const client: Client = { name: `${key} in ${match}`, isDone: () => !isPlaying && follower?.isCurrent() !== false };
  join(client);
  void play();
};
