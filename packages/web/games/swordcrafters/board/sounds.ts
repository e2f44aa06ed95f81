import type { Event } from '@swordtable/games/swordcrafters/events';
import type { SoundName } from '../../../kit/sound/notes.ts';

/** What is heard of Swordcrafters: cuts, tiles that are taken and built in, swords that are shown, and the end. */
const SOUND_OF: Partial<Readonly<Record<Event['what'], SoundName>>> = {
  sliced: 'flip',
  kept: 'flip',
  took: 'place',
  built: 'place',
  crafted: 'point',
  over: 'win',
};

export const swordSounds = (event: Event): SoundName | undefined => SOUND_OF[event.what];
