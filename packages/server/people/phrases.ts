import { createHash } from 'node:crypto';
import { generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Documents } from '../storage/documents.ts';
import { addDevice, changeWith, type NewDevice } from './devices.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readOne, remove } from './kind.ts';
import { PLAYER, type Player } from './player.ts';
import { PHRASE } from './ways-in.ts';

/** Recovery phrases: twelve words that bring a player to another device. Only their hash is kept. */
export interface Phrases {
  /** A new phrase. The one before no longer works. */
  create(player: string): Promise<Result<string>>;
  signIn(phrase: string, device: NewDevice): Promise<Result<Kept<Player>>>;
}

/** Twelve words are 128 random bits and four to check them, so the hash needs no salt: no one can try them all. */
const hashOf = (phrase: string): string => createHash('sha256').update(`swordtable phrase\n${phrase}`).digest('hex');

/** The words, however they were typed. */
const tidy = (phrase: string): string =>
  phrase
    .normalize('NFKD')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/u)
    .join(' ');

export const openPhrases = (documents: Documents, now: () => number): Phrases => ({
  create: (id) =>
    insist(async () => {
      const player = await readOne(documents, PLAYER, id);
      if (player === undefined) return refuse('not-a-player', 'You need a profile for this. Choose a name first.');
      const old = await findAll(documents, PHRASE, { name: 'player', value: id, most: 10 });
      const phrase = generateMnemonic(wordlist, 128);
      const done = await changeWith(documents, player, [
        put(PHRASE, hashOf(phrase), { player: id, added: now() }),
        ...old.map((each) => remove(PHRASE, each)),
      ]);
      return done ? accept(phrase) : undefined;
    }),
  signIn: (given, device) =>
    insist(async () => {
      const phrase = tidy(given);
      if (!validateMnemonic(phrase, wordlist))
        return refuse('bad-phrase', 'A recovery phrase has 12 words. One of these is wrong, missing, or in the wrong place.');
      const known = await readOne(documents, PHRASE, hashOf(phrase));
      if (known === undefined) return refuse('unknown-phrase', 'No one has this recovery phrase. A newer one may have replaced it.');
      return addDevice(documents, known.value.player, device, now());
    }),
});
