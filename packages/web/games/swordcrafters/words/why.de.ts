import type { whyWords } from '@swordtable/games/swordcrafters/text/why';
import type { SameWords } from '../../../kit/words/words.ts';
import { names } from './names.de.ts';

const { points, tileCount: tiles, place } = names;

export const de: SameWords<typeof whyWords> = {
  pointsOf: ({ name, isReader }) => (isReader ? 'Deine Punkte' : `Punkte von ${name}`),
  called: ({ name }) => name,
  counts: ({ text = '' }) => text,
  quality: 'Qualität',
  longest: 'Länge',
  points: 'Punkte',
  sword: names.sword,
  longestWon: (count, won) => `Kein Schwert ist länger als seine ${tiles(count)}: ${won} Punkte.`,
  longestShared: (count, won) => `Mehrere Schwerter haben ${tiles(count)} und damit die meisten: Jedes bekommt ${won} Punkte.`,
  longestLost: (count, most) => `${tiles(count)}; das längste Schwert hat ${most}, also nichts für die Länge.`,
  nothingBuilt: 'Noch ist nichts gebaut.',
  perGem: (each) =>
    `Die längste Folge eines Edelsteins auf einer Seite bringt ${each} Punkte für jeden Edelstein darin; einer allein ist keine Folge.`,
  lightweight: (each) => `Nur die beste Seite zählt, mit ${each} Punkten für jeden Edelstein ihrer längsten Folge.`,
  sideRun: (side, run, won) => `Seite ${side + 1}: eine Folge aus ${run} Edelsteinen, ${points(won)}.`,
  sideNotBest: (side, run) => `Seite ${side + 1}: eine Folge aus ${run} Edelsteinen, aber nur die beste Seite zählt.`,
  magicAlone: ({ name }, count, at, won) => `${name}: ${count}, ${place(at)} Platz, ${points(won)}.`,
  magicShared: ({ name }, count, tied, sum, won) =>
    `${name}: ${count}, so viele haben ${tied} Schwerter. Die Punkte ihrer Plätze werden geteilt und abgerundet: ${sum} = ${won}.`,
  magicNone: ({ name }) => `${name}: keine, also keine Punkte.`,
  magicLow: ({ name }, count, at) => `${name}: ${count}, ${place(at)} Platz, der keine Punkte bringt.`,
  hintRuns: (won) => `bildet Folgen für ${points(won)} mehr`,
  hintLongest: (won) => `bringt ${points(won)} mehr für die Länge`,
  hintMagic: ({ name }, won) => `bringt ${points(won)} mehr für „${name}“`,
  hintLess: ({ name }, lost) => `bringt ${name} um ${points(lost)}`,
  hintForge: 'nimmt die Schmiede, damit du die nächste Runde beginnst',
  hintGrowing: 'lässt längere Folgen, die noch wachsen können',
};
