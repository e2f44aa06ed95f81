import { type Identities, openIdentities } from './identities.ts';
import { openPlayers, type Players, type PlayersParts } from './players.ts';

/** Everything about the people who play here, beside their matches. */
export interface People {
  readonly players: Players;
  readonly identities: Identities;
}

export const openPeople = (parts: PlayersParts): People => {
  const players = openPlayers(parts);
  return { players, identities: openIdentities(players, parts.now) };
};
