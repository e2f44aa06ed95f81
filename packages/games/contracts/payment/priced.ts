import { type Ledger, priceOf, type Spending } from './ledger.ts';

/** A spending with its price, and the places where something is spent. */
export interface Priced {
  readonly spending: Spending;
  readonly price: number;
  readonly places: readonly number[];
}

export const pricedOf = (ledger: Ledger, spending: Spending): Priced => {
  const places: number[] = [];
  for (let at = 0; at < spending.length; at++) if (spending[at] !== 0) places.push(at);
  return { spending, price: priceOf(ledger, spending), places };
};

export const isWithin = ({ spending, places }: Priced, whole: Spending): boolean => {
  for (const place of places) if ((spending[place] as number) > (whole[place] as number)) return false;
  return true;
};
