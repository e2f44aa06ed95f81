import type { Exported } from '@swordtable/server/api/access';
import { endpointOf } from '../push-service.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import type { Surroundings } from './network.ts';

/** What someone has done, and must find in what they take along. */
interface Deeds {
  readonly accuracies: readonly number[];
  /** How often their page is hidden. */
  readonly hidden: number;
  readonly matches: readonly string[];
}

type Document = Exported['documents'][string][number];

const fieldOf = (document: Document, name: string): unknown =>
  typeof document === 'object' && document !== null ? Object.entries(document).find(([field]) => field === name)?.[1] : undefined;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes everything along: all that they have done, and nothing of anyone else. */
export const checkEverything = async (surroundings: Surroundings, named: Named, deeds: Deeds): Promise<void> => {
  const { world } = surroundings;
  const { key, player, name } = named;
  const taken = await until(surroundings, 'export', ({ people }) => people.everything(key));
  if (!taken.ok) return world.violate('lost', `"${name}" can’t take anything along: ${taken.refusal.sentence}`);
  const { documents, matches, player: card } = taken.value;
  const all = (kind: string, field: string): readonly unknown[] => (documents[kind] ?? []).map((document) => fieldOf(document, field));
  const expected: readonly (readonly [what: string, isThere: boolean])[] = [
    ['their name', card.player === player && card.name === name],
    ['what they share', same(all('accuracy', 'accuracy'), deeds.accuracies)],
    ['whether they are hidden', all('hidden', 'since').length === deeds.hidden],
    ['their device', same(all('device', 'player'), [player])],
    ['where they get push messages', same(all('subscription', 'endpoint'), world.share('push') > 0 ? [endpointOf(key)] : [])],
    ['their matches', deeds.matches.every((match) => matches.some((listed) => listed.match === match))],
  ];
  for (const [what, isThere] of expected) if (!isThere) world.violate('lost', `What "${name}" takes along doesn’t say ${what}.`);
  const isOthers = (document: Document): boolean =>
    (fieldOf(document, 'player') ?? player) !== player || (fieldOf(document, 'key') ?? key) !== key;
  if (Object.values(documents).flat().some(isOthers)) world.violate('leak', `"${name}" takes along what is another’s.`);
};
