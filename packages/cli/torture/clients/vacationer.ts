import { VACATIONS } from '@swordtable/server/people/vacation';
import type { Chance } from '../../faults/chance.ts';
import { SKEW_MAX } from '../oracle/laws.ts';
import { until } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { Surroundings } from './network.ts';

/** If the process that tells the matches dies, another does it after five minutes. */
const TOLD_WITHIN = 330_000;
const LOOK_EVERY = 500;

/** Takes a vacation, and may end it early; then the match must know. */
export const takeVacation = async (surroundings: Surroundings, { match, seat, key }: AtTable, chance: Chance): Promise<void> => {
  const { world, oracle, kept } = surroundings;
  const days = 1 + chance.below(3);

  /** Whether the match is as the book says: on vacation as long as it's written there, and not a moment longer. */
  const isTold = (): boolean => {
    const now = oracle.matchAt(match, oracle.headOf(match) ?? -1);
    if (now === undefined || now.status !== 'running' || now.seats[seat]?.keys.includes(key) !== true) return true;
    const isOverDays = (now.terms.clock?.seconds ?? now.terms.patience) >= 24 * 3_600;
    const last = kept.read(VACATIONS, key)?.spans.at(-1);
    const isOn = last !== undefined && last.until > world.now() + SKEW_MAX;
    const { from, until: end = 0 } = now.seats[seat]?.vacation ?? {};
    return !isOverDays || (isOn ? from === last.from && end === last.until : end <= world.now() + SKEW_MAX);
  };
  const expectTold = async (): Promise<void> => {
    const began = world.now();
    while (!isTold() && world.now() - began < TOLD_WITHIN) await world.wait(LOOK_EVERY);
    if (!isTold()) world.violate('clock', `${match} has another vacation of seat ${seat} than its player.`);
  };

  const started = await until(surroundings, 'vacation', ({ people }) => people.startVacation(key, days));
  if (started.ok) await expectTold();
  if (chance.hits(300)) return;
  await world.wait(chance.below(3_000));
  const stopped = await until(surroundings, 'end vacation', ({ people }) => people.endVacation(key));
  if (stopped.ok) await expectTold();
};
