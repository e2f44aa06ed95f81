import { SUBSCRIPTION } from '@swordtable/server/people/push/subscription';
import type { Chance } from '../../faults/chance.ts';
import { endpointOf } from '../push-service.ts';
import { newAsides } from './asides.ts';
import { until } from './asking.ts';
import type { AtTable, Named } from './at-table.ts';
import type { Surroundings } from './network.ts';
import { startPlayer } from './player.ts';

const EMBLEM = { picture: 'owl', color: 'teal' } as const;

/** Becomes a player, and wants push messages where there are any. */
export const becomeNamed = async (surroundings: Surroundings, name: string): Promise<Named> => {
  const { world, kept } = surroundings;
  const key = surroundings.keyFor(name);
  const saved = await until(surroundings, 'profile', ({ people }) => people.save(key, name));
  if (!saved.ok) world.violate('broken', `"${name}" couldn’t become a player: ${saved.refusal.sentence}`);
  if (world.share('push') > 0) {
    await until(surroundings, 'subscribe', ({ people }) => people.subscribe(key, endpointOf(key)));
    kept.witness(SUBSCRIPTION, key, (stored) => stored?.key === key);
  }
  return { key, player: saved.ok ? saved.value : '', name };
};

/** Sits down in a match that the server has made for them, and plays it to its end. False if it isn't there yet. */
export const playNamed = async (surroundings: Surroundings, { match, seat, ...named }: AtTable, chance: Chance): Promise<boolean> => {
  const { oracle } = surroundings;
  const { key, player, name } = named;
  const aside = newAsides(surroundings, { match, seat, ...named }, chance);
  const known = { name, profile: { id: player, emblem: EMBLEM } };
  await startPlayer(surroundings, { match, seat, key, stranger: { known, aside } });
  return oracle.isRemoved(match) || (oracle.matchAt(match, oracle.headOf(match) ?? -1)?.status ?? 'waiting') !== 'waiting';
};
