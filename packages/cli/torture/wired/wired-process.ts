import type { Result } from '@swordtable/kernel';
import { ticketFor } from '@swordtable/server/http/identity';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { type Follow, overSocket, overStream } from './follow.ts';
import type { Front } from './front.ts';
import type { Keyring } from './keyring.ts';
import { requestFor, send } from './requests.ts';
import { actOver, type ClientSocket, openSocket } from './socket.ts';
import { newWire, type Wire } from './wire.ts';

/** How tables are followed. */
const WAYS: readonly Follow[] = [overSocket, overSocket, overStream('text/event-stream'), overStream('application/x-ndjson')];

/** A process whose clients reach it as they do in earnest: over connections that carry HTTP and WebSocket frames. */
export const wiredProcess = (process: Process, opening: Promise<Front>, world: World, { secretOf }: Keyring): Process => {
  const { life } = process;
  const sockets = new Map<string, ClientSocket>();
  const chance = world.chance.branch(`ways ${world.now()}`);

  const connect = async (): Promise<Wire> => {
    const front = await opening;
    const wire = newWire(world, life);
    front.accept(wire.server);
    return wire;
  };
  /** One socket for all moves of a client. */
  const socketOf = async (key: string): Promise<ClientSocket> => {
    const known = sockets.get(key);
    if (known?.isOpen === true) return known;
    const socket = openSocket(await connect(), secretOf(key));
    sockets.set(key, socket);
    return socket;
  };
  const withTicket = (done: Result<{ readonly seq: number }>, ticket: string | undefined): Awaited<ReturnType<Process['perform']>> =>
    done.ok ? { ok: true, value: { seq: done.value.seq, ticket } } : done;

  return {
    ...process,
    stop: () => {
      process.stop();
      void opening.then((front) => front.stop());
    },
    perform: async (match, command, id, key) => {
      if (command.do === 'act') {
        const { seat, seq, action } = command;
        const done = await actOver(await socketOf(key), { do: 'act', match, seat, seq, action, id });
        return withTicket(done, ticketFor(key, id, `act ${seat}`).id);
      }
      const request = requestFor(match, command, id, key);
      if (request === undefined) return process.perform(match, command, id, key);
      return withTicket(await send(request, secretOf(key), await connect()), request.ticket);
    },
    follow: async (place, after, take, end) => {
      const follow = WAYS[chance.below(WAYS.length)] ?? overSocket;
      return follow(await connect(), secretOf(place.key), place, after, take, end);
    },
  };
};
