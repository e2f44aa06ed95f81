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
  sitting: 'Wer mitspielen kann',
  invited: 'Wen du einlädst',
  invitedText: 'Jeder Platz hat seinen eigenen Link.',
  anyone: 'Alle',
  anyoneText: 'Dein Tisch steht unter „Offene Tische“. Bleib dort, bis jemand kommt, außer bei einer Partie über Tage.',
  openTable: 'Tisch öffnen',
  comers: 'Wer sich dazusetzt',
  casual: 'Ohne Wertung',
  casualText: 'Nur zum Spaß.',
  counts: 'Gewertet',
  countsText: 'Zählt für deine Wertung. Ohne Zurücknehmen und Tipps.',
  ratedGuest: 'Nur für Spieler mit eigenem Namen.',
  unratable: 'Nur mit Uhr, ohne Bots und ohne Tipps.',
  watching: 'Zuschauer',
  private: 'Mit Link',
  privateText: 'Du bekommst einen Link zum Zusehen, den du weitergeben kannst.',
  public: 'Öffentlich',
  publicText: 'Die Partie steht unter „Zusehen“, solange sie läuft. Wer zusieht, sieht nur, was offen liegt.',
  hints: 'Tipps',
  hintsText: 'Wer sich dazusetzt, stimmt dem zu.',
  noHints: 'Aus',
  withHints: 'Erlaubt',
  rating: 'Wertung',
  rated: 'Zählt für deine Wertung: Nichts lässt sich zurücknehmen, und wer geht oder die Zeit überschreitet, verliert',
  pace: 'Tempo',
  live: 'Live',
  liveText: 'Alle sind gleichzeitig am Tisch.',
  days: 'Über Tage',
  daysText: 'Ab und zu ein Zug. „Deine Partien“ zeigt, wann du dran bist.',
  clock: 'Zeit pro Zug',
  noClock: 'Ohne Uhr',
  clockOf: (seconds) => span(seconds),
  ratedClockText: 'Wer die Zeit überschreitet, verliert.',
  clockText: 'Läuft die Zeit ab, spielt ein Bot weiter, bis die Person zurück ist.',
  standIn: 'Vertretung',
  standInText: 'Dieser Bot spielt nur, wenn jemandes Zeit abgelaufen ist.',
  patience: 'Wenn jemand fehlt',
  patienceText: 'Nach dieser Zeit können sich die anderen auf einen Bot einigen.',
  patienceOf: (seconds) => `Nach ${span(seconds, true)}`,
};
