import type { MouseEvent } from 'react';

/** Whether a click came from a finger. A finger cannot point before it taps, so it previews first and confirms with a second tap. */
export const byTouch = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
