import { plural } from '@swordtable/games/grammar';
import { type MatchRecord, readRecord, replay } from '@swordtable/kernel';
import { checkDeal, proofIn } from '@swordtable/server/match/proof';
import { readText } from './files.ts';
import { begunBy } from './scenes.ts';
import { FAILED, orStop, stop } from './stop.ts';

/** What can be said about the deal of a record; ends the command when it was not as it was promised. */
export const dealText = (text: string, record: MatchRecord, published?: string): string | undefined => {
  const proof = proofIn(JSON.parse(text));
  if (proof === undefined) return undefined;
  orStop(checkDeal(proof, record.seed, published), FAILED);
  const players = proof.luck.filter((luck) => luck !== '').length;
  const added = players === 0 ? 'No player added luck of their own.' : `${plural(players, 'player')} added luck of their own.`;
  return `The deal came from the secret that the server had committed to (${proof.commitment}). ${added}`;
};

/** Proves a finished match: the deal was the promised one, every answer legal, and the end as the file says. */
export const verify = (path: string, { commitment }: { readonly commitment?: string }): void => {
  const text = readText(path);
  const record = orStop(readRecord(text), FAILED);
  const deal = dealText(text, record, commitment?.toLowerCase());
  if (deal === undefined) stop('This file does not say how its deal came about: only matches that a server kept can be verified.', FAILED);
  console.log(deal);
  if (commitment === undefined)
    console.log('Give the commitment you saw when the match was made with --commitment to prove that it was made then.');
  const moments = orStop(replay(begunBy(record).game, record), FAILED);
  const end = record.hash === undefined ? 'the file has no hash of its end' : 'its end is as the file says';
  console.log(`${plural(moments.length - 1, 'answer')}, all of them legal; ${end}.`);
};
