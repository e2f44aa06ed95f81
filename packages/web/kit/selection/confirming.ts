import type { Confirmation } from '../settings/settings.ts';

/**
 * What pressing an answer does. Previewing and giving are two steps by mouse, finger, and keyboard alike: the first press selects, the
 * second gives. `try` selects, and gives automatically if the answer turns out to be undoable.
 */
export const onPress = (wanted: Confirmation, isReady: boolean): 'give' | 'select' | 'try' => {
  if (isReady || wanted === 'never') return 'give';
  return wanted === 'always' ? 'select' : 'try';
};
