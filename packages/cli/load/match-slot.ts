import { type Random, randomBelow } from '@swordtable/kernel';
import type { Listener, Side, Target, TargetMatch } from './target.ts';

/** What the slots of a run report. Times are those of `performance.now()`. */
export interface SlotObserver {
  acknowledged(sentAt: number, now: number): void;
  /** The other side has been told of a move. */
  arrived(sentAt: number, now: number): void;
  told(bytes: number): void;
  /** Both sides know of the move and it is acknowledged; the slot can make another, if its match is not over. */
  settled(slot: MatchSlot): void;
  matchEnded(): void;
  trouble(sentence: string): void;
}

/** One match at a time, played at random by both sides, and every number in it checked. */
export interface MatchSlot {
  /** Opens the first match; resolves when both sides have seen the table. */
  begin(): Promise<void>;
  /** Makes a move if one can be made. */
  move(): boolean;
  readonly busy: boolean;
  close(): void;
}

/** A move that is not everywhere yet. */
interface Move {
  readonly by: Side;
  /** The number that it must get. */
  readonly step: number;
  readonly sentAt: number;
  acknowledged: boolean;
}

export const openMatchSlot = (number: number, target: Target, random: Random, observer: SlotObserver): MatchSlot => {
  let match: TargetMatch | undefined;
  let current: Listener | undefined;
  let move: Move | undefined;
  let seen: [number, number] = [-1, -1];
  let choices: [number, number] = [0, 0];
  let over = false;
  let closed = false;
  let ready: () => void = () => {};

  /** Nothing more happens at a slot where something went wrong: what came after would only repeat it. */
  const give = (sentence: string): void => {
    if (closed) return;
    slot.close();
    observer.trouble(sentence);
    ready();
  };

  const renew = async (): Promise<void> => {
    match?.close();
    match = undefined;
    [seen, choices, over] = [[-1, -1], [0, 0], false];
    const listener = newListener();
    current = listener;
    const begun = new Promise<void>((resolve) => {
      ready = resolve;
    });
    try {
      const opened = await target.open(number, listener);
      if (closed) opened.close();
      else match = opened;
      await begun;
    } catch (error) {
      give(error instanceof Error ? error.message : String(error));
    }
  };

  const settle = (): void => {
    if (move === undefined || !move.acknowledged || seen[0] !== move.step || seen[1] !== move.step) return;
    move = undefined;
    if (over) {
      observer.matchEnded();
      void renew().then(() => observer.settled(slot));
    } else observer.settled(slot);
  };

  const hear = (side: Side, step: number): void => {
    const before = seen[side];
    seen[side] = step;
    if (before < 0) {
      if (seen[0] >= 0 && seen[0] === seen[1]) ready();
      return;
    }
    if (step !== before + 1) give(`Side ${side} was told of step ${step} after step ${before}.`);
    else if (step !== move?.step) give(`Side ${side} was told of step ${step}, which nobody had made.`);
    else {
      if (side !== move.by) observer.arrived(move.sentAt, performance.now());
      settle();
    }
  };

  const newListener = (): Listener => {
    const listener: Listener = {
      told: (side, step, bytes, offered, ended) => {
        if (current !== listener || closed) return;
        observer.told(bytes);
        choices[side] = offered;
        over ||= ended;
        hear(side, step);
      },
      acknowledged: (step) => {
        if (current !== listener || closed) return;
        if (move === undefined || move.acknowledged) return give(`Step ${step} was acknowledged, but nobody waited for it.`);
        if (step !== move.step) return give(`A move was acknowledged as step ${step}, but it should be step ${move.step}.`);
        move.acknowledged = true;
        observer.acknowledged(move.sentAt, performance.now());
        settle();
      },
      trouble: (sentence) => {
        if (current === listener) give(sentence);
      },
    };
    return listener;
  };

  const slot: MatchSlot = {
    begin: renew,
    move: () => {
      if (closed || match === undefined || move !== undefined || over || seen[0] !== seen[1]) return false;
      const by: Side = choices[0] > 0 ? 0 : 1;
      if (choices[by] === 0) {
        if (seen[0] >= 0) give('Nobody is asked, and the match is not over.');
        return false;
      }
      move = { by, step: seen[by] + 1, sentAt: performance.now(), acknowledged: false };
      match.answer(by, randomBelow(random, choices[by]));
      return true;
    },
    get busy() {
      return move !== undefined && !closed;
    },
    close: () => {
      closed = true;
      match?.close();
    },
  };
  return slot;
};
