import { plural } from '@swordtable/games/grammar';
import { type MatchRecord, readRecord, replay } from '@swordtable/kernel';
import { checkDeal, proofIn } from '@swordtable/server/match/proof';
import { readText } from './files.ts';
import { begunBy } from './scenes.ts';
import { FAILED, orStop, stop } from './stop.ts';

/** Describes a record's deal; ends the command if it wasn't the committed one. */
export const dealText = (text: string, record: MatchRecord, published?: string): string | undefined => {
  const proof = proofIn(JSON.parse(text));
  if (proof === undefined) return undefined;
  orStop(checkDeal(proof, record.seed, published), FAILED);
  const players = proof.luck.filter((luck) => luck !== '').length;
  const added = players === 0 ? 'No player added luck.' : `${plural(players, 'player')} added luck.`;
  return `The deal came from the secret the server committed to (${proof.commitment}). ${added}`;
};

/** Proves a finished match: the deal was the committed one, every answer was legal, and the end matches. */
export const verify = (path: string, { commitment }: { readonly commitment?: string }): void => {
  const text = readText(path);
  const record = orStop(readRecord(text), FAILED);
  const deal = dealText(text, record, commitment?.toLowerCase());
  if (deal === undefined) stop('This file doesn’t say how it was dealt. Only matches from a server can be verified.', FAILED);
  console.log(deal);
  if (commitment === undefined) console.log('To prove when the commitment was made, pass the one you saw at the start with --commitment.');
  const steps = orStop(replay(begunBy(record).game, record), FAILED);
  const end = record.hash === undefined ? 'the file has no final hash' : 'the end matches the file';
  console.log(`${plural(steps.length - 1, 'answer')}, all legal; ${end}.`);
};
