import type { Line } from '@swordtable/server/match/entry';
import { followStored } from '@swordtable/server/match/fold';
import type { Positions } from '@swordtable/server/match/gameplay';
import { accountOfLine, type Match, type RulesOf, TICKETS_EACH } from '@swordtable/server/match/match';
import type { EntryRow, MatchRow } from '@swordtable/server/storage/tables';
import type { Disk } from '../disk.ts';
import type { World } from '../world.ts';
import { clockFault, isOld, missing, PRUNE } from './laws.ts';

/** Knows what is stored, and holds it against everything that was acknowledged. */
export interface Oracle {
  /** Checks what was written since the last call. */
  look(): void;
  matchAt(id: string, seq: number): Match | undefined;
  /** The last line of a match; undefined if there is no such match. */
  headOf(id: string): number | undefined;
  /** All matches as they are now. */
  matches(): readonly Match[];
  /** Whether a match was deleted, as it may be once everyone wanted that. */
  isRemoved(id: string): boolean;
  /** Somebody was told that this line exists, and with which id, if it's the line of their own request. */
  witness(id: string, seq: number, ticket?: string): void;
  /** Somebody was told something that only a line with this text in it can have led to. */
  witnessText(id: string, text: string | undefined): void;
  /** Somebody was told that a seat's orders have this mark. */
  witnessOrders(id: string, seat: number, mark: number): void;
  /** Somebody wants to delete a match. */
  erasing(id: string, key: string): void;
  /** Everything that anybody was told must still be there. */
  remember(): void;
}

interface Known {
  readonly matches: Match[];
  readonly texts: string[];
  readonly positions: Positions;
  readonly witnessed: Map<number, string>;
  readonly tickets: Map<string, number>;
  /** The mark of the last orders of each seat that somebody was told of. */
  readonly marks: Map<number, number>;
}

const newKnown = (): Known => ({
  ...{ matches: [], texts: [], positions: [], witnessed: new Map(), tickets: new Map(), marks: new Map() },
});

export const newOracle = (world: World, disk: Disk, rulesOf: RulesOf): Oracle => {
  const all = new Map<string, Known>();
  const erased = new Map<string, Set<string>>();
  const removed = new Set<string>();
  const secrets = new Map<string, string>();

  const knownOf = (id: string): Known => {
    const known = all.get(id) ?? newKnown();
    all.set(id, known);
    return known;
  };

  /** A secret that was used before is known to those who have seen it. */
  const checkSecret = (id: string, { entry }: Line): void => {
    if (entry.kind !== 'created') return;
    const { secret } = entry.terms;
    if ((secrets.get(secret) ?? id) !== id)
      world.violate('leak', `The deal of ${id} has the same secret as that of ${secrets.get(secret)}.`);
    secrets.set(secret, id);
  };

  const checkTicket = (id: string, { tickets, matches }: Known, { seq, entry }: Line): void => {
    const countAfter = (line: number, account: string): number =>
      matches.slice(line + 1).filter(({ recent }) => {
        const last = recent.at(-1)?.entry;
        return last !== undefined && 'id' in last && accountOfLine(last) === account;
      }).length;
    const ticket = 'id' in entry ? entry.id : undefined;
    if (ticket === undefined) return;
    const before = tickets.get(ticket);
    // A request is remembered until its seat has made many others.
    const others = before === undefined ? 0 : countAfter(before, accountOfLine(entry));
    if (before !== undefined && others < TICKETS_EACH) world.violate('doubled', `"${ticket}" was done twice in ${id}.`);
    tickets.set(ticket, seq);
  };

  const follow = (id: string, known: Known, line: Line, text: string): boolean => {
    const before = known.matches.at(-1);
    if (line.seq !== known.matches.length) world.violate('gap', `Line ${known.matches.length} of ${id} is followed by ${line.seq}.`);
    const followed = followStored(id, before, line, rulesOf, known.positions);
    if (!followed.ok) {
      world.violate('broken', `Line ${line.seq} of ${id} can’t be read: ${followed.refusal.sentence}`);
      return false;
    }
    const late = clockFault(before, line, followed.value, world.now());
    if (late !== undefined) world.violate('clock', late);
    checkSecret(id, line);
    checkTicket(id, known, line);
    world.count('moves');
    known.matches.push(followed.value);
    known.texts.push(text);
    return true;
  };

  /** What was lost with the power isn't known any longer; nobody may have been told of it. */
  const forgetLost = (id: string, known: Known, rows: readonly { readonly entry: string }[]): void => {
    const last = known.texts.length - 1;
    if (last < rows.length && known.texts[last] === rows[last]?.entry) return;
    const same = known.texts.findIndex((text, seq) => rows[seq]?.entry !== text);
    if (same < 0) return;
    known.matches.splice(same);
    known.texts.splice(same);
    known.positions.splice(0);
    for (const [seq, text] of known.witnessed)
      if (seq >= same && rows[seq]?.entry !== text) world.violate('lost', `Line ${seq} of ${id} was acknowledged or told, and is gone.`);
    for (const [ticket, seq] of known.tickets) if (seq >= same) known.tickets.delete(ticket);
  };

  const isTooOld = (id: string): boolean => {
    const match = all.get(id)?.matches.at(-1);
    return match !== undefined && world.share(PRUNE) > 0 && isOld(match, world.now());
  };

  /** Only what everyone has deleted may be gone, and what is old. */
  const checkRemoval = (id: string): void => {
    const match = all.get(id)?.matches.at(-1);
    if (match === undefined) return;
    const keep = [match.terms.host, ...match.seats.flatMap(({ keys }) => keys)].find((key) => erased.get(id)?.has(key) !== true);
    if (keep !== undefined && !removed.has(id) && !isTooOld(id))
      world.violate('lost', `${id} was deleted, but "${keep}" hasn’t deleted it, and it isn’t old.`);
    if (keep !== undefined && !removed.has(id)) world.count('old matches removed');
    removed.add(id);
  };

  const readLines = (id: string, row: MatchRow | undefined, rows: readonly EntryRow[]): void => {
    const known = knownOf(id);
    forgetLost(id, known, rows);
    for (const { seq, at, entry } of rows.slice(known.matches.length))
      if (!follow(id, known, { seq, at, entry: JSON.parse(entry) }, entry)) return;
    if (row?.seq !== rows.at(-1)?.seq) world.violate('gap', `The head of ${id} isn’t its last line.`);
    const match = known.matches.at(-1);
    if (match === undefined) return;
    const gone = missing(match, disk.rows, (key) => erased.get(id)?.has(key) === true);
    if (gone !== undefined) world.violate('lost', gone);
    const { rematch } = match;
    if (rematch !== undefined && !disk.rows.matches.has(rematch) && !erased.has(rematch) && !removed.has(rematch) && !isTooOld(rematch))
      world.violate('lost', `${id} has a rematch, ${rematch}, that doesn’t exist.`);
  };

  const read = (id: string): void => {
    const row = disk.rows.matches.get(id);
    if (row === undefined ? erased.has(id) || removed.has(id) || isTooOld(id) : row.seq < 0) checkRemoval(id);
    else {
      removed.delete(id);
      readLines(id, row, disk.rows.entries.get(id) ?? []);
    }
  };

  const look = (): void => disk.changed().forEach(read);

  const matchAt = (id: string, seq: number): Match | undefined => {
    look();
    return knownOf(id).matches[seq];
  };

  const checkOrders = (id: string, seat: number, mark: number): void => {
    if ((disk.rows.orders.get(`${id} ${seat}`)?.mark ?? 0) < mark)
      world.violate('lost', `The orders of seat ${seat} of ${id} were acknowledged, and are gone.`);
  };

  const witness: Oracle['witness'] = (id, seq, ticket) => {
    const match = matchAt(id, seq);
    if (removed.has(id)) return;
    const line = match?.recent.at(-1);
    if (line === undefined) return world.violate('lost', `Line ${seq} of ${id} was acknowledged or told, but isn’t stored.`);
    if (ticket !== undefined && !('id' in line.entry && line.entry.id === ticket))
      world.violate('lost', `"${ticket}" was acknowledged as line ${seq} of ${id}, which is something else.`);
    const known = knownOf(id);
    known.witnessed.set(seq, known.texts[seq] ?? '');
  };

  return {
    look,
    matchAt,
    witness,
    witnessText: (id, text) => {
      look();
      if (removed.has(id)) return;
      const seq = text === undefined ? -1 : knownOf(id).texts.findIndex((line) => line.includes(text));
      if (seq < 0) world.violate('lost', `Something was acknowledged in ${id} that isn’t stored.`);
      else witness(id, seq);
    },
    headOf: (id) => {
      look();
      return all.get(id)?.matches.at(-1)?.seq;
    },
    matches: () => [...all].flatMap(([id, { matches }]) => (removed.has(id) ? [] : (matches.at(-1) ?? []))),
    isRemoved: (id) => {
      look();
      return removed.has(id);
    },
    erasing: (id, key) => void erased.set(id, (erased.get(id) ?? new Set()).add(key)),
    witnessOrders: (id, seat, mark) => {
      look();
      if (removed.has(id)) return;
      checkOrders(id, seat, mark);
      knownOf(id).marks.set(seat, mark);
    },
    remember: () => {
      look();
      for (const [id, { marks }] of all) if (!removed.has(id)) for (const [seat, mark] of marks) checkOrders(id, seat, mark);
    },
  };
};
