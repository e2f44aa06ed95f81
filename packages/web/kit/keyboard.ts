/** Whether there's probably a keyboard. On a touch screen, focusing a field opens one that covers half the page. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
