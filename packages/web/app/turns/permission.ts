import { storedSwitch } from '../../client/stored-switch.ts';

/** Whether the user wants to be notified of their turn. */
export const notifications = storedSwitch('swordtable.tell-turns');

/** Whether the server also sends push messages to this browser. */
export const pushed = storedSwitch('swordtable.push');

/** Whether this browser supports notifications, and whether it allows them. */
export const notificationPermission = (): 'yes' | 'ask' | 'refused' | 'unable' => {
  if (!('Notification' in globalThis)) return 'unable';
  const { permission } = Notification;
  return permission === 'granted' ? 'yes' : permission === 'denied' ? 'refused' : 'ask';
};

/** Asks for the browser's permission. This must follow a click. */
export const requestNotifications = async (): Promise<boolean> => {
  if (notificationPermission() === 'ask') await Notification.requestPermission().catch(() => undefined);
  return notificationPermission() === 'yes';
};
