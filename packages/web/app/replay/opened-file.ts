/** The text of the file opened last, for the page that shows it. It survives a reload if there was room to store it. */
const NAME = 'swordtable.replay';
let opened: string | undefined;

export const keepOpened = (text: string): void => {
  opened = text;
  try {
    sessionStorage.setItem(NAME, text);
  } catch {
    // Without room it's still shown; only a reload asks for it again.
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
