import { SUBSCRIPTION } from '@swordtable/server/people/push/subscription';
import { endpointOf } from '../push-service.ts';
import { until } from './asking.ts';
import { startFollower } from './follower.ts';
import { KNOWN } from './moderated.ts';
import type { Surroundings } from './network.ts';
import { sitDown } from './small-table.ts';

/** Long enough that anyone who wants to know is told whose turn it is. */
const TOLD = 70_000;

/** Wanted push messages, and doesn't any longer: it's their turn for a minute, and only the other one is told. */
export const startQuiet = (surroundings: Surroundings): void => {
  const { world, kept, keyFor, join } = surroundings;
  const [quiet, other] = [keyFor('no messages'), keyFor('messages')];
  let isDone = false;

  const live = async (): Promise<void> => {
    for (const key of [quiet, other]) await until(surroundings, 'subscribe', ({ people }) => people.subscribe(key, endpointOf(key)));
    await world.wait(KNOWN);
    await until(surroundings, 'unsubscribe', ({ people }) => people.unsubscribe(quiet));
    // A message may be under way.
    await world.wait(KNOWN);
    surroundings.endPush(quiet);
    const taken = await sitDown(surroundings, 'quiet table', quiet, other);
    if (taken !== undefined) {
      startFollower(surroundings, { match: taken.match, watcher: 1, key: other });
      await world.wait(TOLD);
      await taken.players[0]?.perform({ do: 'resign', seat: 0, key: quiet });
    }
    kept.witness(SUBSCRIPTION, quiet, (stored) => stored === undefined);
    isDone = true;
  };
  join({ name: 'the one without push messages', isDone: () => isDone });
  void live();
};
