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
  'signed-again': {
    about: 'what a passkey has signed is accepted again',
    breaks: ['leak'],
    storage: forgetting(({ kind, text }) => kind === 'challenge' && text === null),
  },
  'kept-passkey': {
    about: 'a passkey that was removed still signs in',
    breaks: ['leak'],
    storage: forgetting(({ kind, text }) => kind === 'passkey' && text === null),
  },
};
