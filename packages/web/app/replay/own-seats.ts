import type { Replay, Source } from '../../client/replay/replay.ts';
import type { Card } from '../../client/table.ts';

/** The reader's own seats: in this browser those of people, at the service those that it knows; a file may be anybody's. */
export const ownSeats = (
  { card, own = [] }: Pick<Replay, 'own'> & { readonly card: Pick<Card, 'seats'> },
  source: Source,
): readonly number[] => (source === 'local' ? card.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])) : own);
