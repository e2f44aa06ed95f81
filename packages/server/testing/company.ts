import type { Card } from '../api/match.ts';
import { routes } from '../api/routes.ts';
import type { Client, TestService } from './service.ts';

/** People who sit at one match, each with a key of their own; the first of them made it. */
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

/** A running match among so many people. What is wished besides goes into the match. */
export const companyOf = async (service: TestService, people: number, wishes: object = {}): Promise<Company> => {
  const players = await Promise.all(Array.from({ length: people }, () => service.newcomer()));
  const [host] = players;
  if (host === undefined) throw new Error('A match needs somebody.');
  const seats = players.map((_, seat) => (seat === 0 ? { kind: 'me', name: 'Seat 0' } : { kind: 'person' }));
  const { match, invites, watch } = await host.create({ game: 'carts', seats, ...wishes });
  for (const { seat, secret } of invites) {
    const guest = players[seat] as Client;
    await guest.sure(guest.take(match, seat, { invite: secret, name: `Seat ${seat}` }));
  }
  const player = (seat: number): Client => {
    const found = players[seat];
    if (found === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return found;
  };
  return { match, players, host, watch: watch?.secret ?? '', player, card: () => host.call(routes.match, { params: { match } }) };
};

/** Everybody answers, by the first option unless told otherwise, until the match is over or so many answers were given. */
export const playOn = async (company: Company, most = 1_000, choose?: (options: readonly unknown[]) => unknown): Promise<Card> => {
  for (let count = 0; count < most; count++) {
    const { asked, status } = await company.card();
    const [seat] = asked;
    if (status === 'over' || seat === undefined) break;
    await company.player(seat).answer(company.match, seat, choose);
  }
  return company.card();
};
