import { setImmediate as turn } from 'node:timers/promises';
import { accessRoutes } from '../../api/access-routes.ts';
import { pace } from '../../api/seeks.ts';
import type { KeyHash } from '../../match/entry.ts';
import { seatsOf } from '../../match/match.ts';
import { deletePlayer } from '../../people/leave.ts';
import { allHeld } from '../../storage/all-held.ts';
import { endpoint } from '../endpoint.ts';
import { everythingOf } from '../everything.ts';
import { needPlayer } from '../own-player.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';

/** Taking everything along, and deleting it. */
export const leavingRoutes = (app: App, { storage, registry, people, seeks, tournaments, connections }: AppParts): void => {
  const { documents } = storage;

  /** Gives a match up and takes it off the list. What can't be done is no reason to stay. */
  const giveUp = async (id: string, key: KeyHash): Promise<void> => {
    const live = await registry.look(id);
    if (!live.ok) return;
    const { match } = live.value;
    for (const seat of seatsOf(match, key)) await people.talks.unsay(id, seat);
    if (match.status === 'waiting' && match.terms.host === key) await registry.perform(id, { do: 'cancel', key });
    else
      for (const seat of seatsOf(match, key))
        await registry.perform(id, { do: match.status === 'waiting' ? 'leave' : 'resign', seat, key });
    const erased = await registry.erase(id, key);
    if (erased.ok && erased.value.gone) await people.talks.forget([id]);
  };

  app.route({
    ...endpoint(accessRoutes.exportMe, {
      summary: 'Everything about you',
      description: 'What is stored about you beside your matches, and the list of your matches.',
      tags: ['people'],
    }),
    handler: async (request) => everythingOf({ storage, tournaments }, await needPlayer(request, people)),
  });

  app.route({
    ...endpoint(accessRoutes.deleteMe, {
      summary: 'Delete yourself and everything about you',
      description:
        'You resign from matches that are running, withdraw from tournaments, finished matches leave your list, your name is free for others, and ' +
        'the keys of your devices are void. ' +
        'In matches of others, the name you had stays.',
      tags: ['people'],
    }),
    handler: async (request) => {
      const { id, value } = await needPlayer(request, people);
      // If a pairing begins in the meantime, its match is given up with the others.
      for (const each of pace.options) await seeks.stop(value.key, each);
      // First of all, or the next round would begin with them.
      await tournaments.leaveAll(id);
      for (const { match } of await allHeld(storage, value.key)) {
        await giveUp(match, value.key);
        await turn();
      }
      await people.blocks.forget(id);
      await people.ratings.forget(id);
      await people.reports.withdraw(value.key);
      for (const device of orRefuse(await deletePlayer(documents, id))) people.identities.forget(device);
      // The matches given up may have counted in the meantime.
      await people.ratings.forget(id);
      await connections.check();
      return { done: true } as const;
    },
  });
};
