import type { MatchRecord } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { archivedFiles } from '../testing/archived.ts';
import { begun, keyOf, person, played, termsFor } from '../testing/matches.ts';
import { commitmentTo, seedFrom } from './deal.ts';
import { fileOf } from './file.ts';
import type { Match } from './match.ts';
import { checkDeal, type Notes, proofIn } from './proof.ts';

type File = ReturnType<typeof fileOf>;
type ProofInFile = NonNullable<File['deal']>;

const COMMITMENT = commitmentTo('match', 'a secret');

const toItsEnd = (table: { match: Match; answers(seat: number): void }): File => {
  while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
  return fileOf(table.match);
};

/** Two people, each with luck of their own. */
const people = toItsEnd(begun('bids', 2));

/** One person, who resigned against a bot. */
const againstBot = (): File => {
  const table = played(termsFor('bids', [person(0), { kind: 'bot', name: 'Easy bot', level: 'easy', invites: [] }]));
  table.does({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'Ada', program: false, luck: 'mine' } });
  table.does({ do: 'resign', seat: 0, key: keyOf(0) });
  return fileOf(table.match);
};

/** The server's file with another proof in it, and with the seed that follows from it, as a server would write it that chose the deal. */
const forged = (file: File, change: Partial<ProofInFile>, more: Partial<MatchRecord> = {}): File => {
  if (file.deal === undefined) throw new Error('The match has no proof.');
  const deal = { ...file.deal, ...change };
  return { ...file, seed: seedFrom(deal.match, deal.secret, deal.luck), deal, ...more };
};

/** The code of the refusal. */
const found = (file: File, notes: Notes = {}): string => {
  const proof = proofIn(file);
  if (proof === undefined) return 'no proof';
  const checked = checkDeal(proof, file, notes);
  return checked.ok ? 'proven' : checked.refusal.code;
};

/** What the player in seat 1 wrote down. */
const NOTES: Notes = { commitment: COMMITMENT, luck: new Map([[1, 'luck 1']]) };

describe('an honest deal', () => {
  test('is proven to everyone, with and without notes', () => {
    expect(found(people)).toBe('proven');
    expect(found(people, NOTES)).toBe('proven');
    expect(
      found(againstBot(), {
        commitment: COMMITMENT,
        luck: new Map([
          [0, 'mine'],
          [1, ''],
        ]),
      }),
    ).toBe('proven');
  });

  test('stays proven in stored matches of earlier versions', () => {
    const files = archivedFiles('asgard', '1').filter(({ deal }) => deal !== undefined);
    expect(files.length).toBeGreaterThan(10);
    expect(files.map((file) => found(file))).toEqual(files.map(() => 'proven'));
  });

  test('of a match that nobody added luck to is proven as far as it goes', () => {
    expect(found(forged(people, { luck: ['', ''] }))).toBe('proven');
  });

  test('has no proof in a file without one', () => {
    const { deal: _, ...bare } = people;
    for (const file of [bare, { ...people, deal: null }, { ...people, deal: { ...people.deal, luck: [1, 2] } }, null, 'text'])
      expect(proofIn(file)).toBeUndefined();
  });
});

describe('a server that chose the deal is found out', () => {
  test('by a player, whose luck it replaced', () => {
    const file = forged(people, { luck: ['luck 0', 'ground 83127'] });
    expect(found(file)).toBe('proven');
    expect(found(file, NOTES)).toBe('other-luck');
  });

  test('by a player, whose luck it ignored', () => {
    expect(found(forged(people, { luck: ['ground 83127', ''] }), NOTES)).toBe('other-luck');
  });

  test('by a player, if it gave one seat the luck of another', () => {
    expect(found({ ...people, deal: { ...forged(people, {}).deal, luck: ['luck 1', 'luck 0'] } as ProofInFile })).toBe('other-deal');
    expect(found(forged(people, { luck: ['luck 1', 'luck 0'] }), NOTES)).toBe('other-luck');
  });

  test('by anyone, if it gave a bot luck', () => {
    expect(found(forged(againstBot(), { luck: ['mine', 'ground 83127'] }))).toBe('false-luck');
  });

  test('by anyone, whatever they say about the bot', () => {
    expect(found(forged(againstBot(), { luck: ['mine', 'ground 83127'] }), { luck: new Map([[1, 'ground 83127']]) })).toBe('false-luck');
  });

  test('by a player who knows that it was a bot, if it calls the bot a program', () => {
    const file = forged(againstBot(), { luck: ['mine', 'ground 83127'] });
    const players = file.players.map((player) => ({ ...player, player: 'program' as const }));
    expect(found({ ...file, players })).toBe('proven');
    expect(found({ ...file, players }, { luck: new Map([[1, '']]) })).toBe('false-luck');
  });

  test('by anyone, if it added luck for a seat that doesn’t exist', () => {
    expect(found(forged(people, { luck: ['luck 0', 'luck 1', 'ground 83127'] }))).toBe('extra-luck');
    expect(found(forged(people, { luck: ['luck 0'] }))).toBe('extra-luck');
  });

  test('by anyone, if it dealt again during the match', () => {
    expect(found(forged(people, {}, { redealt: [{ after: 0, seat: 0, seed: 'ground 83127' }] }))).toBe('dealt-again');
  });

  test('by anyone, if it swapped its secret', () => {
    expect(found(forged(people, { secret: 'ground 83127' }))).toBe('broken-commitment');
  });

  test('by anyone who saw the commitment, if it swapped that too', () => {
    const secret = 'ground 83127';
    const file = forged(people, { secret, commitment: commitmentTo('match', secret) });
    expect(found(file)).toBe('proven');
    expect(found(file, NOTES)).toBe('other-commitment');
  });

  test('by anyone who saw the commitment, if the proof is that of another match', () => {
    const file = forged(people, { match: 'another', commitment: commitmentTo('another', 'a secret') });
    expect(found(file, NOTES)).toBe('other-commitment');
  });

  test('by anyone, if the cards came from elsewhere', () => {
    expect(found({ ...people, seed: 'another seed' })).toBe('other-deal');
  });
});
