import { randomBytes } from 'node:crypto';
import type { Documents } from '../storage/documents.ts';
import { findAll, type Kept, put, readOne, remove } from './kind.ts';
import { CHALLENGE, type Challenge } from './ways-in.ts';

/** How long someone may take to find their passkey, in milliseconds. */
export const PATIENCE = 5 * 60_000;

/** Old ones are removed with each new one, a few at a time, so that there are never many. */
const SWEPT = 20;

/** What passkeys are to sign. Any process can check what another has asked for. */
export interface Challenges {
  ask(player: string | null): Promise<string>;
  /** The challenge, if it was asked of this player and isn't too old. It’s removed when it’s used. */
  find(text: string, player: string | null): Promise<Kept<Challenge> | undefined>;
}

export const openChallenges = (documents: Documents, now: () => number): Challenges => ({
  ask: async (player) => {
    const old = await findAll(documents, CHALLENGE, { name: 'due', value: '', greatest: now(), most: SWEPT });
    // Another process may be removing the same ones.
    if (old.length > 0) await documents.change(old.map((each) => remove(CHALLENGE, each)));
    const text = randomBytes(32).toString('base64url');
    await documents.change([put(CHALLENGE, text, { player, due: now() + PATIENCE })]);
    return text;
  },
  find: async (text, player) => {
    const known = await readOne(documents, CHALLENGE, text);
    return known !== undefined && known.value.player === player && known.value.due > now() ? known : undefined;
  },
});
