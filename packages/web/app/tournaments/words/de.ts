import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LISTS = new Intl.ListFormat('de-DE', { type: 'conjunction' });

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const lasting = (seconds: number): string => {
  if (seconds >= DAY) return count(Math.round(seconds / DAY), 'Tag', 'Tage');
  if (seconds >= HOUR) return count(Math.round(seconds / HOUR), 'Stunde', 'Stunden');
  return seconds >= MINUTE ? count(Math.round(seconds / MINUTE), 'Minute', 'Minuten') : count(seconds, 'Sekunde', 'Sekunden');
};

export const de: SameWords<typeof en> = {
  heading: 'Turniere',
  lead: 'Schweizer System oder jeder gegen jeden, für 4 bis 64 Leute und Bots, live oder über Tage.',
  create: 'Neues Turnier',
  yours: 'Deine Turniere',
  public: 'Offen und laufend',
  past: 'Beendet',
  none: 'Gerade gibt es keine öffentlichen Turniere. Veranstalte eines!',
  formats: { swiss: 'Schweizer System', 'round-robin': 'Jeder gegen jeden' },
  formatTexts: {
    swiss: 'Einige Runden gegen Gegner mit ebenso vielen Punkten.',
    'round-robin': 'Alle treffen einmal aufeinander.',
  },
  statuses: { open: 'Anmeldung offen', running: 'Läuft', over: 'Beendet', canceled: 'Abgesagt' },
  entered: (number) => `${number} angemeldet`,
  tablesOf: (seats) => `${seats} am Tisch`,
  clock: (seconds) => `${lasting(seconds)} pro Antwort`,
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  round: (round) => `Runde ${round}`,
  rounds: (number) => count(number, 'Runde', 'Runden'),
  rated: 'Gewertet',
  starts: (when) => `Beginn: ${when}`,
  hostStarts: 'Beginnt, wenn der Gastgeber es startet.',
  hostedBy: (name) => `Veranstaltet von ${name}`,
  form: {
    name: 'Name',
    game: 'Spiel',
    seats: 'Leute am Tisch',
    format: 'Modus',
    pace: 'Bedenkzeit',
    rounds: 'Runden',
    auto: 'Je nach Zahl der Teilnehmer',
    when: 'Beginn',
    byHand: 'Wenn ich es starte',
    atTime: 'Zu einer festen Zeit',
    time: 'Datum und Uhrzeit',
    bots: 'Bots',
    count: 'Wie viele',
    level: 'Stärke',
    terms: 'Bedingungen',
    listed: 'Öffentlich: Alle können es finden und zuschauen',
    rated: 'Gewertet: Ergebnisse ändern die Wertung',
    submit: 'Turnier anlegen',
    nameless: 'An Turnieren kannst du nur mit einem Namen teilnehmen.',
    chooseName: 'Namen wählen',
  },
  enter: 'Teilnehmen',
  comeBack: 'Wieder teilnehmen',
  withdraw: 'Abmelden',
  start: 'Jetzt starten',
  cancel: 'Turnier absagen',
  cancelSure: 'Wirklich absagen?',
  addBot: 'Bot hinzufügen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  invite: 'Schick die Adresse dieser Seite an alle, die mitspielen sollen.',
  needs: (missing) => (missing === 1 ? 'Eine Anmeldung fehlt noch.' : `${missing} Anmeldungen fehlen noch.`),
  entrants: 'Angemeldet',
  nobody: 'Noch ist niemand angemeldet.',
  remove: (name) => `${name} entfernen`,
  yourMatch: (opponents) => `Deine Partie gegen ${LISTS.format(opponents)} ist bereit.`,
  play: 'Platz nehmen',
  arrive: (seconds) => `Du hast ab Rundenbeginn ${lasting(seconds)} Zeit, Platz zu nehmen. Danach verlierst du kampflos.`,
  arriveAgain: (seconds) =>
    `Nicht alle sind gekommen. Wer da ist, spielt. Du hast noch einmal ${lasting(seconds)} Zeit, Platz zu nehmen. Danach verlierst du kampflos.`,
  youAreOut: 'Du bekommst keine weiteren Gegner.',
  standings: 'Tabelle',
  rank: 'Rang',
  player: 'Name',
  points: 'Punkte',
  buchholz: 'Buchholz',
  sonneborn: 'Sonneborn-Berger',
  wins: 'Siege',
  pointsShort: 'Pkt',
  buchholzShort: 'BH',
  sonnebornShort: 'SB',
  winsShort: 'S',
  program: 'Programm',
  out: 'Ausgeschieden',
  gone: 'Gelöschtes Profil',
  you: 'Du',
  pairings: 'Paarungen',
  previous: 'Vorige Runde',
  next: 'Nächste Runde',
  against: (one, other) => `${one} – ${other}`,
  running: 'Läuft',
  watch: 'Zuschauen',
  replay: 'Nachspielen',
  forfeit: 'Kampflos',
  bye: 'Freilos',
  sitsOut: 'Setzt aus',
};
