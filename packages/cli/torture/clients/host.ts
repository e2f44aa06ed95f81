import { hashOf, type Result } from '@swordtable/kernel';
import type { Terms } from '@swordtable/server/match/entry';
import { recordOf } from '@swordtable/server/match/gameplay';
import type { Chance } from '../../faults/chance.ts';
import type { Process } from '../process.ts';
import { newInsistence } from './insistence.ts';
import { ask, type Client, type Surroundings } from './network.ts';
import { newPatience } from './patience.ts';
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

/** Has a match made, however often it takes. Undefined if it can't be. */
export const insist = async <Made extends { readonly match: string }>(
  surroundings: Surroundings,
  make: (process: Process) => Promise<Result<Made>>,
): Promise<Made | undefined> => {
  const { world, oracle } = surroundings;
  const patience = newPatience();
  for (;;) {
    const made = await ask(surroundings, make);
    if (made?.ok === true) {
      // All its lines are written together.
      oracle.witness(made.value.match, oracle.headOf(made.value.match) ?? 0);
      return made.value;
    }
    if (made === undefined) continue;
    const wait = patience(made.refusal.code);
    if (wait === undefined) {
      world.violate('broken', `A match couldn’t be created: ${made.refusal.sentence}`);
      return undefined;
    }
    await world.wait(wait);
  }
};

/** Creates a match; then its players come, and spectators. */
export const startHost = (surroundings: Surroundings, simulated: Simulated, name: string): void => {
  const { world, links, join, keyFor } = surroundings;
  const chance = world.chance.branch(`host of ${name}`);
  let isDone = false;
  const host = async (): Promise<void> => {
    const keyAt = (seat: number): string => keyFor(`key ${name} ${seat}`);
    const terms = termsFor(simulated, keyAt, name, chance);
    const created = await insist(surroundings, (process) => process.create(name, terms));
    if (created === undefined) return;
    const { match, watch, invites } = created;
    const { perform } = newInsistence(surroundings, match, terms.host);
    /** Links that were in a lost answer are replaced. */
    const linkTo = async (seat: number): Promise<string | undefined> => {
      if (watch !== undefined || seat === 0) return invites.get(seat);
      const done = await perform({ do: 'invite', seat, key: terms.host, invite: '' });
      return done.ok ? done.value.made : undefined;
    };
    for (const [seat, { kind }] of terms.seats.entries())
      if (kind === 'person') void startPlayer(surroundings, { match, seat, key: keyAt(seat), invite: await linkTo(seat) });
    const relinked = watch === undefined ? await perform({ do: 'link', key: terms.host, watch: '' }) : undefined;
    links.set(match, watch ?? (relinked?.ok === true ? relinked.value.made : undefined) ?? '');
    if (chance.hits(400 * world.share('spectate'))) startSpectator(surroundings, match, keyFor(`spectator of ${match}`));
    isDone = true;
  };
  const client: Client = { name: `the host of ${name}`, isDone: () => isDone };
  join(client);
  void host();
};

/** Imports a match that is over, from its record, as one that was played elsewhere; in part or as a whole. */
export const startImporter = (surroundings: Surroundings, name: string): void => {
  const { world, oracle, join } = surroundings;
  const chance = world.chance.branch(`importer of ${name}`);
  let isDone = false;
  const bring = async (): Promise<void> => {
    await world.wait(2_000 + chance.below(10_000));
    const played = oracle.matches().find(({ status, position }) => status === 'over' && position !== undefined);
    if (played?.position !== undefined && played.imported === undefined) {
      const isWhole = chance.hits(500) && played.ended?.why === 'finished';
      const { answers, ...setup } = recordOf(played);
      const record = isWhole ? { ...setup, answers, hash: hashOf(played.position.state) } : { ...setup, answers: answers.slice(0, 5) };
      world.count('request: import');
      let times = 0;
      // As over HTTP, each request makes another match: the first may be old, and removed, before the second arrives.
      const bringTo = (process: Process) => process.bring(`${name}-${times++}`, record, surroundings.keyFor('importer'), isWhole);
      const brought = await insist(surroundings, bringTo);
      if (brought !== undefined) startSpectator(surroundings, brought.match, surroundings.keyFor(`reader of ${name}`));
    }
    isDone = true;
  };
  const client: Client = { name: 'the importer', isDone: () => isDone };
  join(client);
  void bring();
};
