import type { Review } from '@swordtable/bots/review/index';
import { hashText } from '@swordtable/kernel';
import type { Replay, Source } from '../../../client/replay/replay.ts';
import { type Digest, digestOf } from '../../../client/review/digest.ts';

/** What a review is kept by, and what the trends get of it. */
export interface KeepAs {
  readonly match: string;
  digest(review: Review): Digest | undefined;
}

/** A match in this browser or on the server is known by its id, one from a file by what is in it. */
export const keepAs = ({ card, file, happened, eyes }: Replay, source: Source, own: readonly number[], id: string): KeepAs => ({
  match: source === 'file' ? `file ${hashText(JSON.stringify([file?.seed, file?.answers]))}` : id,
  digest: (review) => {
    const [seat] = own;
    if (seat === undefined || source === 'file') return undefined;
    const at = happened(eyes[0] ?? 'spectator').at(-1)?.at ?? card.created;
    return digestOf(review, seat, { href: `/replay/${source}/${id}`, game: card.game, name: card.name, at, seats: card.seats.length });
  },
});
