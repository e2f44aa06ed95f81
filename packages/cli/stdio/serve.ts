import { hashOf, type Seat } from '@swordtable/kernel';
import { eventsSince } from '../play/event-log.ts';
import { type Match, positionOf, submitAnswer } from '../play/match.ts';
import type { Thinker } from '../play/thinker.ts';
import type { Line } from './lines.ts';
import { actionIn, askOf, type Message, PROTOCOL } from './protocol.ts';

/** After this many invalid lines in a row, we give up. */
export const BAD_LINES_MAX = 20;

export interface Serving {
  /** The seats the program plays; the bot plays all others. */
  readonly yours: readonly Seat[];
  readonly bot: string;
  readonly thinker: Thinker;
  readonly lines: AsyncIterator<Line>;
  /** How long to wait for a line, in milliseconds; forever if not set. */
  readonly patience: number | undefined;
  say(message: Message): void;
}

/** A line, `undefined` at the end of input, or `late`. */
const nextLine = async ({ lines, patience }: Serving): Promise<Line | undefined | 'late'> => {
  const line = lines.next().then(({ done, value }): Line | undefined => (done === true ? undefined : value));
  if (patience === undefined) return line;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  return Promise.race([line, late]).finally(() => clearTimeout(timer));
};

/** Plays a match over lines of JSON. Returns why it couldn't be finished, or nothing. */
export const serve = async (opened: Match, serving: Serving): Promise<string | undefined> => {
  const { yours, bot, thinker, say } = serving;
  const { game, record } = opened;
  const told = new Map<Seat, number>();
  let match = opened;
  say({ type: 'hello', game: game.id, version: game.version, protocol: PROTOCOL, seats: record.seats, yours, options: record.options });
  for (let seq = 1; ; seq++) {
    const { state, decisions } = positionOf(match);
    const decision = decisions.find(({ seat }) => !yours.includes(seat)) ?? decisions[0];
    if (decision === undefined) break;
    const { seat } = decision;
    let next: Match | undefined;
    if (!yours.includes(seat)) {
      const { action } = await thinker.think(match, seat, bot);
      const reply = submitAnswer(match, { seat, action });
      if (!('steps' in reply)) throw new Error(`The bot ${bot} gave an illegal answer: ${reply.sentence}`);
      next = reply;
    } else {
      say(askOf(game, state, decision, seq, eventsSince(match, told.get(seat) ?? 0, seat)));
      told.set(seat, match.steps.length);
    }
    for (let bad = 0; next === undefined; bad++) {
      if (bad >= BAD_LINES_MAX) return `${BAD_LINES_MAX} lines in a row didn’t answer question ${seq}; the match was stopped.`;
      const line = await nextLine(serving);
      if (line === 'late') return `No answer to question ${seq} came in time; the match was stopped.`;
      if (line === undefined) return `The input ended at question ${seq}, before the game was over.`;
      const action = actionIn(line, seq);
      const reply = action.ok ? submitAnswer(match, { seat, action: action.value }) : action.refusal;
      if ('steps' in reply) next = reply;
      else say({ type: 'refused', seq, code: reply.code, sentence: reply.sentence });
    }
    match = next;
  }
  const { state } = positionOf(match);
  const events = Object.fromEntries(yours.map((seat) => [seat, eventsSince(match, told.get(seat) ?? 0, seat)]));
  say({ type: 'over', standing: game.standing(state), events, record: { ...match.record, hash: hashOf(state) } });
  return undefined;
};
