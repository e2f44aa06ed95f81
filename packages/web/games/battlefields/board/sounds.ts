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
  ares: 'point',
  over: 'win',
};

// The table is chosen by the game, so these are events of Battlefields.
export const battleSounds = (event: unknown): SoundName | undefined => {
  const told = event as Event;
  if (told.what === 'won') return told.seat < 0 ? undefined : 'point';
  return SOUND_OF[told.what];
};
