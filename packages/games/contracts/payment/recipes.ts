import { PARTS } from '../cards/attributes.ts';
import { demandOf, type Room, roomOf } from './making.ts';
import type { Needs } from './needs.ts';

/** What a companion makes of basic attributes to cover a portion. */
export interface Recipe extends Room {
  readonly advanced: readonly number[];
  readonly experts: readonly number[];
  /** How many basic attributes that takes. */
  readonly demand: number;
}

/**
 * What a portion can be made as, first as it is. Each advanced attribute may also be made as an expert one of its type, which then
 * stands for it (C-39).
 */
export const recipesOf = (needs: Needs, advanced: readonly number[], experts: readonly number[]): readonly Recipe[] => {
  let lists = new Map([[String([advanced, experts]), { advanced, experts }]]);
  for (const [type, count] of advanced.entries()) {
    const turning = PARTS.flatMap((parts, which) => (parts.includes(type) ? [which] : []));
    for (const which of turning) {
      const next = new Map(lists);
      for (const list of lists.values()) {
        for (let turned = 1; turned <= Math.min(count, list.advanced[type] ?? 0); turned++) {
          const fewer = list.advanced.with(type, (list.advanced[type] ?? 0) - turned);
          const more = list.experts.with(which, (list.experts[which] ?? 0) + turned);
          next.set(String([fewer, more]), { advanced: fewer, experts: more });
        }
      }
      lists = next;
    }
  }
  const recipes: Recipe[] = [];
  for (const list of lists.values()) {
    const { own, shared } = roomOf(needs, list.advanced, list.experts);
    // Written out: with spreads the engine makes every recipe an object of a kind of its own.
    recipes.push({ advanced: list.advanced, experts: list.experts, own, shared, demand: demandOf(needs, list.advanced, list.experts) });
  }
  return recipes;
};
