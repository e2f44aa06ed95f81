import type { DocumentChange } from '@swordtable/server/storage/documents';
import type { Storage } from '@swordtable/server/storage/storage';
import type { Plant } from './plant.ts';

const without = (isForgotten: (change: DocumentChange) => boolean) => (storage: Storage) => ({
  ...storage,
  documents: {
    ...storage.documents,
    change: (changes: readonly DocumentChange[]) => storage.documents.change(changes.filter((change) => !isForgotten(change))),
  },
});

/** Bugs in what is kept about players. */
export const PEOPLE: Readonly<Record<string, Plant>> = {
  'unguarded-names': {
    about: 'a player’s name isn’t kept for them',
    breaks: ['doubled'],
    storage: without(({ kind }) => kind === 'name'),
  },
  'half-signed-out': {
    about: 'a device is signed out, and its key stays good',
    breaks: ['leak'],
    storage: without(({ kind, text }) => kind === 'device' && text?.includes('"player":null') === true),
  },
};
