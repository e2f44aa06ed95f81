import { deepEqual, type Random, randomFrom, type Watcher } from '@swordtable/kernel';
import type { Message, TableMessage } from '@swordtable/server/api/table';
import { isOpen } from '@swordtable/server/match/card';
import { type Match, mayWatch } from '@swordtable/server/match/match';
import { happenings, tableMessage, viewFor } from '@swordtable/server/match/projection';
import type { Violation, World } from '../world.ts';
import type { Oracle } from './oracle.ts';

/** What a client knows of a table: the first message, and every step folded into it. */
export type Table = Omit<TableMessage, 'since' | 'type'>;

/** Compares a message, and the table it leads to, with what this watcher may know. */
export type CheckTold = (id: string, watcher: Watcher, key: string, table: Table, message: Message) => void;

/** The table after one more message. */
export const tableAfter = (table: Table | undefined, message: Message): Table | undefined => {
  if (message.type === 'table') return message;
  if (table === undefined) return undefined;
  const view = { ...table.view, ...message.changes };
  for (const name of message.gone ?? []) delete view[name];
  const { seq, asked, decision = table.decision, match = table.match } = message;
  return { ...table, seq, view, asked, decision, match };
};

/** Mostly, even the order of names is the same, which is faster to see. */
const isPlain = (value: unknown, told: unknown): boolean => {
  const text = JSON.stringify(value);
  return text === JSON.stringify(told) || deepEqual(JSON.parse(text), told);
};

/** Whether a watcher may be told of a match at this point. */
export const mayKnow = (match: Match, watcher: Watcher, key: string): boolean =>
  watcher === undefined || isOpen(match) ? mayWatch(match, key) : match.seats[watcher]?.keys.includes(key) === true;

/** The re-deal takes longest, so it's done for one message in this many. */
const REDEAL_EVERY = 8;

export const newCheckTold = (world: World, oracle: Oracle): CheckTold => {
  const rng: Random = randomFrom('oracle');
  let checked = 0;
  const fail = ({ what, sentence }: Violation): void => world.violate(what, sentence);

  /** A watcher who may not know a card must be told the same if it's dealt again. */
  const checkSecrets = (match: Match, watcher: Watcher, table: Table): void => {
    const { game, position } = match;
    if (position === undefined || isOpen(match)) return;
    const state = game.determinize(position.state, watcher, rng);
    if (!isPlain(viewFor({ ...match, position: { ...position, state } }, watcher), table.view))
      world.violate('leak', `Watcher ${watcher} of ${match.id} was told at ${match.seq} what only the deal can know.`);
  };

  /** What it means that a table isn't the one in the log. */
  const explain = (match: Match, watcher: Watcher, table: Table): Violation => {
    const where = `Watcher ${watcher} of ${match.id} sees at line ${match.seq}`;
    const seen = (other: Watcher): unknown => {
      const { view, decision } = tableMessage(match, other, []);
      return { view, decision };
    };
    const told = { view: table.view, decision: table.decision };
    const others = [undefined, ...match.seats.keys()].filter((other) => other !== watcher);
    if (!isPlain(seen(watcher), told)) {
      const isOthers = others.some((other) => isPlain(seen(other), told));
      return { what: isOthers ? 'leak' : 'different', sentence: `${where} ${isOthers ? 'another’s' : 'a wrong'} table.` };
    }
    const hasMore = match.asked.some(({ seat, since }) => (table.asked.find((entry) => entry.seat === seat)?.since ?? 0) > since);
    if (hasMore) return { what: 'clock', sentence: `${where} that someone has more time.` };
    return { what: 'different', sentence: `${where} that others are asked than in the log.` };
  };

  const checkSteps = (id: string, match: Match, watcher: Watcher, message: Message): void => {
    const steps = message.type === 'step' ? [message] : message.since;
    for (const step of steps) {
      const then = oracle.matchAt(id, step.seq);
      const toldTo = (other: Watcher): unknown => {
        const [told] = then === undefined ? [] : happenings(message.type === 'step' ? then : match, then.recent.slice(-1), other);
        return told && { what: told.what, events: told.events };
      };
      const told = { what: step.what, events: step.events };
      if (isPlain(toldTo(watcher) ?? null, told)) continue;
      const isOthers = match.seats.some((_, seat) => seat !== watcher && isPlain(toldTo(seat) ?? null, told));
      world.violate(
        isOthers ? 'leak' : 'different',
        `Watcher ${watcher} of ${id} was told something else of line ${step.seq} than the log.`,
      );
    }
  };

  return (id, watcher, key, table, message) => {
    const match = oracle.matchAt(id, message.seq);
    if (oracle.isRemoved(id)) return;
    if (match === undefined) return world.violate('lost', `Line ${message.seq} of ${id} was told, but isn’t stored.`);
    if (!mayKnow(match, watcher, key))
      world.violate('leak', `Watcher ${watcher} of ${id} was told line ${message.seq}, but has no right to it.`);
    const { view, asked, decision, match: card } = tableMessage(match, watcher, []);
    if (!isPlain({ view, asked, decision }, { view: table.view, asked: table.asked, decision: table.decision }))
      fail(explain(match, watcher, table));
    if (message.match !== undefined && !isPlain(card, message.match))
      world.violate('different', `Watcher ${watcher} of ${id} has another card at line ${message.seq} than the log.`);
    checkSteps(id, match, watcher, message);
    checked += 1;
    if (checked % REDEAL_EVERY === 0) checkSecrets(match, watcher, table);
  };
};
