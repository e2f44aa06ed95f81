import type { Result } from '@swordtable/kernel';
import { ticketFor } from '@swordtable/server/http/identity';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import type { Front } from './front.ts';
import type { Keyring } from './keyring.ts';
import { requestFor, send } from './requests.ts';
import { actOver, type ClientSocket, openSocket } from './socket.ts';
import { newWire, type Wire } from './wire.ts';

/** A process whose clients reach it as they do in earnest: over connections that carry HTTP and WebSocket frames. */
export const wiredProcess = (process: Process, opening: Promise<Front>, world: World, { secretOf }: Keyring): Process => {
  const { life } = process;
  const sockets = new Map<string, ClientSocket>();

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
    follow: async ({ match, watcher: seat, key, connection }, after, take, end) => {
      const wire = await connect();
      const socket = openSocket(wire, secretOf(key));
      return new Promise((resolve) => {
        socket.onClose(() => {
          resolve('failed');
          end();
        });
        socket.hear((reply) => {
          if (!connection.alive) wire.client.destroy();
          else if (reply.type === 'told') {
            resolve('ok');
            take(JSON.stringify(reply.message));
          } else if (reply.type === 'refused')
            resolve(reply.code === 'may-not-watch' || reply.code === 'not-your-seat' ? 'refused' : 'failed');
          else if (reply.type === 'ended') end();
        });
        socket.send({ do: 'watch', match, ...(seat === undefined ? {} : { seat }), ...(after === undefined ? {} : { after }) });
      });
    },
  };
};
