import { accept, type Result, refuse } from '@swordtable/kernel';
import { commitmentTo, seedFrom } from './deal.ts';

/** What a match file says about its deal. */
export interface Proof {
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  readonly luck: readonly string[];
}

const isProof = (value: unknown): value is Proof => {
  if (typeof value !== 'object' || value === null) return false;
  const { match, commitment, secret, luck } = value as Partial<Record<keyof Proof, unknown>>;
  const texts = [match, commitment, secret].every((text) => typeof text === 'string');
  return texts && Array.isArray(luck) && luck.every((text) => typeof text === 'string');
};

/** The proof in a file that anyone may have written; undefined if it has none. */
export const proofIn = (file: unknown): Proof | undefined => {
  const deal = typeof file === 'object' && file !== null && 'deal' in file ? file.deal : undefined;
  return isProof(deal) ? deal : undefined;
};

/**
 * Checks that a deal is what the server had committed to before anyone sat down, together with the players' contributions. With the
 * commitment that a player wrote down when the match was created, the file can't have been made up afterward either.
 */
export const checkDeal = (proof: Proof, seed: string, published?: string): Result<void> => {
  if (published !== undefined && published !== proof.commitment)
    return refuse('other-commitment', 'The file has a different commitment than the one published when the match was created.');
  if (commitmentTo(proof.match, proof.secret) !== proof.commitment)
    return refuse('broken-commitment', 'The secret in the file isn’t the one the server committed to.');
  if (seedFrom(proof.match, proof.secret, proof.luck) !== seed)
    return refuse('other-deal', 'The cards weren’t dealt from that secret and the players’ luck.');
  return accept(undefined);
};
