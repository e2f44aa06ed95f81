import type { TrendsWords } from './en.ts';

const FIGURES = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Die Texte der Entwicklung. */
export const de: TrendsWords = {
  heading: 'Deine Rückblicke',
  lead: 'Wie genau du spielst und wie viel Glück du hast, in allen Partien mit Rückblick in diesem Browser.',
  none: 'Noch hat keine deiner Partien einen Rückblick. Öffne eine beendete Partie und wähle „Rückblick“.',
  replays: 'Zu den Aufzeichnungen',
  loading: 'Lädt …',
  game: 'Spiel',
  matches: 'Partien',
  accuracy: 'Genauigkeit',
  skill: 'Können',
  luck: 'Glück',
  margin: 'Abstand',
  date: 'Datum',
  perGame: 'Im Durchschnitt, nach Spiel',
  each: 'Partie für Partie',
  overTime: 'Genauigkeit im Verlauf',
  text: 'Können und Glück sind Punkte im Vergleich zu den anderen. Bei drei und mehr Spielern zählt als Glück auch, was die anderen tun. Was ein Rückblick nicht kommen sah, ist keins von beiden.',
  percent: (value) => `${Math.round(value)} %`,
  signed: (value) => {
    const text = FIGURES.format(Math.abs(value));
    return `${text === '0,0' ? '±' : value < 0 ? '−' : '+'}${text}`;
  },
};
