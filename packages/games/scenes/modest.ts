/** More than any part of a position has: numbers are tiles, cells, seats, and counts; names are words of the rules. */
const NUMBER_MAX = 1_000;
const NAME_MAX = 40;
const LENGTH_MAX = 200;
const DEPTH_MAX = 8;

/** Whether a value could be part of a position. Scenes come from strangers, too, and nothing in one may keep the rules busy. */
export const isModest = (value: unknown, depth = DEPTH_MAX): boolean => {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= NUMBER_MAX;
  if (typeof value === 'string') return value.length <= NAME_MAX;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.values(value);
  return depth > 0 && parts.length <= LENGTH_MAX && parts.every((part) => isModest(part, depth - 1));
};
