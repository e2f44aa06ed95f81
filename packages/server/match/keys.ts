import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { KeyHash } from './entry.ts';

/** A secret of 192 bits from the system's generator, safe in a link. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a text can be one of our secrets; anything else is not worth a fingerprint. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

const sha256 = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** What is stored in a secret's place. A secret of 192 bits needs no salt: nobody can try them all. */
export const fingerprint = (secret: string): KeyHash => sha256('swordtable key', secret);

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 14;

/** The name of a match in links: it is no secret, but nobody can guess or count them. */
export const newMatchId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A seed of this length is the generator's key itself. */
const SEED_DIGITS = 32;

/** Published when a match is made: the server cannot choose another secret afterwards. */
export const commitmentTo = (match: string, secret: string): string => sha256('swordtable deal', match, secret);

/**
 * The seed of the deal, from the server's secret and what each player added. The server commits to its part before any player
 * names theirs, so neither can choose the deal; and no player learns the server's part before the end.
 */
export const seedFrom = (match: string, secret: string, lucks: readonly string[]): string =>
  sha256('swordtable seed', match, secret, JSON.stringify(lucks)).slice(0, SEED_DIGITS);
