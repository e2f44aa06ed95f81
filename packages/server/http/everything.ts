import type { Exported } from '../api/access.ts';
import type { Kept } from '../people/kind.ts';
import { ownedBy } from '../people/owned.ts';
import type { Player } from '../people/player.ts';
import { allHeld } from '../storage/all-held.ts';
import type { Storage } from '../storage/storage.ts';
import { tournamentCard } from '../tournaments/details.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { listedFrom } from './routes/matches.ts';
import { cardOf } from './routes/people.ts';

interface Sources {
  readonly storage: Pick<Storage, 'held' | 'documents'>;
  readonly tournaments: Pick<Tournaments, 'list'>;
}

const PAGE = 100;

/** All tournaments that a player has to do with, newest first. */
const allEntered = async ({ list }: Pick<Tournaments, 'list'>, player: string): Promise<readonly Kept<Tournament>[]> => {
  const all: Kept<Tournament>[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last === undefined ? {} : { after: { rank: last.value.created, id: last.id } };
    const page = await list({ player, most: PAGE, ...after });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
};

/** Everything that is stored about a player, for them to take along. */
export const everythingOf = async ({ storage, tournaments }: Sources, player: Kept<Player>): Promise<Exported> => {
  const owned = await ownedBy(storage.documents, player);
  return {
    player: cardOf(player),
    documents: Object.fromEntries([...owned].map(([kind, all]) => [kind, all.map(({ text }) => JSON.parse(text))])),
    matches: (await allHeld(storage, player.value.key)).map(listedFrom),
    tournaments: (await allEntered(tournaments, player.id)).map(tournamentCard),
  };
};
