import type { TableState } from './table.ts';

/** When a seat's time to answer runs out, in milliseconds; undefined without a clock, or while the seat needn't answer. */
export const deadlineOf = ({ card: { clock, seats }, asked }: Pick<TableState, 'card' | 'asked'>, seat: number): number | undefined => {
  const question = asked.find((entry) => entry.seat === seat);
  return clock === null || question === undefined || seats[seat]?.player === 'bot' ? undefined : question.since + clock.seconds * 1_000;
};
