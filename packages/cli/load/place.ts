import { type Random, randomBelow } from '@swordtable/kernel';
import type { Bout, Ear, Side, Venue } from './venue.ts';

/** What the places of a run tell as they go. Times are those of `performance.now()`. */
export interface Notes {
  acknowledged(sentAt: number, now: number): void;
  /** The other side has been told of a move. */
  arrived(sentAt: number, now: number): void;
  told(bytes: number): void;
  /** Both sides know of the move and it is acknowledged; the place can make another, if its match is not over. */
  settled(place: Place): void;
  matchEnded(): void;
  trouble(sentence: string): void;
}

/** One match at a time, played at random by both sides, and every number in it checked. */
export interface Place {
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

export const openPlace = (number: number, venue: Venue, random: Random, notes: Notes): Place => {
  let bout: Bout | undefined;
  let current: Ear | undefined;
  let move: Move | undefined;
  let seen: [number, number] = [-1, -1];
  let choices: [number, number] = [0, 0];
  let over = false;
  let closed = false;
  let ready: () => void = () => {};

  /** Nothing more happens at a place where something went wrong: what came after would only repeat it. */
  const give = (sentence: string): void => {
    if (closed) return;
    place.close();
    notes.trouble(sentence);
    ready();
  };

  const renew = async (): Promise<void> => {
    bout?.close();
    bout = undefined;
    [seen, choices, over] = [[-1, -1], [0, 0], false];
    const ear = earFor();
    current = ear;
    const begun = new Promise<void>((resolve) => {
      ready = resolve;
    });
    try {
      const opened = await venue.open(number, ear);
      if (closed) opened.close();
      else bout = opened;
      await begun;
    } catch (error) {
      give(error instanceof Error ? error.message : String(error));
    }
  };

  const settle = (): void => {
    if (move === undefined || !move.acknowledged || seen[0] !== move.step || seen[1] !== move.step) return;
    move = undefined;
    if (over) {
      notes.matchEnded();
      void renew().then(() => notes.settled(place));
    } else notes.settled(place);
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
      if (side !== move.by) notes.arrived(move.sentAt, performance.now());
      settle();
    }
  };

  const earFor = (): Ear => {
    const ear: Ear = {
      told: (side, step, bytes, offered, ended) => {
        if (current !== ear || closed) return;
        notes.told(bytes);
        choices[side] = offered;
        over ||= ended;
        hear(side, step);
      },
      acknowledged: (step) => {
        if (current !== ear || closed) return;
        if (move === undefined || move.acknowledged) return give(`Step ${step} was acknowledged, but nobody waited for it.`);
        if (step !== move.step) return give(`A move was acknowledged as step ${step}, but it should be step ${move.step}.`);
        move.acknowledged = true;
        notes.acknowledged(move.sentAt, performance.now());
        settle();
      },
      trouble: (sentence) => {
        if (current === ear) give(sentence);
      },
    };
    return ear;
  };

  const place: Place = {
    begin: renew,
    move: () => {
      if (closed || bout === undefined || move !== undefined || over || seen[0] !== seen[1]) return false;
      const by: Side = choices[0] > 0 ? 0 : 1;
      if (choices[by] === 0) {
        if (seen[0] >= 0) give('Nobody is asked, and the match is not over.');
        return false;
      }
      move = { by, step: seen[by] + 1, sentAt: performance.now(), acknowledged: false };
      bout.answer(by, randomBelow(random, choices[by]));
      return true;
    },
    get busy() {
      return move !== undefined && !closed;
    },
    close: () => {
      closed = true;
      bout?.close();
    },
  };
  return place;
};
