import { type Follower, startFollower } from './follower.ts';
import { newInsistence } from './insistence.ts';
import type { Client, Surroundings } from './network.ts';

const TRIES = 5;

/** A simulated spectator. When the link is replaced, it comes back with the new one. */
export const startSpectator = (surroundings: Surroundings, match: string, key: string): void => {
  const { world, oracle, links, join } = surroundings;
  const { perform } = newInsistence(surroundings, match, key);
  const chance = world.chance.branch(`${match} ${key}`);
  let follower: Follower | undefined;
  let isWatching = true;

  const watch = async (): Promise<void> => {
    for (let tries = 0; tries < TRIES && !world.isCalm; tries++) {
      await world.wait(chance.below(5_000));
      const done = await perform({ do: 'watch', key, link: links.get(match) ?? '' });
      if (done.ok && follower?.hasEnded !== false) follower = startFollower(surroundings, { match, watcher: undefined, key });
      if (done.ok) await world.wait(3_000);
      if (oracle.isRemoved(match)) break;
    }
    isWatching = false;
  };
  const client: Client = { name: key, isDone: () => !isWatching && follower?.isCurrent() !== false };
  join(client);
  void watch();
};
