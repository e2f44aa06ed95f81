const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in words. Seconds don't matter, and a clock that is ahead must not produce "in". */
export const ago = (language: string, moment: number, now: number): string => {
  const seconds = Math.max(0, Math.round((now - moment) / 1_000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit);
};
