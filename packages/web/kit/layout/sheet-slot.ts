import { createContext } from 'react';

/** Takes the element of the right rail in which the page draws its sheets, so that they cover nothing. */
export const SheetSlot = createContext<(slot: HTMLElement | null) => void>(() => undefined);
