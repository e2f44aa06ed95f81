import { ENTRANTS_MIN } from '../api/tournaments.ts';
import type { Keys } from '../keys.ts';
import type { Blocks } from '../people/blocks.ts';
import { findAll, type Kept, put, readAll, readOne } from '../people/kind.ts';
import type { Notify } from '../people/notify.ts';
import { PLAYER } from '../people/player.ts';
import type { Ratings } from '../people/ratings/ratings.ts';
import type { LiveMatch } from '../registry/live-match.ts';
import type { Registry } from '../registry/registry.ts';
import type { Documents } from '../storage/documents.ts';
import { splitOf } from './absent.ts';
import { blockedAmong } from './blocked.ts';
import { nextRound } from './next-round.ts';
import { resultOf } from './result.ts';
import { roundsOfAll } from './round-robin.ts';
import { seeded } from './seeding.ts';
import { roundsOfSwiss } from './swiss.ts';
import { hostKeyOf, matchOfPairing, termsOf } from './table-of.ts';
import { isUnfinished, ROUND, type Round, roundId, roundsOf, type StoredPairing, TOURNAMENT, type Tournament } from './tournament.ts';

export interface RoundsParts {
  readonly documents: Documents;
  readonly registry: Registry;
  readonly keys: Keys;
  readonly notify: Notify;
  readonly blocks: Pick<Blocks, 'among'>;
  readonly ratings: Pick<Ratings, 'ratingOf'>;
  /** Nothing can begin right now, so no one can sit down either. */
  isPaused(): Promise<boolean>;
  now(): number;
}

/** Moves tournaments on. Every process may try at any time: what follows is the same, and only one of them gets to write it. */
export interface Rounds {
  /** Does what can be done now: creates matches, records results, pairs the next round. */
  advance(id: string): Promise<void>;
  /** Those that are due by this time. */
  due(by: number, most: number): Promise<readonly string[]>;
}

const HOUR = 3_600;
/** The process that plays a match reports its end. If it died before it could, others find out after this many milliseconds. */
const checkAfter = ({ clock }: Tournament): number => (clock >= HOUR ? 300_000 : 15_000);

/** The number of rounds, now that the entrants are known. */
const roundsFor = ({ format, rounds, entrants: { length } }: Tournament): number =>
  format === 'round-robin' ? roundsOfAll(length) : Math.min(rounds ?? roundsOfSwiss(length), roundsOfAll(length));

/** A tournament whose time has come, but not enough entrants, doesn't take place. */
const begun = (tournament: Tournament, began: number): Tournament =>
  tournament.entrants.length < ENTRANTS_MIN
    ? { ...tournament, status: 'canceled', due: null }
    : { ...tournament, status: 'running', rounds: roundsFor(tournament), began };

/** Who didn't come gets no more opponents until they come back. */
const withoutAbsent = ({ entrants, ...tournament }: Tournament, settled: readonly StoredPairing[]): Tournament => {
  const absent = settled.flatMap(({ entrants: paired, result }) =>
    result?.why === 'forfeit' ? paired.filter((_, seat) => result.points[seat] === 0) : [],
  );
  return {
    ...tournament,
    entrants: entrants.map((entrant, index) => (absent.includes(index) ? { ...entrant, out: true as const } : entrant)),
  };
};

const createdOf = ({ pending: _, ...pairing }: StoredPairing): StoredPairing => pairing;

/** Until when those at a table may sit down. */
const arrivedBy = ({ arrive }: Tournament, began: number, { since = 0 }: StoredPairing): number => Math.max(began, since) + arrive * 1_000;

/** When to look again: when the time to sit down is over somewhere, or when a result may have been missed. */
const dueFrom = (tournament: Tournament, { began, pairings }: Pick<Round, 'began' | 'pairings'>, at: number): number => {
  const arrivals = pairings.flatMap((pairing) => (pairing.result === undefined ? [arrivedBy(tournament, began, pairing)] : []));
  return Math.min(at + checkAfter(tournament), ...arrivals.filter((arrival) => arrival > at));
};

export const openRounds = ({ documents, registry, keys, notify, blocks, ratings, isPaused, now }: RoundsParts): Rounds => {
  /** Begins the next round, or ends the tournament, together with what else has changed. */
  const moveOn = async (known: Kept<Tournament>, changed: Tournament): Promise<boolean> => {
    const past = (await roundsOf(documents, known.id)).flatMap(({ value }) => value.pairings);
    const blocked = changed.format === 'swiss' ? await blockedAmong(changed, blocks) : [];
    const paired = nextRound(changed, past, blocked);
    if (paired.length === 0) return documents.change([put(TOURNAMENT, known.id, { ...changed, status: 'over', due: null }, known)]);
    const number = changed.round + 1;
    const round: Round = {
      ...{ tournament: known.id, number, began: now() },
      pairings: paired.map((pairing, table) =>
        pairing.result === undefined ? { ...pairing, match: matchOfPairing(known.id, number, table), pending: true } : pairing,
      ),
    };
    return documents.change([
      put(TOURNAMENT, known.id, { ...changed, round: number, due: dueFrom(changed, round, round.began) }, known),
      put(ROUND, roundId(known.id, number), round),
    ]);
  };

  const create = async (known: Kept<Tournament>, match: string, entrants: readonly number[]): Promise<void> => {
    const ids = entrants.flatMap((entrant) => known.value.entrants[entrant]?.player ?? []);
    const players = await readAll(documents, PLAYER, ids);
    const seats = entrants.map((entrant) => [entrant, players.find(({ id }) => id === known.value.entrants[entrant]?.player)] as const);
    const made = await registry.create(match, [{ kind: 'created', terms: termsOf(known, seats, keys) }]);
    if (!made.ok && made.refusal.code !== 'match-exists') throw new Error(`A match can’t be created: ${made.refusal.sentence}`);
    for (const { value } of players) await notify(value.key, { kind: 'tournament', match });
  };

  const look = async (match: string): Promise<LiveMatch | undefined> => {
    const found = await registry.look(match);
    if (found.ok) return found.value;
    if (found.refusal.code === 'unknown-match') return undefined;
    throw new Error(`A match can’t be read: ${found.refusal.sentence}`);
  };

  /** What becomes of a pairing: itself, with its result if there is one by now. Who hasn't sat down in time isn't waited for. */
  const settle = async (
    known: Kept<Tournament>,
    { number, began }: Round,
    pairing: StoredPairing,
    table: number,
  ): Promise<readonly StoredPairing[]> => {
    const { match, entrants, result } = pairing;
    if (result !== undefined || match === undefined) return [pairing];
    const live = await look(match);
    if (live === undefined) await create(known, match, entrants);
    if (live === undefined || pairing.pending) return [createdOf(pairing)];
    if (live.match.status === 'waiting' && now() >= arrivedBy(known.value, began, pairing))
      // The last moment to sit down is decided by the match: either this or a seat comes first.
      await registry.perform(match, { do: 'cancel', key: hostKeyOf(known.id) });
    const split = splitOf(pairing, live.match);
    if (split !== undefined) {
      const next = matchOfPairing(known.id, number, table, split.came.length);
      return [{ entrants: [...split.came], match: next, pending: true, since: now() }, ...split.absent];
    }
    const settled = resultOf(live.match);
    return [settled === undefined ? pairing : { ...pairing, result: settled }];
  };

  /** All pairings of a round as they are now. Each keeps its place; those who didn't come are at the end. */
  const settleAll = async (known: Kept<Tournament>, round: Round): Promise<readonly StoredPairing[]> => {
    const [tables, absent]: [StoredPairing[], StoredPairing[]] = [[], []];
    for (const [table, pairing] of round.pairings.entries()) {
      const [first, ...others] = await settle(known, round, pairing, table);
      tables.push(first ?? pairing);
      absent.push(...others);
    }
    return [...tables, ...absent];
  };

  /** Records what is over by now. */
  const record = async (known: Kept<Tournament>, round: Kept<Round>): Promise<boolean> => {
    const pairings = await settleAll(known, round.value);
    const settled = pairings.filter(({ result }, table) => result !== undefined && round.value.pairings[table]?.result === undefined);
    const next: Round = { ...round.value, pairings: [...pairings] };
    const due = dueFrom(known.value, next, now());
    if (settled.length > 0 || round.value.pairings.some(({ pending }) => pending)) {
      const changed = { ...withoutAbsent(known.value, settled), due };
      await documents.change([put(ROUND, round.id, next, round), put(TOURNAMENT, known.id, changed, known)]);
      return true;
    }
    if ((known.value.due ?? 0) <= now()) await documents.change([put(TOURNAMENT, known.id, { ...known.value, due }, known)]);
    return false;
  };

  const start = async (known: Kept<Tournament>): Promise<boolean> => {
    const { due } = known.value;
    if (due === null || due > now()) return false;
    const { format, entrants } = known.value;
    // From now on, entrants are known by their place in this order.
    const started = begun({ ...known.value, entrants: format === 'swiss' ? await seeded(known.value, ratings) : entrants }, now());
    await (started.status === 'running' ? moveOn(known, started) : documents.change([put(TOURNAMENT, known.id, started, known)]));
    return true;
  };

  /** While no one can sit down, the time for it starts over. */
  const holdBack = async (known: Kept<Tournament>, round: Kept<Round>): Promise<boolean> => {
    const began = now();
    if ((known.value.due ?? 0) <= began)
      await documents.change([
        put(ROUND, round.id, { ...round.value, began }, round),
        put(TOURNAMENT, known.id, { ...known.value, due: dueFrom(known.value, { ...round.value, began }, began) }, known),
      ]);
    return false;
  };

  /** After a tournament was canceled, no one is waited for longer than before. Nothing else is done for it. */
  const closeDown = async (known: Kept<Tournament>, round: Kept<Round>): Promise<boolean> => {
    const at = now();
    if (known.value.due === null || known.value.due > at) return false;
    const unsettled: StoredPairing[] = [];
    for (const pairing of round.value.pairings) {
      const { match, result } = pairing;
      const live = result !== undefined || match === undefined ? undefined : await look(match);
      const isLate = at >= arrivedBy(known.value, round.value.began, pairing);
      if (match === undefined || result !== undefined || (live === undefined ? isLate : live.match.status !== 'waiting')) continue;
      if (isLate) await registry.perform(match, { do: 'cancel', key: hostKeyOf(known.id) });
      unsettled.push(pairing);
    }
    const due = unsettled.length === 0 ? null : dueFrom(known.value, { ...round.value, pairings: unsettled }, at);
    await documents.change([put(TOURNAMENT, known.id, { ...known.value, due }, known)]);
    return false;
  };

  /** One step; whether there may be another. If another process came first, the next step finds out. */
  const step = async (id: string): Promise<boolean> => {
    const known = await readOne(documents, TOURNAMENT, id);
    if (known === undefined || (!isUnfinished(known.value) && known.value.due === null)) return false;
    const isHeld = await isPaused();
    if (known.value.status === 'open') return isHeld ? false : start(known);
    const round = await readOne(documents, ROUND, roundId(id, known.value.round));
    if (round === undefined) throw new Error(`Round ${known.value.round} of a tournament is missing.`);
    if (known.value.status === 'canceled') return closeDown(known, round);
    if (isHeld) return holdBack(known, round);
    if (round.value.pairings.some(({ result }) => result === undefined)) return record(known, round);
    await moveOn(known, known.value);
    return true;
  };

  return {
    advance: async (id) => {
      while (await step(id));
    },
    due: async (by, most) => (await findAll(documents, TOURNAMENT, { name: 'due', value: '', greatest: by, most })).map(({ id }) => id),
  };
};
