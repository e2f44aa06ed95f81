/** Moves the focus to what has just appeared in place of the button that was pressed. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
