import { Duplex } from 'node:stream';
import type { Chance } from '../../faults/chance.ts';
import type { Life } from '../agenda.ts';
import type { World } from '../world.ts';

/** Both ends of a simulated connection. */
export interface Wire {
  readonly client: Duplex;
  readonly server: Duplex;
}

/** One direction: bytes arrive in order, in other pieces than they were sent in. */
interface Direction {
  send(bytes: Buffer): void;
  end(): void;
}

const direction = (world: World, chance: Chance, life: Life, other: () => Duplex, cut: () => void): Direction => {
  let waiting = Buffer.alloc(0);
  let hasEnded = false;
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    world.after(world.delay(), deliver, life);
  };
  const deliver = (): void => {
    isPlanned = false;
    if (other().destroyed) return;
    // What was sent at several times arrives together, or a piece of it first.
    const length = waiting.length > 1 && chance.hits(300) ? 1 + chance.below(waiting.length - 1) : waiting.length;
    if (length > 0) other().push(waiting.subarray(0, length));
    waiting = waiting.subarray(length);
    if (world.fails('streams', 8)) cut();
    else if (waiting.length > 0) plan();
    else if (hasEnded) other().push(null);
  };
  return {
    send: (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      plan();
    },
    end: () => {
      hasEnded = true;
      plan();
    },
  };
};

const endOf = (out: () => Direction, cut: () => void): Duplex =>
  new Duplex({
    read: () => {},
    write: (bytes: Buffer, _, done) => {
      out().send(bytes);
      done();
    },
    final: (done) => {
      out().end();
      done();
    },
    destroy: (_, done) => {
      // The other side hears of it a little later.
      cut();
      done(null);
    },
  });

/** A connection from this address to a process. It's cut when the process dies, at the latest when someone notices. */
export const newWire = (world: World, life: Life, remoteAddress: string): Wire => {
  const chance = world.chance.branch(`wire ${world.now()}`);
  world.count('connections');
  const cut = (): void => {
    client.destroy();
    server.destroy();
  };
  const later = (): void => world.after(world.delay(), cut);
  const up = direction(world, chance, life, () => server, cut);
  const down = direction(world, chance, life, () => client, cut);
  const client: Duplex = endOf(() => up, later);
  const server: Duplex = Object.assign(
    endOf(() => down, later),
    { remoteAddress },
  );
  for (const end of [client, server]) end.on('error', () => {});
  // An open connection has a parser that Node doesn't let go of, and with it all that the process had in memory.
  world.atEnd(cut);
  return { client, server };
};
