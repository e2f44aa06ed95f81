import type { MouseEvent } from 'react';

/** Whether a click came from a finger. A finger can't point before it taps, so its first tap previews and its second confirms. */
export const byTouch = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
