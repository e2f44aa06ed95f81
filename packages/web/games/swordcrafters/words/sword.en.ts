import type { Words } from '../../../kit/words/words.ts';

/** What is said about a sword: its sides, how it is turned, and where one may build. */
export const en = {
  inFront: (left: number, right: number): string => `Sides ${left} and ${right} in front`,
  turnLeft: 'Turn the sword to the left',
  turnRight: 'Turn the sword to the right',
  /** What a turn would bring to the front, where it can be built on. */
  opensBehind: (side: number): string => `Side ${side} is behind, and you may build there`,
  keys: 'Left and right arrow keys turn the sword',
  howToTurn: 'Pull it or use the arrow keys to turn it',
  allSides: 'All sides',
  allSidesNote: 'The bright frame is the best run of a side. Its points stand below.',
  side: (side: number): string => `Side ${side}`,
  guard: (gem: string): string => `guard ${gem}`,
  fromFoot: (tiles: string): string => `from the foot: ${tiles}`,
  bare: 'nothing built yet',
  bestRun: (gems: string, points: string | undefined): string => `best run ${gems}${points === undefined ? '' : `, ${points}`}`,
  noRun: 'no run',
  isFront: 'in front',
  newOnes: (count: number): string => (count === 1 ? 'the topmost is new' : `the topmost ${count} are new`),
  mayBuild: 'you may build here',
  buildOn: (side: number): string => `Build on side ${side}`,
  buildTileOn: (tile: string, side: number): string => `Build ${tile} on side ${side}`,
  length: 'Length',
  quality: 'Quality',
  gems: 'Gems',
  withGuards: 'The guards are counted here, but not in the length.',
  runs: 'Best runs',
  printed: (name: string): string => `Finished sword of ${name}`,
  printedRun: (run: number): string => (run === 0 ? 'no run' : `a run of ${run}`),
} as const satisfies Words;
