/** Equal things once, with how many they are, in the order in which they first come. */
export const countEach = <Item>(items: readonly Item[]): readonly (readonly [item: Item, count: number])[] =>
  [...new Set(items)].map((item) => [item, items.filter((each) => each === item).length]);
