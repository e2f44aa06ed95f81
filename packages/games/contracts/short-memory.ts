/** What is known about values that come and go. */
interface ShortMemory<Key extends object, Known> {
  get(key: Key): Known | undefined;
  set(key: Key, known: Known): void;
}

/** About as many as two games take. */
const MOST = 300;

/**
 * A memory for values such as parties, of which there is a new one with every answer. What an old `WeakMap` holds outlives its key until the
 * next full garbage collection, and is copied until then. So this one forgets everything now and then: the map is still young, and goes with
 * all that is in it. What is forgotten too early is worked out again.
 */
export const shortMemory = <Key extends object, Known>(): ShortMemory<Key, Known> => {
  let memory = new WeakMap<Key, Known>();
  let size = 0;
  return {
    get: (key) => memory.get(key),
    set: (key, known) => {
      if (size === MOST) {
        memory = new WeakMap();
        size = 0;
      }
      size++;
      memory.set(key, known);
    },
  };
};

/** Computes something once per value, as long as it is remembered. */
export const memoizedBriefly = <Value extends object, Made extends object | string>(
  make: (value: Value) => Made,
): ((value: Value) => Made) => {
  const memory = shortMemory<Value, Made>();
  return (value) => {
    const before = memory.get(value);
    if (before !== undefined) return before;
    const made = make(value);
    memory.set(value, made);
    return made;
  };
};
