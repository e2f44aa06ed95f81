export const PLACES: readonly number[] = [0, 1, 2, 3];
/** One of the four places at which lands lie. */
export type PlaceNo = number;
