import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { KeyHash } from './match/entry.ts';

/** A secret of 192 bits from the system's generator, safe in a link. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a text can be one of our secrets; anything else isn't worth hashing. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

/** What is stored instead of a secret. A 192-bit secret needs no salt: no one can try them all. */
export const fingerprint = (secret: string): KeyHash => createHash('sha256').update(`swordtable key\n${secret}`).digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 14;

/** A match's name in links: not a secret, but no one can guess or count them. */
export const newMatchId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
