import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { done } from '@swordtable/server/api/play';
import { type Route, routes } from '@swordtable/server/api/routes';
import { message, type Question, type StepMessage } from '@swordtable/server/api/table';
import type { Listener, Side, Target, TargetMatch } from './target.ts';
import { type Cut, openWire, type Wire } from './wire.ts';

/** A player of the driver: through which process, with which key. */
interface Player {
  readonly wire: Wire;
  readonly key: string;
}

/** What the driver needs of a message. */
type Heard = Pick<StepMessage, 'seq' | 'decision' | 'match'>;

const asked = <Of extends Route, Answer>(wire: Wire, route: Of & JsonRoute<Answer>, call: Call<Of>, key: string): Promise<Answer> =>
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
const seatAt = (player: Player, path: string, side: Side, listener: Listener) => {
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
  return { cut, answer };
};

/** Our service at one or more addresses. The two sides of a match sit at different ones, where there are several. */
export const openSwordtable = (addresses: readonly string[], game: string): Target => {
  const wires = addresses.map(openWire);
  const players = new Map<number, readonly [Player, Player]>();

  const playerAt = async (number: number): Promise<Player> => {
    const wire = wires[number % wires.length];
    if (wire === undefined) throw new Error('There is no address to play at.');
    return { wire, key: (await asked(wire, routes.createKey, {}, '')).key };
  };

  const playersOf = async (slot: number): Promise<readonly [Player, Player]> => {
    const known = players.get(slot) ?? ([await playerAt(slot), await playerAt(slot + 1)] as const);
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
      const seats = [host, guest].map((player, side) => seatAt(player, `/api/matches/${match}/seats/${side}`, side as Side, listener));
      let answers = 0;
      return {
        answer: (side, choice) => seats[side]?.answer(choice, `${answers++}`),
        close: () => {
          for (const { cut } of seats) cut();
        },
      };
    },
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
};
