/** A value that changes, and its listeners. */
export interface Observable<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export const observable = <Value>(first: Value): Observable<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      // Wrapped, so that a listener added twice is called twice and removed once.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
};
