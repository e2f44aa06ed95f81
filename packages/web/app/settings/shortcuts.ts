import type { en } from './words/en.ts';

type Words = typeof en;

/** A shortcut: alternative keys, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: keyof Words['keys'];
}

/** Every shortcut, by where it works. */
export const SHORTCUTS: readonly { readonly group: keyof Words['groups']; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    group: 'everywhere',
    shortcuts: [
      { keys: ['Tab'], does: 'tab' },
      { keys: ['←', '↑', '→', '↓'], does: 'arrows' },
      { keys: ['Enter'], does: 'enter' },
      { keys: ['Esc'], does: 'escape' },
      { keys: ['?'], does: 'why' },
    ],
  },
  {
    group: 'tiles',
    shortcuts: [
      { keys: ['R'], does: 'rotate' },
      { keys: ['Shift+R'], does: 'rotateBack' },
    ],
  },
  { group: 'swords', shortcuts: [{ keys: ['1', '2', '3', '4'], does: 'sides' }] },
  {
    group: 'contracts',
    shortcuts: [
      { keys: ['N', 'Shift+N'], does: 'next' },
      { keys: ['Q'], does: 'question' },
      { keys: ['I'], does: 'inspect' },
    ],
  },
  {
    group: 'replay',
    shortcuts: [
      { keys: ['←', '→'], does: 'stepKeys' },
      { keys: ['Home', 'End'], does: 'ends' },
      { keys: ['Space'], does: 'playPause' },
    ],
  },
];
