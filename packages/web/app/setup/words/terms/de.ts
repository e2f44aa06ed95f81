import type { SameWords } from '../../../../kit/words/words.ts';
import type { en } from './en.ts';

const UNITS = { minute: ['Minute', 'Minuten'], hour: ['Stunde', 'Stunden'], day: ['Tag', 'Tage', 'Tagen'] } as const;

const span = (seconds: number, after = false): string => {
  const [count, [one, many, dative = many]] =
    seconds < 3_600
      ? ([seconds / 60, UNITS.minute] as const)
      : seconds < 86_400
        ? ([seconds / 3_600, UNITS.hour] as const)
        : ([seconds / 86_400, UNITS.day] as const);
  return `${count} ${count === 1 ? one : after ? dative : many}`;
};

export const de: SameWords<typeof en> = {
  watching: 'Wer zusehen darf',
  private: 'Nur wer den Link hat',
  privateText: 'Du bekommst einen Link zum Zusehen und gibst ihn, wem du magst.',
  public: 'Alle',
  publicText: 'Die Partie steht auf der Seite „Zusehen“, solange sie läuft. Die Hand sieht niemand.',
  pace: 'Tempo',
  live: 'Live',
  liveText: 'Alle sitzen zur selben Zeit am Tisch.',
  days: 'Über Tage',
  daysText: 'Ab und zu ein Zug. Deine Partien zeigen, wenn du dran bist.',
  clock: 'Zeit für jeden Zug',
  noClock: 'Keine Uhr',
  clockOf: (seconds) => span(seconds),
  clockText:
    'Ist sie um, zieht ein Bot und spielt weiter, bis die Person zurück ist. Ohne Uhr nehmen sich alle die Zeit, die sie brauchen.',
  standIn: 'Welcher Bot weiterspielt',
  standInText: 'Nur solange die Zeit von jemandem um ist. Der Platz lässt sich jederzeit zurückholen.',
  patience: 'Wenn jemand wegbleibt',
  patienceText: 'Nach dieser Zeit können sich die anderen auf einen Bot einigen. Von selbst geschieht nichts.',
  patienceOf: (seconds) => `Nach ${span(seconds, true)}`,
};
