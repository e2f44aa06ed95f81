import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './sword.en.ts';

/** Was über ein Schwert gesagt wird. */
export const de: SameWords<typeof en> = {
  inFront: (left, right) => `Seiten ${left} und ${right} vorn`,
  turnLeft: 'Das Schwert nach links drehen',
  turnRight: 'Das Schwert nach rechts drehen',
  opensBehind: (side) => `Seite ${side} ist hinten, und du darfst dort bauen`,
  keys: 'Die Pfeiltasten links und rechts drehen das Schwert',
  howToTurn: 'Zieh daran oder nimm die Pfeiltasten, um es zu drehen',
  allSides: 'Alle Seiten',
  allSidesNote: 'Der helle Rahmen ist die beste Folge einer Seite. Ihre Punkte stehen darunter.',
  side: (side) => `Seite ${side}`,
  guard: (gem) => `Parierstange ${gem}`,
  fromFoot: (tiles) => `vom Fuß an: ${tiles}`,
  bare: 'noch nichts gebaut',
  bestRun: (gems, points) => `beste Folge ${gems}${points === undefined ? '' : `, ${points}`}`,
  noRun: 'keine Folge',
  isFront: 'vorn',
  newOnes: (count) => (count === 1 ? 'das oberste ist neu' : `die obersten ${count} sind neu`),
  mayBuild: 'hier darfst du bauen',
  buildOn: (side) => `Auf Seite ${side} bauen`,
  buildTileOn: (tile, side) => `${tile} auf Seite ${side} bauen`,
  length: 'Länge',
  quality: 'Qualität',
  gems: 'Edelsteine',
  withGuards: 'Die Parierstangen zählen hier mit, bei der Länge nicht.',
  runs: 'Beste Folgen',
  printed: (name) => `Fertiges Schwert: ${name}`,
  printedRun: (run) => (run === 0 ? 'keine Folge' : `eine Folge von ${run}`),
};
