import type { WhyWords } from './en.ts';

export const de: WhyWords = {
  ask: 'Warum?',
  close: 'Erklärung schließen',
  rules: 'Die Regeln dazu',
  rule: (id) => `Regel ${id}`,
  plus: 'plus',
  minus: 'minus',
  makes: 'ergibt',
};
