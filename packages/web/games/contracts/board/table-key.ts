/** What takes keys for itself: fields, and everything that lies above the table. */
const BUSY = 'input, select, textarea, [contenteditable], dialog, [popover], [role="dialog"]';

/** Whether a key is meant for the table, wherever the focus is. */
export const isForTable = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(BUSY) !== null) && !ctrlKey && !metaKey && !altKey && !repeat;
