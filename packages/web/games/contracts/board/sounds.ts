import type { Event } from '@swordtable/games/contracts/events';
import type { SoundName } from '../../../kit/sound/notes.ts';

/** What is heard of the game: cards that are kept, meeples that are placed, parties that are shown, fame that is won, and the end. */
const SOUND_OF: Partial<Readonly<Record<Event['what'], SoundName>>> = {
  kept: 'flip',
  revealed: 'flip',
  reserved: 'flip',
  equipped: 'place',
  visited: 'place',
  contributed: 'place',
  recruited: 'place',
  bought: 'place',
  quest: 'point',
  fulfilled: 'point',
  campLevel: 'point',
  over: 'win',
};

export const contractSounds = (event: Event): SoundName | undefined => SOUND_OF[event.what];
