import { until } from './asking.ts';
import type { Client, Surroundings } from './network.ts';

/** Everyone wants the first name. */
const NAMES = ['Hero', 'Ann', 'Bob', 'Cleo', 'Dora', 'Emil'];

/** Becomes a player, comes to a second device, signs one out, and leaves. */
export const startNewcomer = (surroundings: Surroundings, name: string): void => {
  const { world, join, keyFor } = surroundings;
  const chance = world.chance.branch(`newcomer ${name}`);
  const [own, phone] = [keyFor(`newcomer ${name}`), keyFor(`phone of ${name}`)];
  let isDone = false;

  const become = async (): Promise<string> => {
    for (const wish of NAMES) {
      const saved = await until(surroundings, 'profile', ({ profiles: { save } }) => save(own, wish));
      if (saved.ok) return saved.value;
    }
    world.violate('broken', `"${own}" got none of the names.`);
    return '';
  };
  /** A phrase may be replaced by the same request that arrives again. */
  const comeToPhone = async (player: string): Promise<void> => {
    for (;;) {
      const made = await until(surroundings, 'phrase', ({ profiles: { phrase } }) => phrase(player));
      const words = made.ok ? made.value : '';
      const entered = await until(surroundings, 'sign in', ({ profiles: { enter } }) => enter(words, phone));
      if (entered.ok || entered.refusal.code === 'unknown-key') return;
      await world.wait(200);
    }
  };
  const expectKey = async (device: string, key: string | null): Promise<void> => {
    const found = await until(surroundings, 'identify', ({ profiles: { identify } }) => identify(device));
    if (!found.ok || found.value === key) return;
    world.violate(key === null ? 'leak' : 'lost', `"${device}" plays with ${found.value}, but should with ${key}.`);
  };
  const live = async (): Promise<void> => {
    await world.wait(chance.below(3_000));
    const player = await become();
    await comeToPhone(player);
    await expectKey(phone, own);
    const [lost, kept] = chance.hits(500) ? [phone, own] : [own, phone];
    await until(surroundings, 'sign out', ({ profiles: { signOut } }) => signOut(player, lost));
    await expectKey(lost, null);
    await expectKey(kept, own);
    if (chance.hits(500)) {
      await until(surroundings, 'leave for good', ({ profiles: { leave } }) => leave(player));
      for (const device of [own, phone]) await expectKey(device, null);
    }
    isDone = true;
  };
  const client: Client = { name: `newcomer ${name}`, isDone: () => isDone };
  join(client);
  void live();
};
