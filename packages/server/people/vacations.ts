import { accept, type Result, refuse } from '@swordtable/kernel';
import type { KeyHash } from '../match/entry.ts';
import { seatsOf } from '../match/match.ts';
import type { Registry } from '../registry/registry.ts';
import { allHeld } from '../storage/all-held.ts';
import type { Documents } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readOne } from './kind.ts';
import { HOUR } from './push/subscriptions.ts';
import { countedSpans, currentOf, DAY, daysLeft, VACATIONS, type Vacations } from './vacation.ts';

export interface VacationsParts {
  readonly documents: Documents;
  readonly storage: Pick<Storage, 'held'>;
  readonly registry: Pick<Registry, 'look' | 'perform'>;
  now(): number;
}

/** What a player knows of their vacation. */
interface OwnVacation {
  readonly until: number | null;
  readonly left: number;
}

/** The days on which players needn't answer in matches over days. */
export interface VacationBook {
  of(key: KeyHash): Promise<OwnVacation>;
  start(key: KeyHash, days: number): Promise<Result<OwnVacation>>;
  /** Ends a vacation early. Days that have begun are spent. */
  stop(key: KeyHash): Promise<Result<OwnVacation>>;
  /** Tells matches that don't know yet: those that began since, or whose process died. */
  round(): Promise<void>;
}

const MOST = 100;
/** If the process that tells the matches dies, another one does it after this time. */
const RETRY = 5 * 60_000;

export const openVacations = ({ documents, storage, registry, now }: VacationsParts): VacationBook => {
  const spansOf = (kept: Kept<Vacations> | undefined) => kept?.value.spans ?? [];

  /** False if one of them couldn't be told. */
  const tellMatches = async ({ value: { key, spans } }: Kept<Vacations>): Promise<boolean> => {
    const vacation = spans.at(-1);
    if (vacation === undefined) return true;
    let isTold = true;
    for (const { match: id } of await allHeld(storage, key, { status: 'running' })) {
      const live = await registry.look(id);
      const seats = live.ok ? seatsOf(live.value.match, key) : [];
      for (const seat of seats) isTold = (await registry.perform(id, { do: 'vacation', seat, key, vacation })).ok && isTold;
      if (!live.ok) isTold = false;
    }
    return isTold;
  };

  /** When all matches are told again: soon after a change, because a slower process may have told them what was before, and then every hour. */
  const nextLook = (spans: Vacations['spans'], at: number): number | null => {
    const isOn = currentOf(spans, at) !== undefined;
    const changed = (isOn ? spans.at(-1)?.from : spans.at(-1)?.until) ?? 0;
    if (at - changed < RETRY) return at + RETRY;
    return isOn ? at + HOUR : null;
  };

  /** Has all matches told, and looks again within the hour while the vacation lasts: others may begin. */
  const settle = async (known: Kept<Vacations>): Promise<void> => {
    const claimed = { ...known, mark: known.mark + 1 };
    if (!(await documents.change([put(VACATIONS, known.id, { ...known.value, due: now() + RETRY }, known)]))) return;
    if (!(await tellMatches(known))) return;
    const due = nextLook(known.value.spans, now());
    await documents.change([put(VACATIONS, known.id, { ...known.value, due }, claimed)]);
  };

  const change = async (
    key: KeyHash,
    next: (spans: Vacations['spans'], at: number) => Result<Vacations['spans']>,
  ): Promise<Result<OwnVacation>> => {
    const changed = await insist(async () => {
      const [known, at] = [await readOne(documents, VACATIONS, key), now()];
      const spans = next([...countedSpans(spansOf(known), at)], at);
      if (!spans.ok) return spans;
      const value: Vacations = { key, spans: spans.value, due: at };
      const done = await documents.change([put(VACATIONS, key, value, known)]);
      return done ? accept({ id: key, mark: (known?.mark ?? 0) + 1, value }) : undefined;
    });
    if (!changed.ok) return changed;
    await settle(changed.value);
    return accept(await of(key));
  };

  const of = async (key: KeyHash): Promise<OwnVacation> => {
    const [spans, at] = [spansOf(await readOne(documents, VACATIONS, key)), now()];
    return { until: currentOf(spans, at)?.until ?? null, left: daysLeft(spans, at) };
  };

  return {
    of,
    start: (key, days) =>
      change(key, (spans, at) => {
        if (currentOf(spans, at) !== undefined)
          return refuse('vacation-on', 'You’re already on vacation. End it before you start another.');
        const left = daysLeft(spans, at);
        if (days > left) return refuse('vacation-spent', `You have ${left} days of vacation left, and ${days} is more than that.`);
        return accept([...spans, { from: at, until: at + days * DAY }]);
      }),
    stop: (key) =>
      change(key, (spans, at) => {
        const current = currentOf(spans, at);
        return accept(current === undefined ? spans : [...spans.slice(0, -1), { ...current, until: at }]);
      }),
    round: async () => {
      for (const kept of await findAll(documents, VACATIONS, { name: 'due', value: '', greatest: now(), most: MOST })) await settle(kept);
    },
  };
};
