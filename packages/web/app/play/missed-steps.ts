import type { Result } from '@swordtable/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../client/storage.ts';
import type { Card, Happening, TableState } from '../../client/table.ts';

/** The last line of each match that this browser has shown, the latest match first. */
export type LastSeen = readonly (readonly [match: string, seq: number])[];

const KEY = 'swordtable.seen';
/** More matches than this aren't remembered. */
const MOST = 200;
/** A page hidden for this many milliseconds has missed what happened. */
const AWAY = 60_000;

const isSeen = (value: unknown): value is LastSeen[number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isInteger(value[1]);

/** The stored value, checked, because anything may have written it. */
export const readSeen = (value: unknown): LastSeen => (Array.isArray(value) ? value.filter(isSeen).slice(0, MOST) : []);

export const seenUpTo = (seen: LastSeen, match: string): number | undefined => seen.find(([known]) => known === match)?.[1];

/** Records that a match was seen up to a line. What was seen in any window stays seen. */
export const withSeen = (seen: LastSeen, match: string, seq: number): LastSeen =>
  [[match, Math.max(seq, seenUpTo(seen, match) ?? -1)] as const, ...seen.filter(([known]) => known !== match)].slice(0, MOST);

type Moment = Pick<TableState, 'steps' | 'watcher'>;

/** What happened after a line. Nothing if the match was never seen here, or if it was all the player's own doing elsewhere. */
export const missedSteps = ({ steps, watcher }: Moment, seen: number | undefined): readonly Happening[] => {
  if (seen === undefined) return [];
  const later = steps.filter(({ seq }) => seq > seen);
  return later.some(({ what }) => what.seat !== watcher) ? later : [];
};

/** Whether the panel is no longer needed: a player who has answered since knows the table, and so does one who sees it end. */
export const isCaughtUp = ({ steps, watcher, card }: Moment & { readonly card: Pick<Card, 'status'> }, since: number): boolean =>
  card.status === 'over' ||
  (watcher !== null && steps.some(({ seq, what }) => seq > since && what.kind === 'answered' && what.seat === watcher));

const noteSeen = (match: string, seq: number): void => void store(KEY, withSeen(readSeen(readStored(KEY)), match, seq));

const NOTHING: readonly Happening[] = [];

export interface MissedSteps {
  /** What was missed when the table was opened, or came back into view. */
  readonly missed: readonly Happening[];
  readonly gotIt: () => void;
}

/** Stores how far a match was seen in this browser, and says what was missed. At one device no one was away, so nothing is missed. */
export const useMissedSteps = (state: TableState, isShared = false): MissedSteps => {
  const { match } = state.card;
  const [missed, setMissed] = useState(() => missedSteps(state, seenUpTo(readSeen(readStored(KEY)), match)));
  const last = missed.at(-1)?.seq;
  const known = last !== undefined && (isShared || isCaughtUp(state, last));
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  const [away, setAway] = useState(false);
  useEffect(() => {
    let left = Date.now();
    const look = (): void => {
      const now = document.visibilityState === 'visible';
      if (!now) left = Date.now();
      setVisible(now);
      setAway(now && Date.now() - left > AWAY);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    // What is shown has been seen; what arrives while the page is hidden hasn't.
    if (!visible) return;
    if (away) {
      setMissed(missedSteps(state, seenUpTo(readSeen(readStored(KEY)), match)));
      setAway(false);
    }
    noteSeen(match, state.seq);
  }, [visible, away, match, state]);
  useEffect(() => {
    if (known) setMissed([]);
  }, [known]);
  return { missed: known ? NOTHING : missed, gotIt: () => setMissed([]) };
};

/** The table as it was, line by line, as long as the panel shows it. */
export const useLookingBack = (lookBack: ((seq: number) => Promise<Result<TableState>>) | undefined, isOpen: boolean) => {
  const [past, setPast] = useState<TableState>();
  // Responses may be late: only the latest request counts.
  const wish = useRef(0);
  useEffect(() => {
    if (isOpen) return;
    wish.current += 1;
    setPast(undefined);
  }, [isOpen]);
  const show = useCallback(
    async (seq: number | undefined): Promise<void> => {
      wish.current += 1;
      const mine = wish.current;
      const found = seq === undefined ? undefined : await lookBack?.(seq);
      if (mine === wish.current) setPast(found?.ok ? found.value : undefined);
    },
    [lookBack],
  );
  return { past: isOpen ? past : undefined, show };
};
