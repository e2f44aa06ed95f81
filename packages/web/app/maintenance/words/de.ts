import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Wartung',
  since: (moment) => `Wartung seit ${moment}`,
  works: {
    page: 'Online beginnt bis dahin nichts Neues. Laufende Partien gehen weiter, und auf diesem Gerät kannst du gegen Bots spielen.',
    running: 'Diese Partie geht ganz normal weiter: Züge, Gespräch und Uhren. Eine Revanche muss warten.',
    over: 'Wiederholung und Rückblick funktionieren weiter. Eine Revanche muss warten.',
  },
};
