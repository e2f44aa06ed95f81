import { bids } from '@swordtable/kernel/toys/bids';
import { ACCURACY, accuracyId } from '@swordtable/server/people/accuracy';
import { HIDDEN } from '@swordtable/server/people/ratings/kinds';
import type { Sitting } from '../people.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { checkEverything } from './everything.ts';
import { insist } from './host.ts';
import { KNOWN } from './moderated.ts';
import { becomeNamed } from './named.ts';
import type { Surroundings } from './network.ts';
import { startPlayer } from './player.ts';
import { botTable } from './small-table.ts';
import { PAGES } from './wishes.ts';

const SHARED = { accuracy: 73, depth: 'quick' } as const;

/** Plays a short match, which can be reviewed afterward. */
const playOne = async (surroundings: Surroundings, { key, name }: Named): Promise<Sitting | undefined> => {
  const made = await insist(surroundings, (process) => process.create('review', botTable(key, 'review')));
  if (made === undefined) return undefined;
  const [{ match }, seat] = [made, 0];
  await startPlayer(surroundings, { match, seat, key, stranger: { known: { name }, aside: async () => {} } });
  return { match, seat, key };
};

/** What anyone else is told: on the page, and on the leaderboard. */
const newReader = (surroundings: Surroundings, { player, key }: Named) => {
  const reader = surroundings.keyFor('reader of pages');
  const page = async (device: string) => {
    const read = await until(surroundings, 'page', ({ people }) => people.page(device, player));
    return read.ok ? read.value : undefined;
  };
  return {
    isShown: async (): Promise<boolean> => (await page(reader)) !== undefined,
    isOwnShown: async (): Promise<boolean> => (await page(key)) !== undefined,
    isListed: async (): Promise<boolean> => {
      const listed = await until(surroundings, 'leaderboard', ({ people }) => people.best(reader, bids.id));
      return listed.ok && listed.value.includes(player);
    },
    isShared: async (): Promise<boolean> =>
      (await page(reader))?.accuracies.recent.some(({ accuracy }) => accuracy === SHARED.accuracy) === true,
  };
};

/** Hides their page and shows it again. What is said for the second time comes after every request from before. */
const hide = async (surroundings: Surroundings, named: Named, meanwhile: () => Promise<void>): Promise<void> => {
  const { world, kept } = surroundings;
  const { isShown, isOwnShown, isListed } = newReader(surroundings, named);
  const say = (hidden: boolean) => until(surroundings, hidden ? 'hide' : 'show', ({ people }) => people.hide(named.key, hidden));
  const expectHidden = async (): Promise<void> => {
    if (await isShown()) world.violate('leak', 'A page is shown that was hidden.');
    if (await isListed()) world.violate('leak', 'Someone is on a leaderboard who wants to be hidden.');
  };
  if (!(await say(true)).ok) return;
  await expectHidden();
  kept.witness(HIDDEN, named.player, (stored) => stored !== undefined);
  await world.wait(KNOWN);
  await expectHidden();
  if (!(await isOwnShown())) world.violate('lost', 'Someone can’t see their own page because they have hidden it.');
  await meanwhile();
  // Neither holds until the answer comes.
  kept.witness(HIDDEN, named.player, () => true);
  for (let times = 0; times < 2; times++) {
    await say(false);
    await world.wait(KNOWN);
  }
  kept.witness(HIDDEN, named.player, (stored) => stored === undefined);
  if (!((await isShown()) && (await isListed()))) world.violate('lost', 'A page is hidden that was shown again.');
};

/** Shares how accurately they have played, and takes it back. */
const share = async (surroundings: Surroundings, named: Named, sitting: Sitting, meanwhile: () => Promise<void>): Promise<void> => {
  const { world, kept } = surroundings;
  const { isShared } = newReader(surroundings, named);
  const id = accuracyId(named.player, sitting.match);
  const shared = await until(surroundings, 'share accuracy', ({ people }) => people.share(sitting, SHARED));
  if (!shared.ok) return;
  kept.witness(ACCURACY, id, (stored) => stored?.accuracy === SHARED.accuracy);
  await world.wait(KNOWN);
  if (!(await isShared())) world.violate('lost', 'An accuracy was shared, and isn’t on its player’s page.');
  await meanwhile();
  kept.witness(ACCURACY, id, () => true);
  const withdrawn = await until(surroundings, 'withdraw accuracy', ({ people }) => people.withdrawAccuracy(sitting));
  if (!withdrawn.ok) return;
  if (await isShared()) world.violate('leak', 'An accuracy is on a page although it was withdrawn.');
  kept.witness(ACCURACY, id, (stored) => stored === undefined);
};

/** Someone with a place on a leaderboard: plays, shares how well, hides their page, and takes everything along. */
export const startCelebrity = (surroundings: Surroundings): void => {
  const { world, join } = surroundings;
  const chance = world.chance.branch(PAGES);
  let isDone = false;

  const live = async (): Promise<void> => {
    await world.wait(chance.below(3_000));
    const named = await becomeNamed(surroundings, 'Celebrity');
    surroundings.rate(named.player, bids.id);
    const sitting = await playOne(surroundings, named);
    const takeAlong = (accuracies: readonly number[], hidden: number) => () =>
      checkEverything(surroundings, named, { accuracies, hidden, matches: sitting === undefined ? [] : [sitting.match] });
    if (sitting !== undefined) await share(surroundings, named, sitting, takeAlong([SHARED.accuracy], 0));
    await hide(surroundings, named, takeAlong([], 1));
    isDone = true;
  };
  join({ name: 'the celebrity', isDone: () => isDone });
  void live();
};
