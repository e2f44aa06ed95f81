import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Documents } from '../storage/documents.ts';
import { ACCURACY, type Accuracy, accuracyId } from './accuracy.ts';
import { changeWith } from './devices.ts';
import { insist } from './insist.ts';
import { findAll, put, readOne, remove } from './kind.ts';
import { PLAYER } from './player.ts';

/** The accuracies that players share on their pages. */
export interface Accuracies {
  /** All that a player shares, last match first. */
  of(player: string): Promise<readonly Accuracy[]>;
  one(player: string, match: string): Promise<Accuracy | undefined>;
  /** Shares one, in place of an earlier one of the same match. Beyond the limit, the oldest is no longer shared. */
  share(shared: Accuracy): Promise<Result<void>>;
  withdraw(player: string, match: string): Promise<Result<void>>;
}

const MOST = 500;

export const openAccuracies = ({ documents }: { readonly documents: Documents }): Accuracies => ({
  of: async (player) =>
    (await findAll(documents, ACCURACY, { name: 'player', value: player, descending: true, most: MOST })).map(({ value }) => value),
  one: async (player, match) => (await readOne(documents, ACCURACY, accuracyId(player, match)))?.value,
  share: (shared) =>
    insist(async () => {
      const player = await readOne(documents, PLAYER, shared.player);
      if (player === undefined) return refuse('not-a-player', 'You need a profile for this. Choose a name first.');
      const id = accuracyId(player.id, shared.match);
      const before = await readOne(documents, ACCURACY, id);
      const all = await findAll(documents, ACCURACY, { name: 'player', value: player.id, most: MOST });
      const oldest = before === undefined && all.length >= MOST ? all.slice(0, 1) : [];
      const done = await changeWith(documents, player, [
        put(ACCURACY, id, shared, before),
        ...oldest.map((each) => remove(ACCURACY, each)),
      ]);
      return done ? accept(undefined) : undefined;
    }),
  withdraw: (player, match) =>
    insist(async () => {
      const known = await readOne(documents, ACCURACY, accuracyId(player, match));
      if (known === undefined) return accept(undefined);
      return (await documents.change([remove(ACCURACY, known)])) ? accept(undefined) : undefined;
    }),
});
