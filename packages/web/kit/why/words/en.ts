/** The slips' texts, in any game. */
export const en = {
  ask: 'Why?',
  close: 'Close the explanation',
  rules: 'Rules',
  rule: (id: string): string => `Rule ${id}`,
  plus: 'plus',
  minus: 'minus',
  makes: 'makes',
};

export type WhyWords = typeof en;
