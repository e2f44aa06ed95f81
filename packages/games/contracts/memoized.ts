/** Computes something once per value and keeps it as long as the value: values never change. */
export const memoized = <Value extends object, Made>(make: (value: Value) => Made): ((value: Value) => Made) => {
  const memory = new WeakMap<Value, { readonly made: Made }>();
  return (value) => {
    const before = memory.get(value);
    if (before !== undefined) return before.made;
    const made = make(value);
    memory.set(value, { made });
    return made;
  };
};
