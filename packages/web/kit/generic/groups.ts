import { canonicalJson, plainText } from '@swordtable/kernel';

/** Answers that share a facet, such as all that play the same card. */
export interface Group<Action> {
  readonly key: string;
  readonly label: string;
  readonly options: readonly Action[];
}

/** Up to this many answers are shown as buttons side by side. */
const FEW = 16;

const facetsOf = (option: object): readonly (readonly [string, unknown])[] => Object.entries(option);

/**
 * Many answers, grouped by the first facet in which they differ, or undefined if the list is short or can't be shortened. Answers without
 * the facet, such as passing, are groups of their own.
 */
export const groupsOf = <Action extends object>(options: readonly Action[]): readonly Group<Action>[] | undefined => {
  if (options.length <= FEW) return undefined;
  const names = [...new Set(options.flatMap((option) => Object.keys(option)))];
  const facet = names.find((name) => new Set(options.map((option) => canonicalJson(new Map(facetsOf(option)).get(name)))).size > 1);
  if (facet === undefined) return undefined;
  const groups = new Map<string, { label: string; options: Action[] }>();
  for (const option of options) {
    const shared = new Map(facetsOf(option)).get(facet);
    const key = shared === undefined ? canonicalJson(option) : canonicalJson({ [facet]: shared });
    const group = groups.get(key) ?? { label: plainText(shared === undefined ? option : { [facet]: shared }), options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  return groups.size === options.length ? undefined : [...groups].map(([key, group]) => ({ key, ...group }));
};
