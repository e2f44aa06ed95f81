import { storedSwitch } from '../../client/stored-switch.ts';

/** Whether this browser lists example games. The address `/?examples=on` turns it on, `off` turns it off. */
const examples = storedSwitch('swordtable.examples');

export const useExamples = (search: string): boolean => {
  const wish = new URLSearchParams(search).get('examples');
  const isOn = examples.use();
  return wish === null ? isOn : wish === 'on';
};

export const keepExamples = (search: string): void => {
  const wish = new URLSearchParams(search).get('examples');
  if (wish !== null) examples.set(wish === 'on');
};
