import type { Words } from '../../../kit/words/words.ts';

/** What is said about a sword: its sides, how it's rotated, and where tiles can go. */
export const en = {
  inFront: (left: number, right: number): string => `Front: sides ${left} and ${right}`,
  turnLeft: 'Rotate sword left',
  turnRight: 'Rotate sword right',
  /** What a turn would bring to the front, where it can be built on. */
  opensBehind: (side: number): string => `Side ${side} is at the back, and you can add to it`,
  keys: 'Rotate the sword with the left and right arrow keys',
  howToTurn: 'Drag or use the arrow keys to rotate',
  allSides: 'All sides',
  allSidesNote: 'The bright frame marks a side’s best run, with its points below.',
  side: (side: number): string => `Side ${side}`,
  guard: (gem: string): string => `guard ${gem}`,
  fromFoot: (tiles: string): string => `from the base up: ${tiles}`,
  bare: 'no tiles yet',
  bestRun: (gems: string, points: string | undefined): string => `best run: ${gems}${points === undefined ? '' : `, ${points}`}`,
  noRun: 'no run',
  isFront: 'at the front',
  newOnes: (count: number): string => (count === 1 ? 'top tile is new' : `top ${count} tiles are new`),
  mayBuild: 'you can add here',
  buildOn: (side: number): string => `Add to side ${side}`,
  buildTileOn: (tile: string, side: number): string => `Add ${tile} to side ${side}`,
  length: 'Length',
  quality: 'Quality',
  gems: 'Gems',
  withGuards: 'Includes the guards, which don’t count toward length.',
  runs: 'Best runs',
  printed: (name: string): string => `${name}’s sword`,
  printedRun: (run: number): string => (run === 0 ? 'no run' : `a run of ${run}`),
} as const satisfies Words;
