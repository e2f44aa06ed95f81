import { figure } from '@swordtable/games/grammar';
import type { ReviewWords } from './en.ts';

const FIGURES = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const LISTS = new Intl.ListFormat('de-DE', { type: 'conjunction' });
const amount = (value: number): string => FIGURES.format(Math.abs(value));
const points = (value: number): string => `${amount(value)} ${amount(value) === '1,0' ? 'Punkt' : 'Punkte'}`;
const subject = (name: string | undefined): string => (name === undefined ? 'Du hast' : `${name} hat`);

/** Die Texte des Rückblicks. */
export const de: ReviewWords = {
  review: 'Rückblick',
  start: 'Rückblick auf diese Partie',
  close: 'Rückblick schließen',
  reviewing: (done, all) => `Zug ${done} von ${all} wird geprüft`,
  stop: 'Anhalten',
  goOn: 'Rückblick fortsetzen',
  stopped: (done, all) => `Nach ${done} von ${all} Zügen angehalten.`,
  quick: 'Schneller Rückblick',
  deep: 'Gründlicher Rückblick',
  deeper: 'Gründlicher prüfen',
  deeperText: 'Denkt über jeden Zug länger nach. Das dauert Minuten und lässt sich anhalten.',
  notKept: 'Dieser Browser hat keinen Platz für den Rückblick. Er bleibt, solange diese Seite offen ist.',
  tabs: { summary: 'Glück und Können', moves: 'Bessere Züge', chart: 'Diagramm' },
  parts: 'Teile des Rückblicks',
  who: 'Spieler',
  all: 'Gesamt',
  accuracy: 'Genauigkeit',
  percent: (value) => `${Math.round(value)} %`,
  phases: { opening: 'Anfang', middle: 'Mitte', ending: 'Ende' },
  grades: { good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
  many: { good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grobe Fehler' },
  signed: (value) => `${amount(value) === '0,0' ? '±' : value < 0 ? '−' : '+'}${amount(value)}`,
  books: { start: 'Beginn', own: 'Eigene Züge', others: 'Andere', luck: 'Glück', unforeseen: 'Unerwartet', end: 'Abstand' },
  booksAlone: 'Punkte',
  booksText: 'So setzt sich der Abstand am Ende zusammen, in Punkten.',
  unforeseenText: 'Glück ist, was gezogen wurde. Unerwartet ist, was der Rückblick selbst nicht kommen sah.',
  between: (name, skill, luck) =>
    `${subject(name)} ${points(skill)} ${skill < 0 ? 'schlechter' : 'besser'} gespielt und ${points(luck)} ${luck < 0 ? 'weniger' : 'mehr'} Glück gehabt.`,
  among: (name, lost, rest) =>
    `${subject(name)} ${points(lost)} verschenkt. Glück und die anderen haben ${points(rest)} ${rest < 0 ? 'gekostet' : 'gebracht'}.`,
  alone: (lost, luck) => `Du hast ${points(lost)} verschenkt. Das Glück hat ${points(luck)} ${luck < 0 ? 'gekostet' : 'gebracht'}.`,
  early: {
    resigned: 'Die Partie endete durch Aufgabe. Der Abstand ist der, der zu diesem Zeitpunkt zu erwarten war.',
    abandoned: 'Die Partie wurde verlassen. Der Abstand ist der, der zu diesem Zeitpunkt zu erwarten war.',
  },
  noWrong: (name) => `${subject(name)} keinen Fehler gemacht, der im Rückblick auffällt.`,
  counter: (at, all) => `${at} von ${all}`,
  previous: 'Vorheriger besserer Zug',
  next: 'Nächster besserer Zug',
  move: (step) => `Zug ${figure(step)}`,
  played: 'Gespielt',
  better: 'Besser',
  gain: (margin, wins) => {
    const chance = wins === undefined ? undefined : Math.round(100 * wins);
    const more = `${points(margin)} ${margin < 0 ? 'weniger' : 'mehr'}`;
    return chance === undefined || chance === 0
      ? `${more}.`
      : `${more}, ${Math.abs(chance)} % ${chance < 0 ? 'weniger' : 'mehr'} Gewinnchance.`;
  },
  because: (reasons) => `${LISTS.format(reasons).replace(/^./, (first) => first.toUpperCase())}.`,
  show: 'Auf dem Brett zeigen',
  showPlayed: 'Gespielten Zug zeigen',
  shown: (sentence) => `Besser: ${sentence}`,
  tryIt: 'Ausprobieren',
  tryText: 'Spiele von hier gegen einen Bot weiter. Was auf diesem Platz niemand wissen konnte, wird neu ausgeteilt.',
  winChance: 'Gewinnchance, %',
  margin: 'Erwarteter Abstand',
  trends: 'Deine Rückblicke',
  share: {
    share: (accuracy) => `Deine ${accuracy} % zeigen`,
    text: 'Zeigt deine Genauigkeit auf deiner Spielerseite, von diesem Gerät berechnet.',
    shared: (accuracy) => `Deine ${accuracy} % stehen auf`,
    page: 'deiner Seite',
    withdraw: 'Nicht mehr zeigen',
    done: 'Wird jetzt gezeigt.',
    withdrawn: 'Wird nicht mehr gezeigt.',
  },
};
