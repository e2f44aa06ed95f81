import type { Event } from '@swordtable/games/tile-battle/events';
import type { SoundName } from '../../../kit/sound/notes.ts';

/** What is heard of a tile battle: tiles that are laid, moved and turned over, points, and the end. */
const SOUND_OF: Partial<Readonly<Record<Event['what'], SoundName>>> = {
  drafted: 'place',
  placed: 'place',
  moved: 'place',
  swapped: 'place',
  turned: 'flip',
  flipped: 'flip',
  lines: 'point',
  points: 'point',
  over: 'win',
};

export const tileSounds = (event: Event): SoundName | undefined => SOUND_OF[event.what];
