const [MINUTE, HOUR] = [60, 3_600];

/** Such as "40 s", "12 min", or "5 h 20 min". */
const durationText = (seconds: number): string => {
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  return `${Math.floor(seconds / HOUR)} h ${Math.round((seconds % HOUR) / MINUTE)} min`;
};

const rateText = (perSecond: number, what: string): string =>
  perSecond >= 1 ? `${Math.round(perSecond)} ${what}/s` : `${(perSecond * MINUTE).toFixed(1)} ${what}/min`;

/** How fast a long run goes and how long it still takes, from what it has done since it was started. */
export const paceText = (what: string, done: number, left: number, seconds: number): string => {
  if (done === 0 || seconds === 0) return 'starting';
  const perSecond = done / seconds;
  return `${rateText(perSecond, what)}, ${durationText(left / perSecond)} left`;
};
