import { hashOf } from '@swordtable/kernel';
import type { Entry, Terms } from '@swordtable/server/match/entry';
import { importOf } from '@swordtable/server/match/file';
import { recordOf } from '@swordtable/server/match/gameplay';
import type { Chance } from '../../faults/chance.ts';
import { ask, type Client, type Surroundings } from './network.ts';
import { startPlayer } from './player.ts';
import { startSpectator } from './spectator.ts';

/** A game that can be simulated: its name, numbers of players, and options for a short match. */
export interface Simulated {
  readonly game: string;
  readonly version: string;
  readonly seats: readonly number[];
  options(chance: Chance): Terms['options'];
}

const oneOf = <Item>(items: readonly Item[], chance: Chance): Item => items[chance.below(items.length)] as Item;

const termsFor = ({ game, version, seats, options }: Simulated, keyAt: (seat: number) => string, match: string, chance: Chance): Terms => {
  const count = oneOf(seats, chance);
  const isBot = (seat: number): boolean => seat === count - 1 && chance.hits(200);
  return {
    ...{ game, version, options: options(chance), secret: `secret of ${match}`, patience: 2, watch: `link of ${match}` },
    ...{ listed: chance.hits(300), openAfter: chance.hits(500) },
    seats: Array.from({ length: count }, (_, seat) =>
      isBot(seat) ? { kind: 'bot', name: '', level: 'easy', invites: [] } : { kind: 'person', name: '', invites: [keyAt(seat)] },
    ),
    clock: chance.hits(300) ? null : { seconds: 3 + chance.below(15), level: 'easy' },
    host: keyAt(0),
  };
};

/** Creates a match, however often it takes. */
const create = async (surroundings: Surroundings, match: string, entries: readonly Entry[], key: string): Promise<void> => {
  for (;;) {
    const made = await ask(surroundings, ({ registry }) => registry.create(match, entries, key));
    if (made === undefined) continue;
    if (made.ok || made.refusal.code === 'match-exists') return surroundings.oracle.witness(match, entries.length - 1);
    if (!made.refusal.code.startsWith('storage'))
      return surroundings.world.violate('broken', `${match} couldn’t be created: ${made.refusal.sentence}`);
  }
};

/** Creates a match; then its players come, and spectators. */
export const startHost = (surroundings: Surroundings, simulated: Simulated, match: string): void => {
  const { world, links, join, keyFor } = surroundings;
  const chance = world.chance.branch(`host of ${match}`);
  let isDone = false;
  const host = async (): Promise<void> => {
    const keyAt = (seat: number): string => keyFor(`key ${match} ${seat}`);
    const terms = termsFor(simulated, keyAt, match, chance);
    links.set(match, terms.watch);
    await create(surroundings, match, [{ kind: 'created', terms }], terms.host);
    for (const [seat, { kind }] of terms.seats.entries())
      if (kind === 'person') startPlayer(surroundings, { match, seat, key: keyAt(seat) });
    if (chance.hits(400 * world.share('spectate'))) startSpectator(surroundings, match, keyFor(`spectator of ${match}`));
    isDone = true;
  };
  const client: Client = { name: `the host of ${match}`, isDone: () => isDone };
  join(client);
  void host();
};

/** Imports a match that is over, from its record, as one that was played elsewhere; in part or as a whole. */
export const startImporter = (surroundings: Surroundings, match: string): void => {
  const { world, oracle, join } = surroundings;
  const chance = world.chance.branch(`importer of ${match}`);
  let isDone = false;
  const bring = async (): Promise<void> => {
    await world.wait(2_000 + chance.below(10_000));
    const played = oracle.matches().find(({ status, position }) => status === 'over' && position !== undefined);
    if (played?.position !== undefined && played.imported === undefined) {
      const isWhole = chance.hits(500) && played.ended?.why === 'finished';
      const { answers, ...setup } = recordOf(played);
      const record = isWhole ? { ...setup, answers, hash: hashOf(played.position.state) } : { ...setup, answers: answers.slice(0, 5) };
      const entries = importOf(record, ['Ann'], 'importer', isWhole);
      world.count('request: import');
      await create(surroundings, match, entries, 'importer');
      startSpectator(surroundings, match, surroundings.keyFor(`reader of ${match}`));
    }
    isDone = true;
  };
  const client: Client = { name: 'the importer', isDone: () => isDone };
  join(client);
  void bring();
};
