/** Loads something by its name, once. A failed load is tried again on the next call. */
export const loadOnce = <Loaded>(load: (name: string) => Promise<Loaded>): ((name: string) => Promise<Loaded>) => {
  const loading = new Map<string, Promise<Loaded>>();
  return (name) => {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const asked = load(name).catch((trouble: unknown) => {
      loading.delete(name);
      throw trouble;
    });
    loading.set(name, asked);
    return asked;
  };
};
