import { plural } from '@swordtable/games/grammar';
import type { Words } from '../../../../kit/words/words.ts';

const NTH = ['', 'next', 'second', 'third', 'fourth', 'fifth'];

/** The texts about planning turns for while you're away. */
export const en = {
  plan: 'Plan ahead',
  planned: (count: number) => `Plan ahead (${plural(count, 'order')})`,
  heading: 'Standing orders',
  text: 'Orders are carried out as soon as it’s your turn, if they’re still possible. No one else sees them.',
  none: 'No orders yet. Plan your next turn, and it’s played for you even while you’re away.',
  turn: (number: number) => (number === 1 ? 'Your next turn' : `Your ${NTH[number] ?? number} turn from now`),
  first: 'If possible',
  otherwise: 'Otherwise',
  now: {
    possible: 'would work now',
    open: 'would work now, as far as anyone can tell',
    impossible: 'not possible now',
    unknown: 'can’t be told yet',
  },
  add: 'Plan a turn',
  withdraw: 'Delete',
  withdrawAll: 'Delete all',
  draft: 'New order',
  draftText: 'The first plan that’s possible is played. If none is, you play the turn yourself.',
  addElse: 'Add a fallback…',
  give: 'Save order',
  drop: 'Discard',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  planning: 'Planning: play the turn on the board. Nothing happens yet.',
  unfinished: 'The turn isn’t complete. Continue, or you’ll be asked the rest when the time comes.',
  uncertain: 'From here on, chance or hidden information matters. You can’t plan further.',
  complete: 'The turn is complete.',
  steps: 'Plan so far',
  back: 'Step back',
  done: 'Use this plan',
  cancel: 'Cancel',
  yourTurn: 'It’s your turn, so there’s nothing to plan.',
  changed: 'The table has changed. This plan is no longer possible.',
  last: {
    'carried-out': 'Your last order was carried out.',
    'broken-off': 'Your last order was started but couldn’t be finished.',
    'not-possible': 'Your last order wasn’t possible, so nothing was done.',
    overtaken: 'You played the turn of your last order yourself.',
  },
  byOrder: (sentence: string) => `${sentence} (standing order)`,
} as const satisfies Words;
