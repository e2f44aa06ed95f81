import type { ScoringWords } from './scoring.en.ts';

const tiles = (count: number): string => `${count} Plättchen`;
const gems = (count: number): string => `${count} ${count === 1 ? 'Edelstein' : 'Edelsteine'}`;

export const de: ScoringWords = {
  table: 'Was jedes Schwert wert ist',
  whole: 'Gesamt',
  side: (side) => `Seite ${side + 1}`,
  tiles,
  run: (run) => (run === 0 ? 'keine Folge' : gems(run)),
  steps: { longest: 'Längstes Schwert', quality: 'Qualität der Seiten', total: 'Alles zusammen' },
  next: 'Weiter',
  all: 'Alles zeigen',
  longestSaid: (names, count, won, isShared) =>
    isShared ? `Am längsten mit ${tiles(count)}: ${names}. Je ${won} Punkte.` : `Am längsten mit ${tiles(count)}: ${names}. ${won} Punkte.`,
  tieSaid: (names, dual) =>
    `Gleich viele Punkte: ${names}. Dann ${dual ? 'zählt die Länge beider Schwerter zusammen' : 'entscheidet das längere Schwert'}, dann die bessere einzelne Seite; wer auch darin gleich ist, teilt sich den Platz.`,
  beats: (you, name, card, own, theirs) =>
    own > theirs
      ? `${you ? 'Du schlägst' : `${name} schlägt`} ${card} mit ${own} zu ${theirs}.`
      : `${card} ist mit ${own} zu ${theirs} nicht geschlagen${own === theirs ? ': Gleichstand reicht nicht' : ''}.`,
};
