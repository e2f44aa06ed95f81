import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { done } from '@swordtable/server/api/play';
import { programRoutes } from '@swordtable/server/api/program-routes';
import { type Route, routes } from '@swordtable/server/api/routes';
import { message, type Question, type StepMessage } from '@swordtable/server/api/table';
import { openSocketPlayer, type SocketPlayer } from './socket-player.ts';
import type { Listener, Side, Target, TargetMatch } from './target.ts';
import { type Cut, openWire, type Wire } from './wire.ts';

/** How the driver talks to a server: over one socket per player, or with a request per move and a stream per seat. */
export const TRANSPORTS = ['socket', 'http'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** A player of the driver: through which process, with which key. */
interface Player {
  readonly wire: Wire;
  readonly key: string;
  /** Not over HTTP. */
  readonly socket?: SocketPlayer;
}

/** A side of one match. */
interface SeatedSide {
  answer(choice: number, id: string): void;
  leave(): void;
}

/** What the driver needs of a message. */
type Heard = Pick<StepMessage, 'seq' | 'decision' | 'match'>;

export const asked = <Of extends Route, Answer>(wire: Wire, route: Of & JsonRoute<Answer>, call: Call<Of>, key: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const path = addressOf(route, call);
    wire.post(path, call.body ?? {}, key, (status, text) => {
      const answer = route.replies[status]?.safeParse(JSON.parse(text));
      if (answer?.success === true) resolve(answer.data);
      else reject(new Error(`POST ${path} was answered ${status}: ${text}`));
    });
  });

const STEP = /^\{"type":"step","seq":(\d+),/;

/** Reads a message; one that neither asks nor ends is read only as far as its number, as most of them are for the side that waits. */
const read = (text: string): Heard => {
  const [, seq] = STEP.exec(text) ?? [];
  const plain = seq !== undefined && text.includes('"decision":null') && !text.includes('"status":"over"');
  return plain ? { seq: Number(seq), decision: null } : message.parse(JSON.parse(text));
};

/** Lets one side listen, and keeps what it may answer. */
const seatAt = (player: Player, path: string, side: Side, listener: Listener): SeatedSide => {
  let question: Question | null = null;
  const hear = (text: string): void => {
    const { seq, decision, match } = read(text);
    // An unchanged question is not sent again.
    if (decision !== undefined) question = decision;
    listener.told(side, seq, Buffer.byteLength(text) + 1, question?.options.length ?? 0, match?.status === 'over');
  };
  const cut: Cut = player.wire.lines(`${path}/stream`, player.key, hear, (why) => listener.trouble(`A stream broke: ${why}.`));
  const answer = (choice: number, id: string): void => {
    const body = { seq: question?.seq, action: question?.options[choice], id };
    player.wire.post(`${path}/actions`, body, player.key, (status, text) => {
      if (status === 200) listener.acknowledged(done.parse(JSON.parse(text)).seq);
      else listener.trouble(`A move was refused with status ${status}: ${text}`);
    });
  };
  return { leave: cut, answer };
};

const sit = (player: Player, match: string, side: Side, listener: Listener): SeatedSide => {
  const { socket } = player;
  if (socket === undefined) return seatAt(player, `/api/matches/${match}/seats/${side}`, side, listener);
  socket.sit(match, side, listener);
  // The connection stays for the next match.
  return { answer: socket.answer, leave: () => {} };
};

/** How our service is played. */
export interface Playing {
  readonly game: string;
  readonly transport: Transport;
  /** Whether the two sides of a match sit at the same address. */
  readonly together: boolean;
}

/** Our service at one or more addresses. The two sides of a match sit at different ones, unless they are to stay together. */
export const openSwordtable = (addresses: readonly string[], { game, transport, together }: Playing): Target => {
  const wires = addresses.map((address) => ({ address, wire: openWire(address) }));
  const players = new Map<number, readonly [Player, Player]>();

  const playerAt = async (number: number): Promise<Player> => {
    const at = wires[number % wires.length];
    if (at === undefined) throw new Error('There is no address to play at.');
    const { wire, address } = at;
    const { key } = await asked(wire, programRoutes.createKey, {}, '');
    return transport === 'http' ? { wire, key } : { wire, key, socket: await openSocketPlayer(address, key) };
  };

  const playersOf = async (slot: number): Promise<readonly [Player, Player]> => {
    const known = players.get(slot) ?? ([await playerAt(slot), await playerAt(together ? slot : slot + 1)] as const);
    players.set(slot, known);
    return known;
  };

  return {
    open: async (slot, listener): Promise<TargetMatch> => {
      const [host, guest] = await playersOf(slot);
      const body = { game, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
      const { match } = await asked(host.wire, routes.createMatch, { body }, host.key);
      const request = { params: { match, seat: 1 }, body: { name: 'Guest', program: true } };
      await asked(guest.wire, routes.take, request, guest.key);
      const seats = [sit(host, match, 0, listener), sit(guest, match, 1, listener)];
      let answers = 0;
      return {
        answer: (side, choice) => seats[side]?.answer(choice, `${answers++}`),
        close: () => {
          for (const { leave } of seats) leave();
        },
      };
    },
    close: () => {
      for (const player of [...players.values()].flat()) player.socket?.close();
      for (const { wire } of wires) wire.close();
    },
  };
};
