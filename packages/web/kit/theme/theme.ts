import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../client/storage.ts';

/** What a person chose; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'swordtable.theme';
const listeners = new Set<() => void>();
const systemIsLight = matchMedia('(prefers-color-scheme: light)');

const keptTheme = (): Theme => {
  const value = readStored(KEY);
  return THEMES.find((theme) => theme === value) ?? 'system';
};

let chosen = keptTheme();

const apply = (): void => {
  const light = chosen === 'system' ? systemIsLight.matches : chosen === 'light';
  document.documentElement.dataset['theme'] = light ? 'light' : 'dark';
};

/** Sets the page's theme, now and whenever the device changes its own. */
export const startTheme = (): void => {
  apply();
  systemIsLight.addEventListener('change', apply);
};

export const chooseTheme = (theme: Theme): void => {
  chosen = theme;
  store(KEY, theme === 'system' ? undefined : theme);
  apply();
  for (const listener of listeners) listener();
};

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
