import type { TableState } from './table.ts';

/** When the time of a seat to answer is over, in milliseconds; nothing without a clock, or while it is not asked. */
export const deadlineOf = ({ card: { clock, seats }, asked }: Pick<TableState, 'card' | 'asked'>, seat: number): number | undefined => {
  const question = asked.find((entry) => entry.seat === seat);
  return clock === null || question === undefined || seats[seat]?.player === 'bot' ? undefined : question.since + clock.seconds * 1_000;
};
