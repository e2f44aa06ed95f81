const DAY = 86_400_000;

/** When something was: the time of day if it was today, else the day, with the year if it is another one. */
export const dateIn = (language: string, at: number, now: number): string => {
  const [then, today] = [new Date(at), new Date(now)];
  const isToday = then.toDateString() === today.toDateString() && Math.abs(now - at) < DAY;
  const how: Intl.DateTimeFormatOptions = isToday
    ? { hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
  const year: Intl.DateTimeFormatOptions = then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { ...how, ...year }).format(then);
};
