import { until } from './asking.ts';
import type { Client, Surroundings } from './network.ts';
import { comeWithPasskey, isIn } from './passkeys.ts';

/** Everyone wants the first name. */
const NAMES = ['Hero', 'Ann', 'Bob', 'Cleo', 'Dora', 'Emil'];

/** Within this many milliseconds, all processes know whose a device is. */
const KNOWN = 6_000;

/** Becomes a player, comes to a second device, signs one out, and leaves. */
export const startNewcomer = (surroundings: Surroundings, name: string): void => {
  const { world, join, keyFor } = surroundings;
  const chance = world.chance.branch(`newcomer ${name}`);
  const [own, phone] = [keyFor(`newcomer ${name}`), keyFor(`phone of ${name}`)];
  let isDone = false;

  const become = async (): Promise<string> => {
    for (const wish of NAMES) {
      const saved = await until(surroundings, 'profile', ({ people }) => people.save(own, wish));
      if (saved.ok) return saved.value;
    }
    world.violate('broken', `"${own}" got none of the names.`);
    return '';
  };
  /** A phrase may be replaced by the same request that arrives again. */
  const comeWithPhrase = async (): Promise<void> => {
    for (;;) {
      const made = await until(surroundings, 'phrase', ({ people }) => people.phrase(own));
      const words = made.ok ? made.value : '';
      const entered = await until(surroundings, 'sign in', ({ people }) => people.enter(phone, words));
      if (entered.ok || isIn(entered.refusal.code)) return;
      await world.wait(200);
    }
  };
  const expectPlayer = async (device: string, player: string | null): Promise<void> => {
    const found = await until(surroundings, 'identify', ({ people }) => people.identify(device));
    if (!found.ok || found.value === player) return;
    world.violate(player === null ? 'leak' : 'lost', `"${device}" is a device of ${found.value}, but should be one of ${player}.`);
  };
  const live = async (): Promise<void> => {
    await world.wait(chance.below(3_000));
    const player = await become();
    await (chance.branch('way in').hits(500) ? comeWithPasskey(surroundings, own, phone) : comeWithPhrase());
    await world.wait(KNOWN);
    await expectPlayer(phone, player);
    const [lost, kept] = chance.hits(500) ? [phone, own] : [own, phone];
    await until(surroundings, 'sign out', ({ people }) => people.signOut(kept, lost));
    await world.wait(KNOWN);
    await expectPlayer(lost, null);
    await expectPlayer(kept, player);
    if (chance.hits(500)) {
      await until(surroundings, 'leave for good', ({ people }) => people.leave(kept));
      await world.wait(KNOWN);
      for (const device of [own, phone]) await expectPlayer(device, null);
    }
    isDone = true;
  };
  const client: Client = { name: `newcomer ${name}`, isDone: () => isDone };
  join(client);
  void live();
};
