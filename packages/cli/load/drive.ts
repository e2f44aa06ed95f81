import { setTimeout as pause } from 'node:timers/promises';
import { fork, randomFrom } from '@swordtable/kernel';
import { type Latency, newSamples } from './figures.ts';
import { type MatchSlot, openMatchSlot, type SlotObserver } from './match-slot.ts';
import type { Target } from './target.ts';

export interface Drive {
  readonly target: Target;
  readonly matches: number;
  /** Moves a second in each match; none: the next move as soon as the last one has arrived. */
  readonly rate: number | undefined;
  readonly seconds: number;
  readonly seed: string;
  readonly signal: AbortSignal;
  /** Called when measuring begins and when it ends. */
  measuring(begins: boolean): void;
  progress(text: string): void;
}

export interface Driven {
  readonly seconds: number;
  /** Moves acknowledged while it was measured. */
  readonly moves: number;
  readonly matchesEnded: number;
  /** Moves that were due but not made, because the one before was still under way. */
  readonly missed: number;
  readonly arrival: Latency;
  readonly acknowledgement: Latency;
  readonly eventBytes: number;
  readonly troubles: readonly string[];
  readonly troubled: number;
}

/** How many matches are opened at the same time. */
const OPENING = 32;
/** What this long after the end has not arrived is lost. */
const DRAIN = 30_000;
const TICK = 2;
const TROUBLES_SHOWN = 3;

/** The compiler's time and the first deals are not measured. */
const warmUpOf = (seconds: number): number => Math.min(5, Math.max(0.5, seconds / 5));

const openAll = async (slots: readonly MatchSlot[], progress: (text: string) => void, signal: AbortSignal): Promise<void> => {
  let next = 0;
  const open = async (): Promise<void> => {
    for (let slot = slots[next++]; slot !== undefined && !signal.aborted; slot = slots[next++]) {
      await slot.begin();
      if (next % 100 === 0) progress(`${next} of ${slots.length} matches opened`);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, open));
};

/** Keeps a number of matches running for a number of seconds, and reports how long moves took. */
export const drive = async ({ target, matches, rate, seconds, seed, signal, measuring, progress }: Drive): Promise<Driven> => {
  const [arrival, acknowledgement] = [newSamples(), newSamples()];
  const troubles: string[] = [];
  let [moves, matchesEnded, missed, events, bytes, troubled] = [0, 0, 0, 0, 0, 0];
  let stage: 'opening' | 'warming' | 'measuring' | 'draining' = 'opening';
  let began = 0;
  const measured = (sentAt: number): boolean => sentAt >= began && stage !== 'opening' && stage !== 'warming';

  const observer: SlotObserver = {
    acknowledged: (sentAt, now) => {
      if (stage === 'measuring') moves += 1;
      if (measured(sentAt)) acknowledgement.add(sentAt - began, now - sentAt);
    },
    arrived: (sentAt, now) => {
      if (measured(sentAt)) arrival.add(sentAt - began, now - sentAt);
    },
    told: (size) => {
      if (stage !== 'measuring') return;
      events += 1;
      bytes += size;
    },
    settled: (slot) => {
      if (rate === undefined && (stage === 'warming' || stage === 'measuring')) slot.move();
    },
    matchEnded: () => {
      if (stage === 'measuring') matchesEnded += 1;
    },
    trouble: (sentence) => {
      troubled += 1;
      if (troubles.length < TROUBLES_SHOWN) troubles.push(sentence);
    },
  };

  const random = randomFrom(seed);
  const slots = Array.from({ length: matches }, (_, number) => openMatchSlot(number, target, fork(random), observer));
  try {
    await openAll(slots, progress, signal);
    const start = performance.now();
    let made = 0;
    /** Moves fall due one after the other, spread evenly over the matches. */
    const tick = (): void => {
      const due = ((performance.now() - start) / 1_000) * (rate ?? 0) * matches;
      for (; made < due; made++) if (slots[made % matches]?.move() === false && stage === 'measuring') missed += 1;
    };
    const clock = rate === undefined ? undefined : setInterval(tick, TICK);
    stage = 'warming';
    if (rate === undefined) for (const slot of slots) slot.move();
    await waitFor(warmUpOf(seconds), signal);
    stage = 'measuring';
    began = performance.now();
    measuring(true);
    for (let second = 0; second < seconds && !signal.aborted; second++) {
      await waitFor(Math.min(1, seconds - second), signal);
      progress(`${second + 1} of ${seconds} s, ${Math.round(moves / (second + 1))} moves/s`);
    }
    clearInterval(clock);
    measuring(false);
    const lasted = (performance.now() - began) / 1_000;
    stage = 'draining';
    const underWay = (): readonly MatchSlot[] => slots.filter(({ busy }) => busy);
    for (const until = performance.now() + DRAIN; underWay().length > 0 && performance.now() < until && !signal.aborted; ) await pause(20);
    const lost = signal.aborted ? 0 : underWay().length;
    if (lost > 0) observer.trouble(`${lost} moves were not acknowledged or not told to both sides within ${DRAIN / 1_000} seconds.`);
    return {
      ...{ seconds: lasted, moves, matchesEnded, missed },
      ...{ arrival: arrival.summary(), acknowledgement: acknowledgement.summary() },
      ...{ eventBytes: events === 0 ? 0 : bytes / events, troubles, troubled },
    };
  } finally {
    for (const slot of slots) slot.close();
    target.close();
  }
};

/** Waits, unless somebody has had enough. */
const waitFor = async (seconds: number, signal: AbortSignal): Promise<void> => {
  await pause(seconds * 1_000, undefined, { signal }).catch(() => {});
};
