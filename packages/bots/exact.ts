/** Far more binary places than a share of a game needs; they leave room for sums of hundreds of millions. */
const UNIT = 2 ** 24;

/** The nearest number whose sums are exact. Then games add up to the same, whichever worker or machine plays which of them. */
export const exact = (number: number): number => Math.round(number * UNIT) / UNIT;
