import { useEffect, useState } from 'react';
import { type Perspective, perspectiveFrom, type Replay, stepFrom } from '../../client/replay/replay.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown during playback, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1200, fast: 450 };
/** The address is updated after this many milliseconds without movement: browsers limit how often it can change. */
const ADDRESS_PAUSE = 250;

/** The position in a match, the point of view, and whether it's playing. */
export interface Playback {
  readonly step: number;
  readonly eyes: Perspective;
  readonly playing: boolean;
  readonly speed: Speed;
  goTo(step: number): void;
  /** Moves this many steps forward, or back. */
  move(by: number): void;
  look(eyes: Perspective): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/** The address of a position. */
export const searchFor = (step: number, eyes: Perspective): string => `?step=${step}&eyes=${eyes}`;

/** Other elements that use the arrow keys or the space bar go first. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role="slider"], [contenteditable]') !== null;
const isPressed = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (isTyping(event.target) || (event.key === ' ' && isPressed(event.target))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [keys]);
};

/** Starts where the address says, or at the beginning, and keeps the address at the shown position. */
export const usePlayback = (replay: Replay): Playback => {
  const { last, eyes: allowed } = replay;
  const [begun] = useState(() => new URLSearchParams(window.location.search));
  const [step, setStep] = useState(() => stepFrom(begun.get('step'), last) ?? 0);
  const [eyes, setEyes] = useState<Perspective>(() => perspectiveFrom(begun.get('eyes'), allowed) ?? allowed[0] ?? 'spectator');
  const [wishes, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const playing = wishes && step < last;
  const within = (next: number): number => Math.min(last, Math.max(0, next));
  const goTo = (next: number): void => {
    setPlaying(false);
    setStep(within(next));
  };
  // From the current position, not the drawn one: keys may be faster than drawing.
  const move = (by: number): void => {
    setPlaying(false);
    setStep((now) => within(now + by));
  };
  const toggle = (): void => {
    if (!playing && step === last) setStep(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setStep(step + 1), PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [playing, step, speed]);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', searchFor(step, eyes)), ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [step, eyes]);
  useKeys({
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    Home: () => goTo(0),
    End: () => goTo(last),
    ' ': toggle,
  });
  return { step, eyes, playing, speed, goTo, move, look: setEyes, toggle, setSpeed };
};
