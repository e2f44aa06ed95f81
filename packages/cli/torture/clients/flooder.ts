import { bids } from '@swordtable/kernel/toys/bids';
import type { Terms } from '@swordtable/server/match/entry';
import type { Limits } from '../wired/limits.ts';
import { newInsistence } from './insistence.ts';
import type { Client, Surroundings } from './network.ts';

/** What `without` calls someone who wants too much. */
export const FLOOD = 'flood';

/** More than twice what is allowed, so that it's seen if more gets through. */
const TIMES = 2.5;
/** All of it comes within this many milliseconds, less than half of a minute. */
const WITHIN = 20_000;
const MATCHES_MORE = 5;

const termsFor = (host: string, name: string): Terms => ({
  ...{ game: bids.id, version: bids.version, options: { cards: 2 }, secret: `secret of ${name}`, watch: `link of ${name}` },
  ...{ listed: false, openAfter: true, patience: 10, clock: null, host },
  seats: [host, ''].map((key) => ({ kind: 'person', name: '', invites: [key] })),
});

/** Sends far more requests than anyone may, or creates too many matches. What is refused must not have been done. */
export const startFlooder = (surroundings: Surroundings, { requestsPerMinute, matchesPerHour }: Limits): void => {
  const { world, oracle, pick, join } = surroundings;
  const key = surroundings.keyFor('flooder');
  let isDone = false;

  const flood = async (): Promise<void> => {
    const count = Math.ceil(TIMES * requestsPerMinute);
    for (let index = 0; index < count; index++) {
      void pick()?.erase('no-match', key);
      await world.wait(WITHIN / count);
    }
  };

  const own = () => oracle.matches().filter(({ terms }) => terms.host === key);

  /** Each is sent once: what is refused is refused for good. */
  const createAll = async (): Promise<void> => {
    let refused = 0;
    const count = matchesPerHour + MATCHES_MORE;
    for (let index = 0; index < count; index++) {
      const name = `flood ${index}`;
      void pick()
        ?.create(name, termsFor(key, name))
        .then((made) => {
          if (!made.ok && made.refusal.code === 'too-many-requests') refused += 1;
        });
      await world.wait(100);
    }
    while (!world.isCalm) await world.wait(5_000);
    if (own().length > count - refused)
      world.violate('limit', `Of ${count} matches, ${refused} were refused, but ${own().length} were created.`);
    for (const { id } of own()) await newInsistence(surroundings, id, key).perform({ do: 'cancel', key });
  };

  const live = async (): Promise<void> => {
    if (world.chance.branch(FLOOD).hits(500)) await flood();
    else await createAll();
    isDone = true;
  };
  const client: Client = { name: 'the flooder', isDone: () => isDone };
  join(client);
  void live();
};
