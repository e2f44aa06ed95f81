import type { Document, Documents, RankedDocument } from '../storage/documents.ts';
import { ACCURACY } from './accuracy.ts';
import { BLOCK } from './blocks.ts';
import type { Kept } from './kind.ts';
import { MOVE } from './moves.ts';
import { DEVICE, type Player } from './player.ts';
import { NOTICE } from './push/notice.ts';
import { SUBSCRIPTION } from './push/subscription.ts';
import { HIDDEN, RATED } from './ratings/kinds.ts';
import { VACATIONS } from './vacation.ts';
import { PASSKEY, PHRASE } from './ways-in.ts';

/** A kind of document that belongs to one player: found by their id, or by the key they play with. */
interface Owned {
  readonly kind: string;
  /** The name of the key, and what its value is. */
  readonly by: string;
  readonly of: 'player' | 'key';
}

/** Everything that goes with a player when they leave, and into their export. */
const OWNED: readonly Owned[] = [
  { kind: DEVICE.kind, by: 'player', of: 'player' },
  { kind: PASSKEY.kind, by: 'player', of: 'player' },
  { kind: PHRASE.kind, by: 'player', of: 'player' },
  { kind: MOVE.kind, by: 'player', of: 'player' },
  { kind: BLOCK.kind, by: 'by', of: 'player' },
  { kind: RATED.kind, by: 'player', of: 'player' },
  { kind: ACCURACY.kind, by: 'player', of: 'player' },
  { kind: HIDDEN.kind, by: 'player', of: 'player' },
  { kind: SUBSCRIPTION.kind, by: 'key', of: 'key' },
  { kind: VACATIONS.kind, by: 'key', of: 'key' },
  { kind: NOTICE.kind, by: 'key', of: 'key' },
];

const PAGE = 500;

const allOf = async (documents: Documents, { kind, by }: Owned, value: string): Promise<readonly Document[]> => {
  const all: RankedDocument[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await documents.find({ kind, name: by, value, most: PAGE, ...(last === undefined ? {} : { after: last }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
};

/** All documents of a player, by kind. */
export const ownedBy = async (
  documents: Documents,
  { id, value: { key } }: Kept<Player>,
): Promise<ReadonlyMap<string, readonly Document[]>> => {
  const found = new Map<string, readonly Document[]>();
  for (const owned of OWNED) found.set(owned.kind, await allOf(documents, owned, owned.of === 'player' ? id : key));
  return found;
};
