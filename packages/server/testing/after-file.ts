const ends: (() => Promise<void>)[] = [];

/** Has something ended after the test file that is running, whatever becomes of its tests. */
export const afterFile = (end: () => Promise<void>): void => void ends.push(end);

/** What was opened last is ended first: services before the databases that they used. */
export const endFile = async (): Promise<void> => {
  for (const end of ends.splice(0).reverse()) await end();
};
