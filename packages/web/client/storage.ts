/** The browser's storage. It may be full, forbidden, or contain anything: then nothing is stored. */
export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores a value; says whether that worked. */
export const store = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
