import { list, possessive } from '../../grammar.ts';
import type { BattlePlan } from '../battle-plan.ts';
import type { Comparison } from '../events.ts';
import { SIDES } from '../field/cells.ts';
import type { Reading } from '../hero/questions.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { names } from './names.ts';

const { name } = names;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const reading = ({ printed, value, modifiers, setBy }: Reading): string => {
  if (setBy !== undefined) return `${value} (as printed, ${name(setBy)})`;
  if (modifiers.length === 0) return `${value}`;
  return `${value} (printed ${printed}, ${modifiers.map(({ by, amount }) => `${name(by)} ${signed(amount)}`).join(', ')})`;
};

/** The ability that decided a comparison, if the numbers alone don't say who wins. */
export const decidedBy = ({ attack, defence, beats, rule }: Comparison): Tile | undefined =>
  rule === TERRAIN || attack.value > defence.value === beats ? undefined : rule;

/** One pair of numbers in a battle: the winner's comes first. */
export const compared = (comparison: Comparison): string => {
  const { attacker, defender, attack, defence, beats } = comparison;
  const decider = decidedBy(comparison);
  const how = decider === undefined ? '' : `, by ${possessive(name(decider))} ability`;
  return beats
    ? `${name(attacker)} beats ${name(defender)}, ${reading(attack)} to ${reading(defence)}${how}.`
    : `${name(defender)} holds off ${name(attacker)}, ${reading(defence)} to ${reading(attack)}${how}.`;
};

const REACHES: Readonly<Record<BattlePlan['reach'], string>> = {
  adjacent: 'its neighbors',
  'two away': 'tiles two cells away',
  farthest: 'the farthest tiles',
  'first enemy': 'the first enemy in each line',
};

/** How an ability changes the battle to come. */
export const planned = (change: Partial<BattlePlan>, { of, self }: Cause): string => {
  const who = of === self ? name(of) : `${name(self)}, as ${name(of)},`;
  if (change.battles === false) return `${who} does not battle.`;
  if (change.fighter !== undefined) return `${who} lets ${name(change.fighter)} battle instead.`;
  if (change.reach !== undefined) return `${who} battles ${REACHES[change.reach]}.`;
  if (change.only !== undefined) return `${who} battles only ${name(change.only)}, with ${signed(change.bonus ?? 0)}.`;
  if (change.targets !== undefined)
    return `${who} battles ${list(change.targets.map(name))} to the ${SIDES[change.side ?? 0]}${change.elsewhere === false ? ', and nothing else' : ''}.`;
  if (change.enemyBonus !== undefined) return `${who} gives its enemies ${signed(change.enemyBonus)} in this battle.`;
  if (change.flipsOn !== undefined) return `${who} flips only enemies with ${change.flipsOn === 'equal' ? 'an equal' : 'a higher'} number.`;
  if (change.farSide) return `${who} compares with the far side of each enemy.`;
  if (change.atMost !== undefined) return `${who} flips only enemies with no printed number above ${change.atMost}.`;
  return `${who} flips at most one tile.`;
};
