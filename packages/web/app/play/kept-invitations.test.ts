import { afterEach, expect, test, vi } from 'vitest';
import { areKept, forgetInvitations, invitationsOf, keepInvitations, linkTo, renewInvitation } from './kept-invitations.ts';

const link = (seat: number, secret: string): string => `https://table.example/match/abc#seat=${seat}&invite=${secret}`;
const created = {
  match: 'abc',
  invites: [1, 2].map((seat) => ({ seat, secret: `s${seat}`, link: link(seat, `s${seat}`) })),
  watch: { secret: 'w', link: '/match/abc#watch=w' },
};

const shelf = new Map<string, string>();
const storage = {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, text: string) => void shelf.set(name, text),
  removeItem: (name: string) => void shelf.delete(name),
};
const full = {
  ...storage,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

afterEach(() => {
  forgetInvitations('abc');
  shelf.clear();
  vi.unstubAllGlobals();
});

test('links are kept until everyone has joined', () => {
  vi.stubGlobal('localStorage', storage);
  expect(keepInvitations(created)).toBe(true);
  expect(linkTo(invitationsOf('abc'), 2)).toBe(link(2, 's2'));
  expect(areKept('abc')).toBe(true);
  forgetInvitations('abc');
  expect([invitationsOf('abc'), shelf.size]).toEqual([{ seats: [], watch: null }, 0]);
});

test('without storage, the page still has them', () => {
  vi.stubGlobal('localStorage', full);
  expect(keepInvitations(created)).toBe(false);
  expect(areKept('abc')).toBe(false);
  expect(invitationsOf('abc').seats).toHaveLength(2);
});

test('a new link to a seat replaces the one before', () => {
  vi.stubGlobal('localStorage', storage);
  keepInvitations(created);
  renewInvitation('abc', 1, link(1, 'new'));
  expect(linkTo(invitationsOf('abc'), 1)).toBe(link(1, 'new'));
  expect(invitationsOf('abc').seats).toHaveLength(2);
});

test('invalid stored values aren’t links', () => {
  vi.stubGlobal('localStorage', storage);
  shelf.set('swordtable.invitations.abc', '{"seats":[7],"watch":1}');
  expect(invitationsOf('abc').seats).toEqual([]);
});
