import type { TableWords } from './en.ts';

const figure = (points: number): string => Math.abs(points).toFixed(1).replace('.', ',');
const lead = (points: number, unit = ''): string =>
  Math.abs(points) < 0.05 ? 'Gleichstand' : `${figure(points)}${unit} ${points < 0 ? 'Rückstand' : 'Vorsprung'}`;
const LISTS = new Intl.ListFormat('de', { type: 'conjunction' });
const two = (count: number): string => String(count).padStart(2, '0');

export const de: TableWords = {
  you: 'Du',
  red: 'Rot',
  blue: 'Blau',
  seat: (seat) => `Platz ${seat + 1}`,
  party: (seat) => ['Bernstein', 'Azur', 'Kupfer', 'Limette', 'Flieder'][seat] ?? `Platz ${seat + 1}`,
  yourTurn: 'Du bist dran',
  toAct: 'Ist dran',
  waiting: 'Wartet',
  away: 'Ein Bot spielt',
  vacation: 'Im Urlaub',
  rated: (rating) => `Wertung ${rating}`,
  resigned: 'Aufgegeben',
  over: 'Spiel beendet',
  waitFor: (name) => `${name} ist am Zug`,
  notAsked: 'Deine nächste Frage erscheint hier.',
  seatNotices: {
    undone: (name, you) => `${name} ${you ? 'hast' : 'hat'} eine Antwort zurückgenommen.`,
    rewound: (name, you) => `${name} ${you ? 'hast' : 'hat'} eine Antwort zurückgenommen.`,
    requested: (name, you) => `${name} ${you ? 'hast' : 'hat'} um eine Rücknahme gebeten.`,
    granted: (name, you) => `${name} ${you ? 'hast' : 'hat'} der Rücknahme zugestimmt.`,
    declined: (name, you) => `${name} ${you ? 'hast' : 'hat'} die Rücknahme abgelehnt.`,
    resigned: (name, you) => `${name} ${you ? 'hast' : 'hat'} aufgegeben.`,
    left: (name, you) => `${name} ${you ? 'hast' : 'hat'} den Tisch verlassen. Ein Bot spielt weiter.`,
    handed: (name, you) => (you ? 'Ein Bot spielt für dich weiter.' : `Ein Bot spielt für ${name} weiter.`),
    returned: (name, you) => `${name} ${you ? 'bist' : 'ist'} wieder da.`,
  },
  undo: 'Rückgängig',
  askBack: 'Um Rücknahme bitten',
  hint: 'Tipp',
  thinking: 'Der Bot denkt nach …',
  adviceTitle: 'Was der starke Bot spielen würde',
  adviceLead: (margin, isAlone) => (isAlone ? `${figure(margin)} Punkte` : lead(margin)),
  adviceLeadLong: (margin, isAlone) => (isAlone ? `erwartet ${figure(margin)} Punkte` : `erwartet am Ende ${lead(margin, ' Punkte')}`),
  adviceWins: (share) => `gewinnt zu ${Math.round(share * 100)} %`,
  adviceLess: (margin) => (figure(margin) === figure(0) ? 'ebenso gut' : `${figure(margin)} weniger`),
  adviceLessLong: (margin) =>
    figure(margin) === figure(0) ? 'etwa so gut wie der beste Zug' : `${figure(margin)} Punkte weniger als der beste Zug`,
  adviceWhy: (reasons) => `${LISTS.format(reasons).replace(/^./, (first) => first.toUpperCase())}.`,
  adviceLater: 'Was ihn besser macht, zeigt sich erst später.',
  adviceText: 'Wähle einen Zug, um ihn auf dem Brett zu sehen. Ein zweiter Klick spielt ihn.',
  adviceShow: 'Zeigen',
  advicePlay: 'So spielen',
  isFinal: 'Das lässt sich nicht zurücknehmen.',
  close: 'Schließen',
  noAdvice: 'Der Bot hat hier keinen Tipp.',
  after: (points) => `danach ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  whatHappened: 'Verlauf',
  nothingYet: 'Noch ist nichts passiert.',
  whyThis: 'Warum?',
  whyPoints: (name, points) => `${name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}. Warum?`,
  panels: 'Teile des Tisches',
  clock: (days, hours, minutes, seconds) =>
    days > 0 ? `${days}\u00a0T ${hours}\u00a0h` : hours > 0 ? `${hours}:${two(minutes)}\u00a0h` : `${minutes}:${two(seconds)}`,
  clockLeft: (time) => `noch ${time}`,
};
