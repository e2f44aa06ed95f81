import type { FormEvent, KeyboardEvent } from 'react';
import { isWrong } from './check.ts';

const fieldsIn = (page: HTMLElement): readonly HTMLInputElement[] => [...page.querySelectorAll<HTMLInputElement>('input[data-side]')];

const heroOf = (field: HTMLElement): string => field.closest<HTMLElement>('[data-hero]')?.dataset['hero'] ?? '';

/** Moves to the next field, if there is one. */
const goOn = (from: HTMLInputElement): void => {
  const page = from.closest<HTMLElement>('[data-fields]');
  if (page === null) return;
  const fields = fieldsIn(page);
  fields[fields.indexOf(from) + 1]?.focus();
};

/** The text after an arrow key: an empty field starts at our number; then one more or less, from 0 to 9. */
export const stepped = (text: string, ours: string, by: number): string =>
  /^[0-9]+$/.test(text) ? String(Math.min(9, Math.max(0, Number(text) + by))) : ours;

/** Enter moves on; the up and down arrows change the number. */
export const onFieldKey = (event: KeyboardEvent, change: (hero: string, side: number, text: string) => void): void => {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['side'] === undefined) return;
  if (key === 'Enter') {
    event.preventDefault();
    goOn(target);
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    event.preventDefault();
    change(heroOf(target), Number(target.dataset['side']), stepped(target.value, target.placeholder, key === 'ArrowUp' ? 1 : -1));
  }
};

/** When a field has a valid number, moves to the next. */
export const onFigure = ({ target }: FormEvent): void => {
  if (!(target instanceof HTMLInputElement) || target.dataset['side'] === undefined) return;
  if (target.value !== '' && !isWrong(heroOf(target), target.value)) goOn(target);
};
