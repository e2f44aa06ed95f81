/** What is made of a value once and known from then on, as long as the value is there: values never change. */
export const workedOut = <Value extends object, Made>(make: (value: Value) => Made): ((value: Value) => Made) => {
  const memory = new WeakMap<Value, { readonly made: Made }>();
  return (value) => {
    const before = memory.get(value);
    if (before !== undefined) return before.made;
    const made = make(value);
    memory.set(value, { made });
    return made;
  };
};
