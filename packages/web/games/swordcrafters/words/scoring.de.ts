import type { ScoringWords } from './scoring.en.ts';

const tiles = (count: number): string => `${count} Plättchen`;
const gems = (count: number): string => `${count} ${count === 1 ? 'Edelstein' : 'Edelsteine'}`;
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: ScoringWords = {
  title: (name, you) => (you ? 'Deine Punkte' : `Punkte von ${name}`),
  table: 'Was jedes Schwert wert ist',
  part: { quality: 'Qualität', longest: 'Länge' },
  total: 'Punkte',
  whole: 'Gesamt',
  side: (side) => `Seite ${side + 1}`,
  tiles,
  run: (run) => (run === 0 ? 'keine Folge' : gems(run)),
  steps: { longest: 'Längstes Schwert', quality: 'Qualität der Seiten', total: 'Alles zusammen' },
  next: 'Weiter',
  all: 'Alles zeigen',
  longestWon: (count, won) => `Kein Schwert ist länger als seine ${tiles(count)}: ${won} Punkte.`,
  longestShared: (count, won) => `Mehrere Schwerter haben ${tiles(count)} und damit die meisten: Jedes bekommt ${won} Punkte.`,
  longestLost: (count, most) => `${tiles(count)}; das längste Schwert hat ${most}, also nichts für die Länge.`,
  nothingBuilt: 'Noch ist nichts gebaut.',
  sideRun: (side, run, won) =>
    run === 0 ? `Seite ${side + 1} hat keine Folge.` : `Seite ${side + 1}: eine Folge aus ${run} Edelsteinen, ${points(won)}.`,
  sideNotBest: (side, run) => `Seite ${side + 1}: eine Folge aus ${run} Edelsteinen, aber nur die beste Seite zählt.`,
  perGem: (each) =>
    `Die längste Folge eines Edelsteins auf einer Seite bringt ${each} Punkte für jeden Edelstein darin; einer allein ist keine Folge.`,
  lightweight: (each) => `Nur die beste Seite zählt, mit ${each} Punkten für jeden Edelstein ihrer längsten Folge.`,
  magicAlone: (card, count, place, won) => `${card}: ${count}, ${place} Platz, ${points(won)}.`,
  magicShared: (card, count, tied, sum, won) =>
    `${card}: ${count}, so viele haben ${tied} Schwerter. Die Punkte ihrer Plätze werden geteilt und abgerundet: ${sum} = ${won}.`,
  magicNone: (card) => `${card}: keine, also keine Punkte.`,
  magicLow: (card, count, place) => `${card}: ${count}, ${place} Platz, der keine Punkte bringt.`,
  longestSaid: (names, count, won, isShared) =>
    isShared ? `Am längsten mit ${tiles(count)}: ${names}. Je ${won} Punkte.` : `Am längsten mit ${tiles(count)}: ${names}. ${won} Punkte.`,
  tieSaid: (names, dual) =>
    `Gleich viele Punkte: ${names}. Dann ${dual ? 'zählt die Länge beider Schwerter zusammen' : 'entscheidet das längere Schwert'}, dann die bessere einzelne Seite; wer auch darin gleich ist, teilt sich den Platz.`,
  beats: (you, name, card, own, theirs) =>
    own > theirs
      ? `${you ? 'Du schlägst' : `${name} schlägt`} ${card} mit ${own} zu ${theirs}.`
      : `${card} ist mit ${own} zu ${theirs} nicht geschlagen${own === theirs ? ': Gleichstand reicht nicht' : ''}.`,
};
