/** The text of the file opened last, for the page that shows it. It survives a reload if there was room to store it. */
const NAME = 'swordtable.replay';
let opened: string | undefined;

export const keepOpened = (text: string): void => {
  opened = text;
  try {
    sessionStorage.setItem(NAME, text);
  } catch {
    // Without room it is shown all the same; only a reload asks for it once more.
  }
};

export const openedFile = (): string | undefined => {
  if (opened !== undefined) return opened;
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
};
