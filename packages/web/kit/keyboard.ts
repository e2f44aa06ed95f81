/** Whether there is likely a keyboard: with a finger, a focused field calls up one that covers half of the page. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
