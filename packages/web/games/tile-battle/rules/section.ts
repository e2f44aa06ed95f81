import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { SECTIONS } from './words/rules.ts';

/** The section of the rules that is about what is going on, and about the rule that asks. */
export const tileSection = ({ over, pool }: Pick<View, 'over' | 'pool'>, rule: string | undefined): (typeof SECTIONS)[number] => {
  if (over) return 'scoring';
  if (rule === 'price' || rule === 'order') return 'options';
  if (pool.length > 0) return 'draft';
  if (rule === undefined || rule === 'placement') return 'turn';
  if (rule === 'battle') return 'battle';
  return tileNamed(rule) === undefined ? 'terrains' : 'abilities';
};
