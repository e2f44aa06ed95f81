import type { Replay, Source } from '../../client/replay/replay.ts';
import type { Card } from '../../client/table.ts';

/** The reader's own seats: people's seats in this browser, those the server names, and none in a file, which may be anyone's. */
export const ownSeats = (
  { card, own = [] }: Pick<Replay, 'own'> & { readonly card: Pick<Card, 'seats'> },
  source: Source,
): readonly number[] => (source === 'local' ? card.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])) : own);
