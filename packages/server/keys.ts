import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { KeyHash } from './match/entry.ts';

/** A secret of 192 bits from the system's generator, safe in a link. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a text can be one of our secrets; anything else is not worth a fingerprint. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

/** What is stored in a secret's place. A secret of 192 bits needs no salt: nobody can try them all. */
export const fingerprint = (secret: string): KeyHash => createHash('sha256').update(`swordtable key\n${secret}`).digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 14;

/** The name of a match in links: it is no secret, but nobody can guess or count them. */
export const newMatchId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
