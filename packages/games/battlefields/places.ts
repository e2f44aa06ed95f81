export const PLACES: readonly number[] = [0, 1, 2, 3];
/** One of the four places at which lands lie. */
export type PlaceNo = number;

/** Some of the places, as a number with one bit for each: cheap to collect, and an index into tables. */
export type PlaceSet = number;

/** For every set of places, something at each of them. */
export const atEach = <Item>(make: (place: PlaceNo) => Item): readonly (readonly Item[])[] => {
  const items = PLACES.map(make);
  return Array.from({ length: 1 << PLACES.length }, (_, set) => items.filter((_item, place) => ((set >> place) & 1) === 1));
};
