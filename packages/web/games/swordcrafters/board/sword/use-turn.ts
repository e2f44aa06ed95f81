import type { Side } from '@swordtable/games/swordcrafters/pieces/sword';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { nearestTurn, restAfter, turned, turnedBy } from './geometry.ts';

const STILL = '(prefers-reduced-motion: reduce)';
/** A quarter turn takes this long; more than that takes hardly longer. */
const QUARTER_MS = 320;
/** A press becomes a pull when it has moved this far. */
const SLOP = 6;

const eased = (part: number): number => 1 - (1 - part) ** 3;

export interface Turning {
  /** How far the sword is turned in this moment. */
  readonly turn: number;
  readonly isMoving: boolean;
  /** Handlers for what shows the sword: a pull to the side turns it. */
  readonly pull: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Whether a click is only the end of a pull. */
  readonly justPulled: () => boolean;
}

interface Pull {
  readonly pointer: number;
  readonly x: number;
  readonly from: number;
  isUp: boolean;
}

/** Turns the sword to its front, the short way round, and lets a finger or the mouse turn it by hand. */
export const useTurn = (front: Side, onTurn: (front: Side) => void): Turning => {
  const [turn, setTurn] = useState<number>(front);
  const [isMoving, setMoving] = useState(false);
  const now = useRef<number>(front);
  const pulled = useRef<Pull>(undefined);
  const ended = useRef(-1_000);
  // A pull that comes to rest where it began changes no front, and yet the sword has to go back.
  const [released, setReleased] = useState(0);
  const show = (next: number): void => {
    now.current = next;
    setTurn(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is let go comes to rest even if the front is the same.
  useEffect(() => {
    const from = now.current;
    const to = nearestTurn(from, front);
    if (from === to) return;
    if (matchMedia(STILL).matches) {
      show(to);
      return;
    }
    const began = performance.now();
    const time = QUARTER_MS * Math.max(0.5, Math.sqrt(Math.abs(to - from)));
    const step = (at: number): void => {
      const part = Math.max(0, Math.min(1, (at - began) / time));
      show(part === 1 ? to : from + (to - from) * eased(part));
      setMoving(part < 1);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [front, released]);

  const release = (event: PointerEvent<HTMLElement>): void => {
    const { current } = pulled;
    pulled.current = undefined;
    if (current?.pointer !== event.pointerId || !current.isUp) return;
    ended.current = performance.now();
    setMoving(false);
    setReleased((times) => times + 1);
    onTurn(turned(restAfter(current.from, now.current), 0));
  };
  return {
    turn,
    isMoving,
    pull: {
      onPointerDown: (event) => {
        if (event.button === 0) pulled.current = { pointer: event.pointerId, x: event.clientX, from: now.current, isUp: false };
      },
      onPointerMove: (event) => {
        const { current } = pulled;
        if (current?.pointer !== event.pointerId) return;
        const moved = event.clientX - current.x;
        if (!current.isUp && Math.abs(moved) < SLOP) return;
        if (!current.isUp) event.currentTarget.setPointerCapture(event.pointerId);
        current.isUp = true;
        setMoving(true);
        show(current.from + turnedBy(moved, event.currentTarget.clientWidth));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    justPulled: () => performance.now() - ended.current < 80,
  };
};
