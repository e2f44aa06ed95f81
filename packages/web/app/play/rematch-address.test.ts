import type { SeatCard } from '@swordtable/server/api/match';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTable } from '../setup/choices.ts';
import { rematchAddress } from './rematch-address.ts';

const person: SeatCard = { kind: 'person', name: '', taken: true, player: 'person' };
const resigned: SeatCard = { ...person, player: 'bot', level: 'medium', away: 'left', resigned: true };
const easy: SeatCard = { kind: 'bot', name: 'Easy bot', taken: true, player: 'bot', level: 'easy' };

const queryOf = (seats: readonly SeatCard[], options = {}): URLSearchParams =>
  new URLSearchParams(rematchAddress({ game: 'olympus', seats, options }).split('?')[1]);

afterEach(() => vi.unstubAllGlobals());

test('another match has the same opponents, even after a resignation', () => {
  expect(queryOf([resigned, easy]).get('against')).toBe('easy');
  expect(queryOf([person, easy]).get('against')).toBe('easy');
  expect(queryOf([resigned, person]).get('against')).toBe('hot-seat');
});

test('everyone is there again, with the same name or strength', () => {
  const bo: SeatCard = { ...person, name: 'Bo' };
  const hard: SeatCard = { ...easy, name: 'Hard bot', level: 'hard' };
  expect(Object.fromEntries(queryOf([{ ...person, name: 'Ada' }, easy, bo, hard]))).toMatchObject({
    ...{ against: 'hot-seat', with: 'easy,here:Bo,hard', me: 'Ada', seats: '4' },
  });
  // A lone player sits first, whatever their seat was.
  expect(Object.fromEntries(queryOf([easy, easy, person]))).toEqual({ game: 'olympus', against: 'easy', seats: '3' });
  expect(Object.fromEntries(queryOf([person, easy, hard]))).toEqual({ game: 'olympus', against: 'easy', with: 'easy,hard', seats: '3' });
  expect(Object.fromEntries(queryOf([person]))).toEqual({ game: 'olympus', seats: '1' });
});

test('a name that ends in half a character doesn’t prevent a rematch', () => {
  expect(queryOf([person, { ...person, name: 'Bo \ud83d' }]).get('with')).toBe('here:Bo%20');
});

test('custom numbers are kept as long as this browser has them', () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
  });
  const numbers = { tiles: [{ id: 'zeus', numbers: [1, 2, 3, 4] }] };
  expect(queryOf([person, easy], { numbers }).has('numbers')).toBe(false);
  keepTable('olympus', 'numbers', numbers);
  expect(queryOf([person, easy], { numbers, quick: true }).toString()).toContain('numbers=kept&quick=true');
  shelf.set('swordtable.numbers', JSON.stringify({ zeus: ['1', '2', '3', '4'] }));
  expect(queryOf([person, easy], { numbers }).get('numbers')).toBe('typed');
  expect(queryOf([person, easy], { numbers: null }).has('numbers')).toBe(false);
});
