import type { Seat } from '@swordtable/kernel';
import { plural } from '../../grammar.ts';
import type { BattlePlan } from '../battle-plan.ts';
import { tileName } from '../catalog.ts';
import type { Comparison, Event, LineScore } from '../events.ts';
import { cellName } from '../field/cells.ts';
import type { Reading } from '../hero/questions.ts';
import type { Lasting } from '../lasting.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { HIDDEN } from '../view/view.ts';

type Named = (seat: Seat) => string;

const named = (tile: Tile): string => (tile === HIDDEN ? 'a tile' : tileName(tile));
const list = (tiles: readonly Tile[]): string => tiles.map(named).join(', ');
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** By whose ability; a copied one names both. */
const by = ({ of, self }: Cause): string => (of === self ? named(of) : `${named(self)}, as ${named(of)},`);
const because = (cause: Cause): string => ` (${cause.of === cause.self ? named(cause.of) : `${named(cause.self)} as ${named(cause.of)}`})`;

const reading = ({ printed, value, modifiers, setBy }: Reading): string => {
  if (setBy !== undefined) return `${value} (printed; ${named(setBy)})`;
  if (modifiers.length === 0) return `${value}`;
  return `${value} (printed ${printed}, ${modifiers.map(({ by: source, amount }) => `${named(source)} ${signed(amount)}`).join(', ')})`;
};

const compared = ({ attacker, defender, attack, defence, beats, rule }: Comparison): string => {
  const how = rule === TERRAIN ? '' : `, by the rule of ${named(rule)}`;
  return `${named(attacker)} ${reading(attack)} against ${named(defender)} ${reading(defence)}: ${beats ? 'beaten' : 'holds'}${how}.`;
};

const plan = (change: Partial<BattlePlan>, cause: Cause): string => {
  const who = by(cause);
  if (change.battles === false) return `${who} does not battle.`;
  if (change.fighter !== undefined) return `${who} lets ${named(change.fighter)} battle instead.`;
  if (change.reach !== undefined)
    return `${who} battles ${change.reach === 'farthest' ? 'the farthest tiles' : change.reach === 'first enemy' ? 'the first enemy of each line' : 'two cells away'}.`;
  if (change.only !== undefined) return `${who} battles ${named(change.only)} alone, with ${signed(change.bonus ?? 0)}.`;
  if (change.targets !== undefined)
    return `${who} battles ${list(change.targets)} in that direction${change.elsewhere === false ? ' and nothing else' : ''}.`;
  if (change.enemyBonus !== undefined) return `${who} gives its enemies ${signed(change.enemyBonus)} in this battle.`;
  if (change.flipsOn !== undefined)
    return `${who} flips enemies with ${change.flipsOn === 'equal' ? 'an equal' : 'a higher'} number, and no others.`;
  if (change.farSide) return `${who} compares with the far side of its enemies.`;
  if (change.atMost !== undefined) return `${who} flips only enemies with no printed number above ${change.atMost}.`;
  return `${who} flips one tile at the most.`;
};

const lasting = (effect: Lasting, seat: Named): string => {
  const who = named(effect.by);
  switch (effect.kind) {
    case 'ignore':
      return `${who}: the next ${plural(effect.left, 'tile')} placed by ${effect.seat < 0 ? 'anyone' : seat(effect.seat)} will have no mandatory or optional ability.`;
    case 'ban':
      return `${who}: ${seat(effect.seat)} may not place ${named(effect.tile)} next turn.`;
    case 'force':
      return `${who}: ${seat(effect.seat)} must place ${named(effect.tile)} next turn.`;
    case 'closed':
      return `${who}: ${cellName(effect.cell)} is closed on ${seat(effect.seat)}'s next turn.`;
    case 'gate':
      return `${who}: ${seat(effect.seat)} must place on ${cellName(effect.cell)} next turn.`;
  }
};

const lines = (scored: readonly LineScore[], seat: Named): string => {
  const of = (who: Seat): string => {
    const own = scored.filter(({ points }) => (points[who] ?? 0) > 0);
    const sum = own.reduce((total, { points }) => total + (points[who] ?? 0), 0);
    const parts = own.map(
      ({ line, at, tiles, points }) => `${line} ${line === 'row' ? at : 'abcdefgh'[at - 1]} ${tiles[who]} tiles ${points[who]}`,
    );
    return `${seat(who)} ${sum}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
  };
  return `Rows and columns: ${of(0)}; ${of(1)}.`;
};

/** What happened, as a sentence. */
export const eventText = (event: Event, seat: Named): string => {
  switch (event.what) {
    case 'round':
      return `Round ${event.round}. ${seat(event.first)} goes first${event.byChance ? ', by chance' : ''}.`;
    case 'dealt':
      return `Dealt face up: ${list(event.tiles)}.`;
    case 'drafted':
      return `${seat(event.by)} takes ${named(event.tile)}${event.to === event.by ? '' : ` for ${seat(event.to)}`}.`;
    case 'discarded':
      return `${named(event.tile)} is discarded${event.cause.of === TERRAIN ? '' : because(event.cause)}.`;
    case 'drew':
      return `${seat(event.seat)} draws ${named(event.tile)}${because(event.cause)}.`;
    case 'looked':
      return `${seat(event.seat)} looks at ${event.tiles.includes(HIDDEN) ? plural(event.tiles.length, 'tile') : list(event.tiles)} of the deck.`;
    case 'under':
      return `${seat(event.seat)} puts ${named(event.tile)} under the deck.`;
    case 'gave':
      return `${seat(event.from)} gives ${named(event.tile)} to ${seat(1 - event.from)}${because(event.cause)}.`;
    case 'turn':
      return `${seat(event.seat)}'s turn${event.extra ? ', an extra one' : ''}.`;
    case 'skipped':
      return `${seat(event.seat)} has nothing left to place and is skipped.`;
    case 'placed':
      return `${seat(event.seat)} places ${named(event.tile)} on ${cellName(event.cell)}.`;
    case 'used':
      return `${seat(event.by)} uses ${by(event.cause).replace(/,$/, '')}.`;
    case 'ignored':
      return `The ability of ${named(event.tile)} is ignored because of ${named(event.by)}.`;
    case 'silenced':
      return `${named(event.tile)} has no ability next to ${named(event.by)}.`;
    case 'plan':
      return plan(event.change, event.cause);
    case 'compared':
      return compared(event.comparison);
    case 'flipped':
      return `${named(event.tile)} turns ${seat(event.to).toLowerCase()}${event.inBattle ? '' : because(event.cause)}.`;
    case 'spared':
      return `${named(event.tile)} cannot be flipped${event.by === event.tile ? '' : ` because of ${named(event.by)}`}.`;
    case 'replaced':
      return `${named(event.by)} takes the blow for ${list(event.tiles)}.`;
    case 'swapped':
      return `${named(event.tiles[0])} and ${named(event.tiles[1])} change places${because(event.cause)}.`;
    case 'moved':
      return `${named(event.tile)} moves from ${cellName(event.from)} to ${cellName(event.to)}${because(event.cause)}.`;
    case 'turned':
      return `${named(event.tile)} is turned ${plural(event.turns, 'quarter')} clockwise${because(event.cause)}.`;
    case 'copied':
      return `${named(event.cause.self)} takes the ability of ${named(event.tile)}.`;
    case 'rewritten':
      return `${named(event.tile)} takes the numbers of ${named(event.numbersOf)}: ${event.numbers.join('/')}.`;
    case 'lasting':
      return lasting(event.effect, seat);
    case 'anotherTurn':
      return `Another turn follows${because(event.cause)}.`;
    case 'removed':
      return `${seat(event.by)} removes ${named(event.tile)}.`;
    case 'cleared':
      return 'A tie: all heroes leave the board and another round is played.';
    case 'lines':
      return lines(event.lines, seat);
    case 'points':
      return `${seat(event.seat)} ${event.points < 0 ? 'loses' : 'gains'} ${plural(Math.abs(event.points), 'point')}${because(event.cause)}.`;
    case 'over':
      return `${event.winner < 0 ? 'The win is shared' : `${seat(event.winner)} wins`}, ${event.score[0]} to ${event.score[1]}.`;
  }
};
