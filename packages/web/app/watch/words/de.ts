import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Zusehen',
  lead: 'Öffentliche Partien, die gerade gespielt werden.',
  list: 'Partien zum Zusehen',
  none: 'Gerade gibt es keine öffentlichen Partien. Bereite eine per Link vor und mach sie öffentlich, dann erscheint sie hier.',
  setUp: (game) => `${game} vorbereiten`,
  away: 'Der Server ist nicht erreichbar. Diese Seite versucht es weiter; gegen Bots und an einem Gerät kannst du trotzdem spielen.',
  stale: 'Der Server ist nicht erreichbar, die Liste kann veraltet sein.',
  more: 'Weitere Partien',
  moved: 'Letzter Zug',
  guest: 'Gast',
  over: 'Über Tage',
  live: 'Live',
  against: (names) => names.join(' – '),
};
