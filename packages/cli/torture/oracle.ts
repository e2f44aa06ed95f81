import { deepEqual, type Random, randomFrom, type Watcher } from '@swordtable/kernel';
import type { Message, TableMessage } from '@swordtable/server/api/table';
import { isOpen } from '@swordtable/server/match/card';
import type { Line } from '@swordtable/server/match/entry';
import { followStored } from '@swordtable/server/match/fold';
import { type Match, mayWatch, type RulesOf } from '@swordtable/server/match/match';
import { happenings, tableMessage, viewFor } from '@swordtable/server/match/projection';
import type { Disk } from './disk.ts';
import type { World } from './world.ts';

/** What a client knows of a table: the first message, and every step folded into it. */
export type Table = Omit<TableMessage, 'since' | 'type'>;

/** Knows what is stored, and holds it against everything that clients are told. */
export interface Oracle {
  /** Checks what was written since the last call. */
  look(): void;
  matchAt(id: string, seq: number): Match | undefined;
  headOf(id: string): number;
  /** Somebody was told that this line exists, and with which id, if it's the line of their own request. */
  witness(id: string, seq: number, ticket?: string): void;
  /** Everything that anybody was told must still be there. */
  remember(): void;
  /** Compares a message, and the table it leads to, with what this watcher may know. */
  check(id: string, watcher: Watcher, key: string, table: Table, message: Message): void;
}

interface Known {
  readonly matches: Match[];
  readonly texts: string[];
  readonly witnessed: Map<number, string>;
  readonly tickets: Map<string, number>;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Lines after which a seat's time begins again: its question is answered, or someone else plays the seat. */
const RENEWS: readonly string[] = ['answered', 'handed', 'returned', 'left', 'resigned'];

/** Whether a seat that is still asked has more time after a line than before. */
const gained = (before: Match, { at, entry }: Line, after: Match): boolean =>
  at < before.at ||
  before.asked.some(({ seat, since }) => {
    const now = after.asked.find((asked) => asked.seat === seat);
    const isRenewed = 'seat' in entry && entry.seat === seat && RENEWS.includes(entry.kind);
    return now !== undefined && !isRenewed && now.since > since;
  });

export const newOracle = (world: World, disk: Disk, rulesOf: RulesOf): Oracle => {
  const all = new Map<string, Known>();
  const rng: Random = randomFrom('oracle');
  let seen = -1;
  let checked = 0;

  const knownOf = (id: string): Known => {
    const known = all.get(id) ?? { matches: [], texts: [], witnessed: new Map(), tickets: new Map() };
    all.set(id, known);
    return known;
  };

  const follow = (id: string, known: Known, line: Line, text: string): boolean => {
    const before = known.matches.at(-1);
    if (line.seq !== known.matches.length) world.violate('gap', `Line ${known.matches.length} of ${id} is followed by ${line.seq}.`);
    const followed = followStored(id, before, line, rulesOf);
    if (!followed.ok) {
      world.violate('broken', `Line ${line.seq} of ${id} can’t be read: ${followed.refusal.sentence}`);
      return false;
    }
    if (before !== undefined && gained(before, line, followed.value))
      world.violate('clock', `Someone gained time with line ${line.seq} of ${id}.`);
    const ticket = 'id' in line.entry ? line.entry.id : undefined;
    if (ticket !== undefined && known.tickets.has(ticket)) world.violate('doubled', `"${ticket}" was done twice in ${id}.`);
    if (ticket !== undefined) known.tickets.set(ticket, line.seq);
    world.count('moves');
    known.matches.push(followed.value);
    known.texts.push(text);
    return true;
  };

  const read = (id: string): void => {
    const known = knownOf(id);
    const rows = disk.rows.entries.get(id) ?? [];
    const same = known.texts.findIndex((text, seq) => rows[seq]?.entry !== text);
    if (same >= 0) {
      known.matches.splice(same);
      known.texts.splice(same);
      for (const [ticket, seq] of known.tickets) if (seq >= same) known.tickets.delete(ticket);
    }
    for (const { seq, at, entry } of rows.slice(known.matches.length))
      if (!follow(id, known, { seq, at, entry: JSON.parse(entry) }, entry)) return;
    if (disk.rows.matches.get(id)?.seq !== rows.at(-1)?.seq) world.violate('gap', `The head of ${id} isn’t its last line.`);
  };

  const look = (): void => {
    if (seen === disk.changes) return;
    seen = disk.changes;
    for (const id of disk.rows.matches.keys()) read(id);
  };

  const matchAt = (id: string, seq: number): Match | undefined => {
    look();
    return knownOf(id).matches[seq];
  };

  /** A watcher who may not know a card must be told the same if it's dealt again. */
  const checkSecrets = (match: Match, watcher: Watcher, table: Table): void => {
    const { game, position } = match;
    if (position === undefined || isOpen(match)) return;
    const state = game.determinize(position.state, watcher, rng);
    if (!deepEqual(plain(viewFor({ ...match, position: { ...position, state } }, watcher)), table.view))
      world.violate('leak', `Watcher ${watcher} of ${match.id} was told at ${match.seq} what only the deal can know.`);
  };

  return {
    look,
    matchAt,
    headOf: (id) => knownOf(id).matches.length - 1,
    witness: (id, seq, ticket) => {
      const line = matchAt(id, seq)?.recent.at(-1);
      if (line === undefined) return world.violate('lost', `Line ${seq} of ${id} was acknowledged or told, but isn’t stored.`);
      if (ticket !== undefined && !('id' in line.entry && line.entry.id === ticket))
        world.violate('lost', `"${ticket}" was acknowledged as line ${seq} of ${id}, which is something else.`);
      const known = knownOf(id);
      known.witnessed.set(seq, known.texts[seq] ?? '');
    },
    remember: () => {
      look();
      for (const [id, { witnessed }] of all)
        for (const [seq, text] of witnessed)
          if (disk.rows.entries.get(id)?.[seq]?.entry !== text)
            return world.violate('lost', `Line ${seq} of ${id} was acknowledged or told, and is gone.`);
    },
    check: (id, watcher, key, table, message) => {
      const match = matchAt(id, message.seq);
      if (match === undefined) return world.violate('lost', `Line ${message.seq} of ${id} was told, but isn’t stored.`);
      const maySee = watcher === undefined || isOpen(match) ? mayWatch(match, key) : match.seats[watcher]?.keys.includes(key) === true;
      if (!maySee) world.violate('leak', `Watcher ${watcher} of ${id} was told line ${message.seq}, but has no right to it.`);
      const { view, asked, decision, match: card } = tableMessage(match, watcher, []);
      if (!deepEqual(plain({ view, asked, decision }), { view: table.view, asked: table.asked, decision: table.decision }))
        world.violate('different', `Watcher ${watcher} of ${id} sees another table at line ${message.seq} than the log.`);
      if (message.match !== undefined && !deepEqual(plain(card), message.match))
        world.violate('different', `Watcher ${watcher} of ${id} has another card at line ${message.seq} than the log.`);
      const steps = message.type === 'step' ? [message] : message.since;
      for (const step of steps) {
        const then = matchAt(id, step.seq);
        const [told] = then === undefined ? [] : happenings(message.type === 'step' ? then : match, then.recent.slice(-1), watcher);
        if (told === undefined || !deepEqual(plain({ what: told.what, events: told.events }), { what: step.what, events: step.events }))
          world.violate('different', `Watcher ${watcher} of ${id} was told something else of line ${step.seq} than the log.`);
      }
      checked += 1;
      if (checked % 8 === 0) checkSecrets(match, watcher, table);
    },
  };
};
