import { type Message, type WhyText as PlainWhyText, type SumText, whyText as textOf, type Why as WhyData } from '@swordtable/kernel';

/** A number and its parts: the first is the base, the others are added. */
export interface Sum extends SumText {
  /** The seat's class. */
  readonly color?: string;
}

/** Why something is as it is, in the page's language: the contents of a slip. */
export interface WhyText extends PlainWhyText {
  readonly sums?: readonly Sum[];
}

/** The seats' classes: two sides, or a color for each party. */
const SIDES = ['red', 'blue'] as const;
export const sideClass = (seat: number): string => SIDES[seat as 0] ?? '';
export const partyClass = (seat: number): string => `p${seat + 1}`;

/** An explanation from the rules in the page's words, with each seat's numbers in its color. */
export const renderWhy = (why: WhyData, say: (message: Message) => string, seatClass: (seat: number) => string): WhyText => {
  const { sums, ...text } = textOf(why, say);
  if (sums === undefined) return text;
  return { ...text, sums: sums.map((sum) => (sum.seat === undefined ? sum : { ...sum, color: seatClass(sum.seat) })) };
};
