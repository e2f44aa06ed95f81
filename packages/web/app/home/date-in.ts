const DAY = 86_400_000;

/** When something was: the time if it was today, or else the date, with the year if it's another one. */
export const dateIn = (language: string, at: number, now: number): string => {
  const [then, today] = [new Date(at), new Date(now)];
  const isToday = then.toDateString() === today.toDateString() && Math.abs(now - at) < DAY;
  const how: Intl.DateTimeFormatOptions = isToday
    ? { hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
  const year: Intl.DateTimeFormatOptions = then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { ...how, ...year }).format(then);
};
