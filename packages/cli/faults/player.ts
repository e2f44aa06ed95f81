import { done } from '@swordtable/server/api/play';
import { awake } from './awake.ts';
import type { Attending, Client } from './client.ts';
import type { Acknowledged } from './journal.ts';
import { codeOf, insist, type Trial } from './trial.ts';
import type { Call, Reply } from './wire.ts';

/** A duplicate may come this many lines later and must still be recognized; the server remembers some more. */
const REMEMBERED = 40;

const setOff = (trial: Trial, base: string): void => {
  trial.underWay.set(base, (trial.underWay.get(base) ?? 0) + 1);
  trial.onMove.get(base)?.();
};

const arrived = (trial: Trial, base: string): void => void trial.underWay.set(base, (trial.underWay.get(base) ?? 1) - 1);

/** The first move that was sent to a server after its death and is acknowledged shows that it lives again. */
const recovered = ({ recovering, tally }: Trial, base: string, sent: number): void => {
  const killed = recovering.get(base);
  if (killed === undefined || sent < killed) return;
  tally.recoveries.push(awake() - killed);
  recovering.delete(base);
};

/** A double is answered as its original was, or not at all; it is never refused as if it were a new move. */
const checkEcho = (trial: Trial, call: Call, reply: Reply, known: () => Acknowledged | undefined): void => {
  const { tally } = trial;
  const lines = [`${call.path} ${JSON.stringify(call.body)}`, `${reply.status} ${JSON.stringify(reply.body)}`];
  if (reply.status >= 500 && codeOf(reply) !== 'internal') return;
  const original = known();
  const answer = done.safeParse(reply.body);
  if (reply.status !== 200 || !answer.success)
    tally.violations.push({ what: 'refused', sentence: 'A double of a move was refused.', lines });
  else if (original !== undefined && original.seq !== answer.data.seq) {
    const shown = [...lines, JSON.stringify(original)];
    tally.violations.push({ what: 'doubled', sentence: 'A double of a move has another number than the move.', lines: shown });
  } else if (answer.data.again) tally.again += 1;
};

/** Plays a seat to the end with legal answers by chance, each sent until it is acknowledged. */
export const playSeat = async ({ trial, base, key, journal, chance }: Attending, client: Client): Promise<void> => {
  const { tally } = trial;
  const { match, watcher: seat } = journal;
  if (seat === null) return;
  let last = -1;
  while (!journal.isOver) {
    const { decision } = journal;
    if (decision === null || decision.seq <= last) {
      await client.news();
      continue;
    }
    const action = decision.options[chance.below(decision.options.length)];
    const id = `s${seat}q${decision.seq}`;
    const call: Call = {
      base,
      method: 'POST',
      path: `/api/matches/${match}/seats/${seat}/actions`,
      key,
      body: { seq: decision.seq, action, id },
      over: client.carry,
    };
    let sent = 0;
    let known: Acknowledged | undefined;
    const echo = (reply: Reply): void => {
      if (known === undefined || journal.seq - known.seq < REMEMBERED) checkEcho(trial, call, reply, () => known);
    };
    setOff(trial, base);
    const trying = (at: number): void => {
      sent = at;
    };
    const reply = await insist(trial, call, { chance, echo, trying }).finally(() => arrived(trial, base));
    const answer = done.safeParse(reply.body);
    if (reply.status !== 200 || !answer.success) {
      const lines = [`${call.path} ${JSON.stringify(call.body)}`, `${reply.status} ${JSON.stringify(reply.body)}`];
      tally.violations.push({ what: 'refused', sentence: `A legal answer was refused (seat ${seat} of match ${match}).`, lines });
      return;
    }
    const { seq, again } = answer.data;
    known = { seat, seq, id, action };
    journal.acknowledged.push(known);
    tally.acknowledged += 1;
    if (client.carry !== undefined) tally.overSockets += 1;
    if (again) tally.again += 1;
    last = decision.seq;
    recovered(trial, base, sent);
  }
};
