const ends: (() => Promise<void>)[] = [];

/** Closes something after the current test file, however its tests end. */
export const afterFile = (end: () => Promise<void>): void => void ends.push(end);

/** Closed in reverse order: servers before the databases they use. */
export const endFile = async (): Promise<void> => {
  for (const end of ends.splice(0).reverse()) await end();
};
