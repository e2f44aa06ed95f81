import { plural } from '@swordtable/games/grammar';

/** What the table of Swordcrafters asks, and the answers in words. German implements the same. */
export const en = {
  /** What is asked, after the phase, or after a name where several people share one device. */
  asked: (lead: string, what: string): string => `${lead}: ${what}`,
  leads: { slice: 'Slice', select: 'Select', craft: 'Craft' },
  slice: 'cut a group in two',
  sliceText: 'Along one straight line, from edge to edge. Nobody has to take what they cut.',
  select: 'take a group',
  selectText: 'All its tiles go into your sword in this round. With the forge comes the first player token.',
  across: 'Cut across, and keep one part',
  down: 'Cut top to bottom, and keep one part',
  cutText: (left: number): string =>
    `${left === 1 ? 'The last cut' : `${plural(left, 'cut')} to make`}. The other part goes out of the game.`,
  cutsAfter: 'Keep enough for the cuts to come.',
  sword: 'Which sword gets the group you took first?',
  swordText: 'The other sword gets the other group.',
  craft: (left: number): string => `build in ${left === 1 ? 'the last tile' : plural(left, 'tile')}`,
  craftText: 'Onto any side that is as short as the shortest. What is built stays for good once all are done.',
  craftAlone: 'Onto any side that is as short as the shortest. What is built stays for good once the last tile is in.',
  closed: (open: readonly number[], side: number): string => {
    const numbers = open.map((each) => each + 1);
    const [last, before] = [numbers.at(-1), numbers.slice(0, -1)];
    return before.length === 0
      ? `Side ${side + 1} is one longer than side ${last}: only side ${last} is open.`
      : `Side ${side + 1} is one longer than sides ${before.join(', ')} and ${last}: only those are open.`;
  },
  chooseSide: (tile: string): string => `Onto which side goes the ${tile}?`,
  crafted: 'All is built in. The others are still at it.',
  answers: {
    cut: (group: number, axis: 'H' | 'V', before: number): string =>
      `Cut group ${group} between ${axis === 'H' ? 'rows' : 'columns'} ${before} and ${before + 1}`,
    cutHere: 'Cut here',
    take: (tiles: string, forge: boolean): string => `Take ${tiles}${forge ? ', with the forge' : ''}`,
    takeThis: 'Take this group',
    keep: (axis: 'H' | 'V', before: number, isFirst: boolean): string =>
      axis === 'H'
        ? `Cut between rows ${before} and ${before + 1}, keep the ${isFirst ? 'upper' : 'lower'} part`
        : `Cut between columns ${before} and ${before + 1}, keep the ${isFirst ? 'left' : 'right'} part`,
    keepThis: 'Keep this part',
    sword: (on: number): string => (on === 0 ? 'The first sword' : 'The second sword'),
    build: (tile: string, side: number, on: number | undefined): string =>
      `Build ${tile} onto side ${side + 1}${on === undefined ? '' : ` of the ${on === 0 ? 'first' : 'second'} sword`}`,
  },
};

export type PromptWords = typeof en;
