import { storedSwitch } from '../../client/stored-switch.ts';

/** Whether somebody wants to be told when it is their turn. */
export const notifications = storedSwitch('swordtable.tell-turns');

/** Whether this browser can tell at all, and whether it lets us. */
export const notificationPermission = (): 'yes' | 'ask' | 'refused' | 'unable' => {
  if (!('Notification' in globalThis)) return 'unable';
  const { permission } = Notification;
  return permission === 'granted' ? 'yes' : permission === 'denied' ? 'refused' : 'ask';
};

/** Asks the browser, which asks the person. It has to follow a click. */
export const requestNotifications = async (): Promise<boolean> => {
  if (notificationPermission() === 'ask') await Notification.requestPermission().catch(() => undefined);
  return notificationPermission() === 'yes';
};
