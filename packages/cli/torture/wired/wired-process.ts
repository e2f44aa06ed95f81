import { accept, type Result } from '@swordtable/kernel';
import { programRoutes } from '@swordtable/server/api/program-routes';
import { routes } from '@swordtable/server/api/routes';
import { ticketFor } from '@swordtable/server/http/identity';
import type { Counted, LimitCheck } from '../oracle/limits.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { type Follow, overSocket, overStream } from './follow.ts';
import type { Front } from './front.ts';
import type { Keyring } from './keyring.ts';
import { type Answer, answeredAs, countedAs, createRequest, type Request, requestFor, send } from './requests.ts';
import { actOver, type ClientSocket, openSocket } from './socket.ts';
import { newWire, type Wire } from './wire.ts';
import { OPERATOR_KEY, wiredOperator } from './wired-operator.ts';
import { wiredPeople } from './wired-people.ts';

/** How tables are followed. */
const WAYS: readonly Follow[] = [overSocket, overSocket, overStream('text/event-stream'), overStream('application/x-ndjson')];

/** As if it were a key, so that operators have an address. */
const OPERATORS_HOME = '0'.repeat(64);

/** A process whose clients reach it as they do in earnest: over connections that carry HTTP and WebSocket frames. */
export const wiredProcess = (
  { life, registry, stop }: Pick<Process, 'life' | 'registry' | 'stop'>,
  opening: Promise<Front>,
  world: World,
  { secretOf, addressOf, learn }: Keyring,
  limits: LimitCheck,
): Process => {
  const sockets = new Map<string, ClientSocket>();
  const chance = world.chance.branch(`ways ${world.now()}`);

  const connect = async (key: string): Promise<Wire> => {
    const front = await opening;
    const wire = newWire(world, life, addressOf(key));
    front.accept(wire.server);
    return wire;
  };
  /** Sends something that is counted. */
  const counted = async <Value>(key: string, what: readonly Counted[], work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    const answered = limits.sent(addressOf(key), what);
    const answer = await work();
    answered(answeredAs(answer));
    return answer;
  };
  const askAs = <Value>(request: Request, key: string, secret: string): Promise<Result<Value>> =>
    counted(key, countedAs(request), async () => send(request, secret, await connect(key)));
  const ask = <Value = Answer>(request: Request, key: string): Promise<Result<Value>> => askAs(request, key, secretOf(key));
  /** One socket for all moves of a client. */
  const socketOf = async (key: string): Promise<ClientSocket> => {
    const known = sockets.get(key);
    if (known?.isOpen === true) return known;
    limits.sent(addressOf(key), ['request']);
    const socket = openSocket(await connect(key), secretOf(key));
    sockets.set(key, socket);
    return socket;
  };

  return {
    ...{ life, registry },
    people: wiredPeople(ask),
    operator: (key = OPERATORS_HOME) =>
      wiredOperator((request) => askAs(request, key, key === OPERATORS_HOME ? OPERATOR_KEY : secretOf(key))),
    stop: () => {
      stop();
      void opening.then((front) => front.stop());
    },
    create: async (id, terms) => {
      const made = await ask(createRequest(id, terms), terms.host);
      if (!made.ok) return made;
      const { match, watch, invites } = made.value;
      return accept({
        match,
        watch: watch === null ? undefined : learn(watch.secret),
        invites: new Map(invites.map(({ seat, secret }) => [seat, learn(secret)])),
      });
    },
    bring: (_, record, key) => ask({ route: programRoutes.importRecord, body: record }, key),
    perform: async (match, command, id, key) => {
      const { what, ...request } = requestFor(match, command, id, secretOf);
      const ticket = what === undefined ? undefined : ticketFor(key, id, what).id;
      if (command.do === 'act' && chance.hits(800)) {
        const { seat, seq, action } = command;
        const move = { do: 'act', match, seat, seq, action, id } as const;
        const done = await counted(key, ['move'], async () => actOver(await socketOf(key), move));
        return done.ok ? accept({ seq: done.value.seq, ticket }) : done;
      }
      const done = await ask(request, key);
      if (!done.ok) return done;
      const { seq, secret, match: made } = done.value;
      return accept({ seq, ticket, made: secret === undefined ? made : learn(secret) });
    },
    ordersOf: (match, seat, key) => ask({ route: routes.orders, params: { match, seat } }, key),
    order: (match, seat, key, wish) =>
      ask(
        wish === undefined
          ? { route: routes.withdrawOrders, params: { match, seat } }
          : { route: routes.putOrders, params: { match, seat }, body: wish },
        key,
      ),
    erase: (match, key) => ask({ route: routes.deleteYourMatch, params: { match } }, key),
    follow: async (place, after, take, end) => {
      const follow = WAYS[chance.below(WAYS.length)] ?? overSocket;
      limits.sent(addressOf(place.key), ['request']);
      return follow(await connect(place.key), secretOf(place.key), place, after, take, end);
    },
  };
};
