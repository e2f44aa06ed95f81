import type { OptionSpec } from '@swordtable/kernel';

/** Who starts a game of two, as an option; what starting means differs from game to game. */
export const whoStarts = (text: string, does: string): OptionSpec => ({
  id: 'first',
  name: 'Who starts',
  text,
  kind: 'choice',
  choices: [
    { value: 'random', name: 'Random', text: 'Chance decides.' },
    { value: 'red', name: 'Red', text: `Red ${does}.` },
    { value: 'blue', name: 'Blue', text: `Blue ${does}.` },
  ],
  default: 'random',
});
