import type { AnalysisPageWords } from './en.ts';

const german = (points: number): string => points.toFixed(1).replace('.', ',');

export const de: AnalysisPageWords = {
  game: 'Spiel',
  tiles: 'Olympus und Asgard',
  position: 'Stellung',
  even: 'Niemand liegt vorn.',
  ahead: (name, points) => `${name} kann ${points} Vorsprung erwarten.`,
  alone: (points) => `${points} sind zu erwarten.`,
  points: (points) => `${german(points)} ${german(points) === '1,0' ? 'Punkt' : 'Punkte'}`,
  chance: (name, share) => `${name} gewinnt ${Math.round(100 * share)} von 100 Partien.`,
  over: 'Die Partie ist zu Ende.',
  moves: (name) => `${name} entscheidet.`,
  open: 'Hier liegt alles offen. Antworte für alle, die entscheiden.',
};
