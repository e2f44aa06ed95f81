import { accept, type MatchRecord, type Result, refuse, type Seat } from '@swordtable/kernel';
import { commitmentTo, seedFrom } from './deal.ts';

/** What a match file says about its deal. */
export interface Proof {
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  /** By seat. */
  readonly luck: readonly string[];
  /** The seats that bots had from the start. */
  readonly bots: readonly Seat[];
}

/** What someone wrote down while the match was played. A file alone can't prove it: a server that forges a deal writes the file too. */
export interface Notes {
  /** The commitment that was published before they named their luck. */
  readonly commitment?: string | undefined;
  /** The luck of the seats they know, such as their own; a bot's is empty. */
  readonly luck?: ReadonlyMap<Seat, string>;
}

type Fields = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const botsIn = (players: unknown): readonly Seat[] =>
  Array.isArray(players) ? players.flatMap((player: unknown, seat) => (isObject(player) && player['player'] === 'bot' ? [seat] : [])) : [];

/** The proof in a file that anyone may have written; undefined if it has none. */
export const proofIn = (file: unknown): Proof | undefined => {
  if (!isObject(file) || !isObject(file['deal'])) return undefined;
  const { match, commitment, secret, luck } = file['deal'];
  if (!isText(match) || !isText(commitment) || !isText(secret) || !Array.isArray(luck) || !luck.every(isText)) return undefined;
  return { match, commitment, secret, luck, bots: botsIn(file['players']) };
};

/** Any text that is hashed into the seed can be chosen to suit the deal, so there may be none that no player has given. */
const checkLuck = ({ luck, bots }: Proof, seats: number, notes: Notes): Result<void> => {
  if (luck.length !== seats) return refuse('extra-luck', `The file has luck for ${luck.length} seats, but the match has ${seats}.`);
  for (const [seat, text] of [...bots.map((bot) => [bot, ''] as const), ...(notes.luck ?? [])]) {
    if (luck[seat] === text) continue;
    return text === ''
      ? refuse('false-luck', `The file has luck for seat ${seat}, which added none, as bots never do. Someone could have chosen it.`)
      : refuse('other-luck', `The luck of seat ${seat} in the file isn’t what it was during the match.`);
  }
  return accept(undefined);
};

/**
 * Checks that a deal is what the server had committed to before anyone sat down, together with the players' luck. Someone who wrote down
 * the commitment and their own luck also knows that neither was made up afterward.
 */
export const checkDeal = (
  proof: Proof,
  { seed, seats, redealt = [] }: Pick<MatchRecord, 'seed' | 'seats' | 'redealt'>,
  notes: Notes = {},
): Result<void> => {
  if (notes.commitment !== undefined && notes.commitment !== proof.commitment)
    return refuse('other-commitment', 'The file has a different commitment than the one published when the match was created.');
  if (commitmentTo(proof.match, proof.secret) !== proof.commitment)
    return refuse('broken-commitment', 'The secret in the file isn’t the one the server committed to.');
  if (seedFrom(proof.match, proof.secret, proof.luck) !== seed)
    return refuse('other-deal', 'The cards weren’t dealt from that secret and the players’ luck.');
  if (redealt.length > 0) return refuse('dealt-again', 'The file deals again during the match, from a seed that nobody committed to.');
  return checkLuck(proof, seats, notes);
};
