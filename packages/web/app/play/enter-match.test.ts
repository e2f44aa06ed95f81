import type { MatchDetails } from '@swordtable/server/api/match';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enterMatch, isInvitation } from './enter-match.ts';

const seat = (name: string, taken = false) => ({ kind: 'person', name, taken, player: 'person' }) as const;
const match = (details: Pick<MatchDetails, 'status' | 'seats' | 'mayWatch'>): MatchDetails => ({
  ...{ match: 'm1', seq: 3, game: 'olympus', name: 'Olympus', version: '1', options: {}, asked: [], deal: { commitment: '' } },
  ...{ listed: false, openAfter: true, clock: null, patience: 600, created: 0, yours: [], kept: [], host: false },
  ...details,
});
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, code: string): Response => json(status, { code, sentence: 'No.' });

/** A server that answers by path and records requests. */
const service = (answers: Readonly<Record<string, () => Response>>): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return (answers[path] ?? (() => refused(404, 'unknown-address')))();
  });
  return asked;
};

const INVITED = '#seat=1&invite=abc';

describe('entering a match', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('an invitation to a match that doesn’t exist is refused', async () => {
    service({ '/api/matches/m1': () => refused(404, 'unknown-match') });
    expect(await enterMatch('m1', INVITED)).toMatchObject({ ok: false, refusal: { code: 'unknown-match' } });
  });

  test.each([
    [true, { ok: true, value: { kind: 'used' } }],
    [false, { ok: false, refusal: { code: 'seat-taken' } }],
  ])('a used invitation says so immediately, and offers watching if allowed (%s)', async (mayWatch, entered) => {
    const card = match({ status: 'running', seats: [seat('Ada', true), seat('Bo', true)], mayWatch });
    service({
      '/api/matches/m1': () => json(200, card),
      '/api/matches/m1/seats/1/take': () => refused(409, 'seat-taken'),
    });
    expect(await enterMatch('m1', INVITED)).toMatchObject(entered);
  });

  test('a free seat asks for a name', async () => {
    const card = match({ status: 'waiting', seats: [seat('Ada', true), seat('')], mayWatch: false });
    const asked = service({ '/api/matches/m1': () => json(200, card) });
    expect(await enterMatch('m1', INVITED)).toMatchObject({ ok: true, value: { kind: 'invited', seat: 1, invite: 'abc' } });
    expect(asked).toEqual(['/api/matches/m1']);
  });

  test('half an invitation is refused, a page anchor isn’t one', async () => {
    service({ '/api/matches/m1': () => json(200, match({ status: 'running', seats: [], mayWatch: true })) });
    expect(await enterMatch('m1', '#seat=1&invite=')).toMatchObject({ ok: false, refusal: { code: 'no-invitation' } });
    expect(isInvitation('#content')).toBe(false);
  });

  test('a seat that is reserved for the visitor is taken without a question, and no other is tried', async () => {
    const card = { ...match({ status: 'waiting', seats: [seat('Ada'), seat('')], mayWatch: true }), kept: [1] };
    const asked = service({
      '/api/matches/m1': () => json(200, card),
      '/api/matches/m1/seats/1/take': () => refused(409, 'game-over'),
    });
    await enterMatch('m1', '');
    expect(asked.filter((path) => path.endsWith('/take'))).toEqual(['/api/matches/m1/seats/1/take']);
  });
});
