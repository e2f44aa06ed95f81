import type { Confirmation } from '../settings/settings.ts';

/**
 * What the press of an answer does. Looking and doing are two steps, by mouse, finger, and keyboard alike: the first press selects, the
 * second gives. `try` selects, and gives by itself if the answer turns out to be one that can be taken back.
 */
export const onPress = (wanted: Confirmation, isReady: boolean): 'give' | 'select' | 'try' => {
  if (isReady || wanted === 'never') return 'give';
  return wanted === 'always' ? 'select' : 'try';
};
