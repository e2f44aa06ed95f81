import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seed of this length is used directly as the generator's key. */
const SEED_DIGITS = 32;

/** Browsers offer SHA-256 only asynchronously, and a log is read synchronously. */
const digest = (...parts: readonly string[]): string => bytesToHex(sha256(utf8ToBytes(parts.join('\n'))));

/** Published when a match is created: the server can't choose another secret afterward. */
export const commitmentTo = (match: string, secret: string): string => digest('swordtable deal', match, secret);

/**
 * The seed of the deal, from the server's secret and each player's contribution. The server commits to its part before any player names
 * theirs, so neither can choose the deal; and no player learns the server's part before the end.
 */
export const seedFrom = (match: string, secret: string, lucks: readonly string[]): string =>
  digest('swordtable seed', match, secret, JSON.stringify(lucks)).slice(0, SEED_DIGITS);
