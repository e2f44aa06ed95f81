import { useLanguage } from '../../kit/words/language.ts';

/** A number as the page's language writes it, with a proper minus sign. */
export const useFigure = (): ((value: number) => string) => {
  const format = new Intl.NumberFormat(useLanguage(), { useGrouping: false });
  return (value) => format.format(value).replace('-', '−');
};
