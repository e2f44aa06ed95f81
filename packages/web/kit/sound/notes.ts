/** The sounds of the table. Each game says which of its events make which. */
export const SOUNDS = ['place', 'flip', 'point', 'turn', 'win'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One tone: its start, length, pitch from and to, and volume. */
export interface Note {
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: 'sine' | 'triangle';
}

const note = (at: number, seconds: number, from: number, to: number, loud: number, wave: Note['wave'] = 'sine'): Note => ({
  ...{ at, seconds, from, to, loud, wave },
});

/** Made of tones alone, so there's nothing to load: wood on wood, a flipping tile, a small bell, a call, and a cadence. */
export const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  place: [note(0, 0.09, 190, 90, 0.5, 'triangle'), note(0, 0.03, 900, 300, 0.12)],
  flip: [note(0, 0.07, 420, 620, 0.22, 'triangle'), note(0.06, 0.08, 300, 160, 0.3, 'triangle')],
  point: [note(0, 0.25, 880, 880, 0.2), note(0.01, 0.3, 1320, 1320, 0.1)],
  turn: [note(0, 0.16, 523, 523, 0.22), note(0.13, 0.3, 784, 784, 0.2)],
  win: [
    note(0, 0.22, 523, 523, 0.22),
    note(0.15, 0.22, 659, 659, 0.22),
    note(0.3, 0.22, 784, 784, 0.22),
    note(0.45, 0.6, 1047, 1047, 0.24),
  ],
};
