/** Whether a value is nested deeper than this many levels. It doesn't go deeper itself. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
};
