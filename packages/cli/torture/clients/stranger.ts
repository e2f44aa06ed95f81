import type { Pace } from '@swordtable/server/api/seeks';
import type { Chance } from '../../faults/chance.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { block } from './blocking.ts';
import { becomeNamed, playNamed } from './named.ts';
import type { Client, Surroundings } from './network.ts';

const GAMES = ['bids', 'carts', 'boxes'];
/** How often a stranger looks for an opponent, at most. */
const SEEKS = 3;
/** How late a request may be done, in milliseconds. */
const LATE = 5_000;
/** How many of a thousand want what most want in their world: otherwise, few would meet. */
const SAME = 800;

interface Pool {
  readonly pace: Pace;
  readonly rated: boolean;
  readonly seats: number;
}

const poolFrom = (chance: Chance): Pool => ({
  pace: chance.hits(500) ? 'live' : 'days',
  rated: chance.hits(500),
  seats: chance.hits(200) ? 3 : 2,
});

/** Looks for opponents, and plays against those the server finds. `others` are those who came before. */
export const startStranger = (surroundings: Surroundings, name: string, others: Named[]): void => {
  const { world, join } = surroundings;
  const chance = world.chance.branch(name);
  const common = poolFrom(world.chance.branch('pool'));
  let isDone = false;

  const stop = (key: string, pace: Pace) => until(surroundings, 'stop looking', ({ people }) => people.stopLooking(key, pace));

  /** Waits until they have played someone, or don't want to any longer. Some say now and then that they still want to. */
  const wait = async (named: Named, pace: Pace, insist = async (): Promise<void> => {}): Promise<void> => {
    const { key } = named;
    for (;;) {
      if (chance.hits(300)) await insist();
      const looked = await until(surroundings, 'look', ({ people }) => people.look(key, pace));
      if (looked.ok && looked.value === null) return;
      const { found, state } = (looked.ok ? looked.value : null) ?? {};
      const isUnwilling = state !== 'playing' && ((world.isCalm && found === undefined) || chance.hits(50));
      if (isUnwilling && (await stop(key, pace)).ok) return;
      if (found !== undefined && (await playNamed(surroundings, { ...named, ...found }, chance))) return;
      await world.wait(300 + chance.below(1_500));
    }
  };

  const seek = async (named: Named): Promise<void> => {
    const { pace, ...wanted } = chance.hits(SAME) ? common : poolFrom(chance);
    const games = GAMES.filter((_, index) => index === 0 || chance.hits(400));
    const wishes = { games, pace, ...wanted, name: '' };
    const begin = async (): Promise<void> =>
      void (await until(surroundings, 'look for an opponent', ({ people }) => people.seek(named.key, wishes)));
    await begin();
    await wait(named, pace, begin);
  };

  /** A request that no one has waited for may still have been done. */
  const makeSure = async (named: Named): Promise<void> => {
    while (!world.isCalm) await world.wait(LATE);
    await world.wait(LATE);
    for (const pace of ['live', 'days'] as const) await wait(named, pace);
  };

  const live = async (): Promise<void> => {
    await world.wait(chance.below(2_000));
    const named = await becomeNamed(surroundings, name);
    const unloved = others[chance.below(Math.max(1, others.length))];
    others.push(named);
    if (unloved !== undefined && chance.hits(300 * world.share('block')))
      await block(surroundings, named, unloved.player, chance.hits(700));
    for (let seeks = 0; seeks < SEEKS && !world.isCalm; seeks++) await seek(named);
    await makeSure(named);
    isDone = true;
  };
  const client: Client = { name, isDone: () => isDone };
  join(client);
  void live();
};
