import type { RulesWords } from './en.ts';

export const de: RulesWords = {
  title: 'Regeln',
  titleOf: (game) => `Regeln: ${game}`,
  close: 'Regeln schließen',
  search: 'In den Regeln suchen',
  found: (count) =>
    count === 0 ? 'Nichts gefunden. Versuche ein kürzeres Wort.' : count === 1 ? '1 Stelle gefunden' : `${count} Stellen gefunden`,
  results: 'In den Regeln gefunden',
  contents: 'Inhalt',
  rulings: 'Regelungen',
  rulingsText: 'Was die Regeln offenlassen, einmal entschieden, damit alle dasselbe spielen.',
  pieces: 'Alle Texte',
  seeAlso: 'Siehe auch',
  page: 'In der Galerie öffnen',
  none: 'Für dieses Spiel stehen hier noch keine Regeln.',
};
