/** What the browser keeps for us. Storage may be full, forbidden or hold what somebody else wrote: then nothing is kept. */
export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps a value; says whether it could be kept. */
export const store = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
