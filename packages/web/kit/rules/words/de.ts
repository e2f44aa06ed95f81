import type { RulesWords } from './en.ts';

export const de: RulesWords = {
  title: 'Regeln',
  titleOf: (game) => `Regeln: ${game}`,
  close: 'Regeln schließen',
  search: 'In den Regeln suchen',
  found: (count) => (count === 0 ? 'Nichts gefunden. Versuche ein kürzeres Wort.' : count === 1 ? '1 Treffer' : `${count} Treffer`),
  results: 'Suchergebnisse',
  contents: 'Inhalt',
  rulings: 'Regelauslegungen',
  rulingsText: 'Antworten auf Fragen, die die Regeln offenlassen.',
  pieces: 'Alle Texte',
  seeAlso: 'Siehe auch',
  page: 'In der Galerie öffnen',
  none: 'Für dieses Spiel gibt es hier noch keine Regeln.',
};
