import { plural } from '@swordtable/games/grammar';

const EITHER = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What the table of Swordcrafters asks, and the answers in words. German implements the same. */
export const en = {
  /** What is asked, after a name where several people share one device. */
  asked: (name: string, what: string): string => `${name}: ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`,
  slice: 'Cut a group in two',
  sliceText: 'In a straight line, from edge to edge. You don’t have to take a group you cut.',
  select: 'Take a group',
  selectText: (isLastRound: boolean): string =>
    `You add all its tiles to your sword this round.${isLastRound ? '' : ' The forge makes you first player next round.'}`,
  across: 'Cut across and keep one part',
  down: 'Cut down and keep one part',
  cutText: (left: number): string => `${left === 1 ? 'Last cut' : `${plural(left, 'cut')} to make`}. The other part leaves the game.`,
  cutsAfter: 'Keep enough for the remaining cuts.',
  sword: 'Which sword gets the group you took first?',
  swordText: 'The other sword gets the other group.',
  craft: (left: number): string => `Add ${left === 1 ? 'the last tile' : plural(left, 'tile')}`,
  craftText: 'Add to a shortest side. You can undo until everyone is done.',
  craftAlone: 'Add to a shortest side. You can undo until you add the last tile.',
  closed: (open: readonly number[], side: number): string => {
    const shorter = `side ${EITHER.format(open.map((each) => `${each + 1}`))}`;
    return `Side ${side + 1} is already longer. Add to ${shorter}.`;
  },
  chooseSide: (tile: string): string => `Add the ${tile} to which side?`,
  crafted: 'You’re done. Waiting for the others…',
  answers: {
    cut: (group: number, axis: 'H' | 'V', before: number): string =>
      `Cut group ${group} between ${axis === 'H' ? 'rows' : 'columns'} ${before} and ${before + 1}`,
    cutHere: 'Cut here',
    take: (tiles: string, forge: boolean): string => `Take ${tiles}${forge ? ' with the forge' : ''}`,
    takeThis: 'Take this group',
    keep: (axis: 'H' | 'V', before: number, isFirst: boolean): string =>
      axis === 'H'
        ? `Cut between rows ${before} and ${before + 1}, keep the ${isFirst ? 'upper' : 'lower'} part`
        : `Cut between columns ${before} and ${before + 1}, keep the ${isFirst ? 'left' : 'right'} part`,
    keepThis: 'Keep this part',
    sword: (on: number): string => (on === 0 ? 'First sword' : 'Second sword'),
    build: (tile: string, side: number, on: number | undefined): string =>
      `Add ${tile} to side ${side + 1}${on === undefined ? '' : ` of the ${on === 0 ? 'first' : 'second'} sword`}`,
  },
};

export type PromptWords = typeof en;
