import { findAll, type Kept } from '../people/kind.ts';
import type { Documents } from '../storage/documents.ts';
import type { TournamentCommands } from './commands.ts';
import { TOURNAMENT, type Tournament } from './tournament.ts';

/** More than anyone can host or play in at the same time. */
const MOST = 100;

/** Withdraws a player who is about to be deleted from everything that isn't over, and cancels what they host and hasn't begun. */
export const leaveAll = async (
  documents: Documents,
  { withdraw, cancel }: Pick<TournamentCommands, 'withdraw' | 'cancel'>,
  player: string,
): Promise<readonly string[]> => {
  const by = (name: string): Promise<readonly Kept<Tournament>[]> => findAll(documents, TOURNAMENT, { name, value: player, most: MOST });
  const [playing, hosting] = [await by('playing'), await by('hosting')];
  // If one begins or ends meanwhile, what can't be done is no reason to stay.
  for (const { id } of playing) await withdraw(id, player);
  for (const { id, value } of hosting) if (value.status === 'open') await cancel(id, player);
  return playing.map(({ id }) => id);
};
