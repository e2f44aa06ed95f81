import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import type { SeenParty, View } from '@swordtable/games/contracts/view/view';

const NOBODY: readonly never[] = [];

/** A party with all that is known of it, as the rules count with it; what is hidden is left out. */
const asParty = (seen: SeenParty): Party => ({
  ...seen,
  leaders: seen.own?.leaders ?? NOBODY,
  hand: seen.own?.hand ?? NOBODY,
  gained: seen.own?.gained ?? NOBODY,
  fresh: seen.own?.fresh ?? seen.fresh.filter((card) => card !== null),
});

/** The party of a seat: as its owner is putting it together, else as it lies on the table. */
export const partyOf = (view: View, seat: number): Party => {
  const seen = view.parties[seat];
  if (seen === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return seen.own?.plan ?? asParty(seen);
};

/** How many of a party can still be sent out. */
export const freeIn = (fellows: readonly Fellow[]): number => fellows.filter(({ ready }) => ready).length;
