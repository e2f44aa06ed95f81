import { until } from './asking.ts';
import { insist } from './host.ts';
import { newInsistence } from './insistence.ts';
import type { Client, Surroundings } from './network.ts';
import { isIn } from './passkeys.ts';
import { botTable } from './small-table.ts';

/** If the process that moves the matches dies, another one does it after five minutes. */
const MOVED_WITHIN = 330_000;
const LOOK_EVERY = 1_000;
const MATCHES = 2;

/** Begins matches as a guest, and signs in as a player: the matches must come along, and continue. */
export const startGuest = (surroundings: Surroundings): void => {
  const { world, oracle, keyFor, join } = surroundings;
  const chance = world.chance.branch('guest');
  const [guest, own] = [keyFor('guest'), keyFor('own')];
  let isDone = false;

  const begin = async (name: string): Promise<string | undefined> => {
    const made = await insist(surroundings, (process) => process.create(name, botTable(guest, name)));
    if (made === undefined) return undefined;
    const player = { name: '', program: false, luck: 'luck' };
    await newInsistence(surroundings, made.match, guest).perform({ do: 'take', seat: 0, key: guest, player });
    return made.match;
  };

  /** A phrase may be replaced by the same request that arrives again. */
  const signIn = async (): Promise<void> => {
    await until(surroundings, 'profile', ({ people }) => people.save(own, 'Wanderer'));
    for (;;) {
      const made = await until(surroundings, 'phrase', ({ people }) => people.phrase(own));
      const entered = await until(surroundings, 'sign in', ({ people }) => people.enter(guest, made.ok ? made.value : ''));
      if (entered.ok || isIn(entered.refusal.code)) return;
      await world.wait(LOOK_EVERY);
    }
  };

  const isMoved = (match: string): boolean => {
    const now = oracle.matchAt(match, oracle.headOf(match) ?? -1);
    return oracle.isRemoved(match) || (now?.terms.host === own && now.seats.every(({ keys }) => !keys.includes(guest)));
  };

  const live = async (): Promise<void> => {
    await world.wait(chance.below(3_000));
    const matches: string[] = [];
    for (let index = 0; index < MATCHES; index++) matches.push(...[(await begin(`guest-${index}`)) ?? []].flat());
    await signIn();
    const began = world.now();
    while (!matches.every(isMoved) && world.now() - began < MOVED_WITHIN) await world.wait(LOOK_EVERY);
    for (const match of matches) {
      if (!isMoved(match)) world.violate('lost', `${match} didn’t come along when its player signed in.`);
      const resigned = await newInsistence(surroundings, match, own).perform({ do: 'resign', seat: 0, key: own });
      if (!resigned.ok && resigned.refusal.code === 'not-your-seat') world.violate('lost', `A player has no seat in ${match}.`);
    }
    isDone = true;
  };
  const client: Client = { name: 'the guest', isDone: () => isDone };
  join(client);
  void live();
};
