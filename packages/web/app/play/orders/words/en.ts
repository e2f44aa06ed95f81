import type { Words } from '../../../../kit/words/words.ts';

const NTH = ['', 'next', 'second', 'third', 'fourth', 'fifth'];

/** What is said about planning one's next turns for the time when one is away. */
export const en = {
  plan: 'Plan ahead',
  planned: (count: number) => (count === 1 ? 'Plan ahead (1 order stands)' : `Plan ahead (${count} orders stand)`),
  heading: 'Standing orders',
  text: 'They are carried out for you as soon as it is your turn, if they are still possible then. Nobody else sees them.',
  none: 'No orders stand. Plan your next turn, and it is played for you even while you are away.',
  turn: (number: number) => (number === 1 ? 'Your next turn' : `Your ${NTH[number] ?? number} turn from now`),
  first: 'If possible',
  otherwise: 'else',
  now: {
    possible: 'would work now',
    open: 'would work now, as far as anybody can tell',
    impossible: 'not possible now',
    unknown: 'nobody can tell now',
  },
  add: 'Plan a turn',
  withdraw: 'Withdraw',
  withdrawAll: 'Withdraw all',
  draft: 'A turn in advance',
  draftText: 'What comes first is tried first. If it is not possible then, the next is tried. If nothing is, it is simply your turn.',
  addElse: 'Else …',
  give: 'Give this order',
  drop: 'Forget it',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  planning: 'You are planning. Play the turn on the board; nothing is done yet.',
  unfinished: 'The turn is not over with this. Go on, or you will be asked the rest when it comes so far.',
  uncertain: 'From here on chance has a part in it, or something hidden: nobody can plan further.',
  complete: 'That is the whole turn.',
  steps: 'Planned so far',
  back: 'One step back',
  done: 'This is the plan',
  cancel: 'Stop planning',
  yourTurn: 'It is your turn now, so there is nothing to plan.',
  changed: 'The table has changed, and this plan is no longer possible.',
  last: {
    'carried-out': 'Your last order was carried out.',
    'broken-off': 'Your last order was begun, but could not be followed to its end.',
    'not-possible': 'Your last order was not possible, so nothing was done.',
    overtaken: 'You played the turn yourself that your last order was for.',
  },
  byOrder: (sentence: string) => `${sentence} (by your standing order)`,
} as const satisfies Words;
