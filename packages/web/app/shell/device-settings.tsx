import './device-settings.css';
import { useState } from 'react';
import { setSound, sound } from '../../kit/sound/player.ts';
import { useInstall } from '../offline/install.ts';
import { notificationPermission, notifications, pushed, requestNotifications } from '../turns/permission.ts';
import { useWords } from '../words/use-words.ts';

interface ToggleProps {
  readonly name: string;
  readonly text: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch with a description. */
export const Toggle = ({ name, text, on, onSwitch, disabled = false }: ToggleProps) => (
  <label className="toggle">
    <input type="checkbox" checked={on} disabled={disabled} onChange={(event) => onSwitch(event.target.checked)} />
    <span className="toggle-track" />
    <span>
      <b>{name}</b>
      <small aria-live="polite">{text}</small>
    </span>
  </label>
);

/** Notifications: the browser has the last word, and if it refuses, the page says what to do. */
const NotificationToggle = () => {
  const words = useWords().device;
  const [on, always] = [notifications.use(), pushed.use()];
  const [may, setMay] = useState(notificationPermission);
  const change = async (wanted: boolean): Promise<void> => {
    notifications.set(wanted && (await requestNotifications()));
    setMay(notificationPermission());
    if (!wanted) await (await import('../turns/push.ts')).stopPush();
  };
  const told = on && always ? words.tellAlways : words.tellText;
  const text = may === 'unable' ? words.tellUnable : may === 'refused' ? words.tellRefused : told;
  return (
    <Toggle
      name={words.tell}
      text={text}
      on={on && may === 'yes'}
      onSwitch={(wanted) => void change(wanted)}
      disabled={may === 'unable' || may === 'refused'}
    />
  );
};

/** What this browser may do for us: notify, play sounds, and install the app. */
export const DeviceSettings = () => {
  const words = useWords().device;
  const install = useInstall();
  return (
    <fieldset className="device">
      <legend className="eyebrow">{words.heading}</legend>
      <NotificationToggle />
      <Toggle name={words.sound} text={words.soundText} on={sound.use()} onSwitch={(on) => void setSound(on)} />
      {install !== undefined && (
        <button type="button" className="btn install" onClick={install}>
          {words.install}
        </button>
      )}
    </fieldset>
  );
};
