/** What stands on a slip that explains, whatever is played. */
export const en = {
  ask: 'Why?',
  close: 'Close the explanation',
  rules: 'The rules that say so',
  rule: (id: string): string => `Rule ${id}`,
  plus: 'plus',
  minus: 'minus',
  makes: 'makes',
};

export type WhyWords = typeof en;
