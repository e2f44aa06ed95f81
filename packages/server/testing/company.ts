import type { Card } from '../api/match.ts';
import { routes } from '../api/routes.ts';
import type { Client, TestService } from './service.ts';

/** The players of one match, each with their own key; the first is the host. */
export interface Company {
  readonly match: string;
  /** By seat. */
  readonly players: readonly Client[];
  readonly host: Client;
  /** The secret of the spectators' link. */
  readonly watch: string;
  player(seat: number): Client;
  card(): Promise<Card>;
}

/** A running match with this many people, and with these further terms. */
export const companyOf = async (service: TestService, people: number, wishes: object = {}): Promise<Company> => {
  const players = await Promise.all(Array.from({ length: people }, () => service.newcomer()));
  const [host] = players;
  if (host === undefined) throw new Error('A match needs a player.');
  const seats = players.map((_, seat) => (seat === 0 ? { kind: 'me', name: 'Seat 0' } : { kind: 'person' }));
  const { match, invites, watch } = await host.create({ game: 'carts', seats, ...wishes });
  for (const { seat, secret } of invites) {
    const guest = players[seat] as Client;
    await guest.sure(guest.take(match, seat, { invite: secret, name: `Seat ${seat}` }));
  }
  const player = (seat: number): Client => {
    const found = players[seat];
    if (found === undefined) throw new Error(`No one has seat ${seat}.`);
    return found;
  };
  return { match, players, host, watch: watch?.secret ?? '', player, card: () => host.call(routes.match, { params: { match } }) };
};

/** Everyone answers, by default with the first option, until the match is over or this many answers were given. */
export const playOn = async (company: Company, most = 1_000, choose?: (options: readonly unknown[]) => unknown): Promise<Card> => {
  for (let count = 0; count < most; count++) {
    const { asked, status } = await company.card();
    const [seat] = asked;
    if (status === 'over' || seat === undefined) break;
    await company.player(seat).answer(company.match, seat, choose);
  }
  return company.card();
};
