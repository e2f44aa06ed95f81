import type { Event } from '@swordtable/games/battlefields/events';
import type { SoundName } from '../../../kit/sound/notes.ts';

/** What is heard of Battlefields: cards that are laid, moved and turned over, lands that are won, and the end. */
const SOUND_OF: Partial<Readonly<Record<Event['what'], SoundName>>> = {
  placed: 'place',
  played: 'place',
  answered: 'place',
  withdrew: 'place',
  moved: 'place',
  revealed: 'flip',
  scouted: 'flip',
  compared: 'flip',
  won: 'point',
  ares: 'point',
  over: 'win',
};

export const battleSounds = (event: Event): SoundName | undefined =>
  event.what === 'won' && event.seat < 0 ? undefined : SOUND_OF[event.what];
