import type { TableState } from './table.ts';

/** When a seat's time to answer runs out, in milliseconds; undefined without a clock, or while the seat needn't answer. */
export const deadlineOf = ({ card: { clock, seats }, asked }: Pick<TableState, 'card' | 'asked'>, seat: number): number | undefined => {
  const question = asked.find((entry) => entry.seat === seat);
  if (clock === null || question === undefined || seats[seat]?.player === 'bot') return undefined;
  const { from, until } = seats[seat]?.vacation ?? { from: 0, until: 0 };
  return question.since + Math.max(0, until - Math.max(from, question.since)) + clock.seconds * 1_000;
};
