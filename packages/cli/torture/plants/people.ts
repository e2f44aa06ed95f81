import { forgetting } from './documents.ts';
import type { Plant } from './plant.ts';

/** Bugs in what is kept about players. */
export const PEOPLE: Readonly<Record<string, Plant>> = {
  'unguarded-names': {
    about: 'a player’s name isn’t kept for them',
    breaks: ['doubled'],
    storage: forgetting(({ kind }) => kind === 'name'),
  },
  'half-signed-out': {
    about: 'a device is signed out, and its key stays good',
    breaks: ['leak'],
    storage: forgetting(({ kind, text }) => kind === 'device' && text?.includes('"player":null') === true),
  },
};
