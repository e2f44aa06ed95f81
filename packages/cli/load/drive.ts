import { setTimeout as pause } from 'node:timers/promises';
import { fork, randomBelow, randomFrom } from '@swordtable/kernel';
import { type Latency, newSamples } from './figures.ts';
import { type MatchSlot, openMatchSlot, type SlotObserver } from './match-slot.ts';
import type { Target } from './target.ts';

export interface Drive {
  readonly target: Target;
  readonly matches: number;
  /** Moves a second in each match; none: the next move as soon as the last one has arrived. */
  readonly rate: number | undefined;
  readonly seed: string;
  readonly signal: AbortSignal;
  /** Called when measuring begins and when it ends, in each round. */
  measuring(begins: boolean): void;
  progress(text: string): void;
}

/** A stretch of the measurement, between those of others. */
export interface Round {
  readonly seconds: number;
  /** Moves acknowledged while it was measured. */
  readonly moves: number;
}

export interface Driven extends Round {
  readonly rounds: readonly Round[];
  readonly matchesEnded: number;
  /** Moves that were due but not made, because the one before was still under way. */
  readonly missed: number;
  readonly arrival: Latency;
  readonly acknowledgement: Latency;
  readonly eventBytes: number;
  readonly troubles: readonly string[];
  readonly troubled: number;
}

/** A number of open matches, which are played whenever it is their turn to be measured. */
export interface Driver {
  round(warmUp: number, seconds: number): Promise<void>;
  /** Everything so far. */
  driven(): Driven;
  /** Leaves the matches; the target stays for others. */
  leave(): void;
  close(): void;
}

/** How many matches are opened at the same time. */
const OPENING = 32;
/** Matches at a given pace begin at any of this many moves: about as many as most games have. */
const SPREAD = 60;
/** What this long after the end has not arrived is lost. */
const DRAIN = 30_000;
const TICK = 2;
const TROUBLES_SHOWN = 3;

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

const sumOf = (rounds: readonly Round[], what: keyof Round): number => rounds.reduce((sum, round) => sum + round[what], 0);

/** Opens a number of matches, to be kept running for a while, as often as it is asked to; reports how long moves took. */
export const openDriver = async ({ target, matches, rate, seed, signal, measuring, progress }: Drive): Promise<Driver> => {
  const [arrival, acknowledgement] = [newSamples(), newSamples()];
  const troubles: string[] = [];
  const rounds: Round[] = [];
  let [moves, matchesEnded, missed, events, bytes, troubled] = [0, 0, 0, 0, 0, 0];
  let stage: 'idle' | 'spreading' | 'warming' | 'measuring' | 'draining' = 'idle';
  let began = 0;
  const isMeasured = (sentAt: number): boolean => sentAt >= began && (stage === 'measuring' || stage === 'draining');
  /** Since the measurement began, without the turns of others. */
  const timeOf = (sentAt: number): number => sumOf(rounds, 'seconds') * 1_000 + sentAt - began;

  const observer: SlotObserver = {
    acknowledged: (sentAt, now) => {
      if (stage === 'measuring') moves += 1;
      if (isMeasured(sentAt)) acknowledgement.add(timeOf(sentAt), now - sentAt);
    },
    arrived: (sentAt, now) => {
      if (isMeasured(sentAt)) arrival.add(timeOf(sentAt), now - sentAt);
    },
    told: (size) => {
      if (stage !== 'measuring') return;
      events += 1;
      bytes += size;
    },
    settled: (slot) => {
      if (stage === 'spreading') advance(slot);
      else if (rate === undefined && (stage === 'warming' || stage === 'measuring')) slot.move();
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

  const ahead = new Map<MatchSlot, number>();
  const advance = (slot: MatchSlot): void => {
    const left = ahead.get(slot) ?? 0;
    if (left === 0) return;
    ahead.set(slot, left - 1);
    slot.move();
  };

  /** Plays each match to some point, so that they are in all parts of the game, and don't all end at the same time. */
  const spread = async (): Promise<void> => {
    progress('playing each match to a point of its own');
    stage = 'spreading';
    for (const slot of slots) {
      ahead.set(slot, randomBelow(random, SPREAD));
      advance(slot);
    }
    while (slots.some(({ busy }) => busy) && !signal.aborted) await pause(20);
    stage = 'idle';
  };

  /** Moves fall due one after the other, spread evenly over the matches. */
  const startClock = (): NodeJS.Timeout | undefined => {
    if (rate === undefined) return undefined;
    const start = performance.now();
    let made = 0;
    return setInterval(() => {
      const due = ((performance.now() - start) / 1_000) * rate * matches;
      for (; made < due; made++) if (slots[made % matches]?.move() === false && stage === 'measuring') missed += 1;
    }, TICK);
  };

  const drain = async (): Promise<void> => {
    const underWay = (): readonly MatchSlot[] => slots.filter(({ busy }) => busy);
    for (const until = performance.now() + DRAIN; underWay().length > 0 && performance.now() < until && !signal.aborted; ) await pause(20);
    const lost = signal.aborted ? 0 : underWay().length;
    if (lost > 0) observer.trouble(`${lost} moves were not acknowledged or not told to both sides within ${DRAIN / 1_000} seconds.`);
  };

  const round = async (warmUp: number, seconds: number): Promise<void> => {
    stage = 'warming';
    const clock = startClock();
    if (rate === undefined) for (const slot of slots) slot.move();
    await waitFor(warmUp, signal);
    const before = moves;
    began = performance.now();
    stage = 'measuring';
    measuring(true);
    for (let second = 0; second < seconds && !signal.aborted; second++) {
      await waitFor(Math.min(1, seconds - second), signal);
      progress(`${Math.round((moves - before) / Math.min(second + 1, seconds))} moves/s`);
    }
    clearInterval(clock);
    measuring(false);
    const lasted = { seconds: (performance.now() - began) / 1_000, moves: moves - before };
    stage = 'draining';
    await drain();
    rounds.push(lasted);
    stage = 'idle';
  };

  const leave = (): void => {
    for (const slot of slots) slot.close();
  };
  const close = (): void => {
    leave();
    target.close();
  };

  await openAll(slots, progress, signal);
  if (rate !== undefined) await spread();
  return {
    round,
    leave,
    close,
    driven: () => ({
      ...{ seconds: sumOf(rounds, 'seconds'), moves, rounds, matchesEnded, missed },
      ...{ arrival: arrival.summary(), acknowledgement: acknowledgement.summary() },
      ...{ eventBytes: events === 0 ? 0 : bytes / events, troubles, troubled },
    }),
  };
};

/** Waits, unless somebody has had enough. */
const waitFor = async (seconds: number, signal: AbortSignal): Promise<void> => {
  await pause(seconds * 1_000, undefined, { signal }).catch(() => {});
};
