import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Zusehen',
  lead: 'Öffentliche Partien, die gerade gespielt werden. Du siehst, was alle sehen dürfen, sobald es geschieht.',
  list: 'Partien zum Zusehen',
  none: 'Gerade spielt niemand öffentlich. Bereite eine Partie per Link vor und mache sie öffentlich: Sobald sie beginnt, steht sie hier.',
  setUp: (game) => `${game} vorbereiten`,
  away: 'Der Dienst ist gerade nicht zu erreichen. Diese Seite versucht es von selbst wieder; gegen Bots und an einem Gerät geht es trotzdem.',
  stale: 'Der Dienst ist gerade nicht zu erreichen, die Liste kann also alt sein. Sie wird von selbst erneuert.',
  more: 'Weitere Partien',
  moved: 'Letzter Zug',
  guest: 'Ein Gast',
  over: 'Über Tage',
  live: 'Live',
  against: (names) => names.join(' – '),
};
