import type { Message, Why } from '@swordtable/kernel';
import { areBeside } from '../field/cells.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { all, comparisonWhy, flipWhy, sparedWhy, type Turn } from './battle.ts';
import { type Facts, once, rulesOf, rulingsOf, say, textOf, thing, told } from './facts.ts';

/** Who battled in a turn: the placed tile, unless its ability named another. */
const fighterOf = (turn: Turn): Tile =>
  all(turn, 'plan').findLast(({ change }) => change.fighter !== undefined)?.change.fighter ?? all(turn, 'placed')[0]?.tile ?? TERRAIN;

/** Why a turn had no battle, or a different one, in the words of the tile that changed it. */
const planOf = (facts: Facts, turn: Turn): readonly Message[] =>
  all(turn, 'plan').flatMap((event) => [told(event), textOf(facts, event.cause.of)]);

/** A tile with which nobody compared: because of its color, because nobody battled, or because it was out of reach. */
const notCompared = (facts: Facts, turn: Turn, tile: Tile): Why => {
  const { view } = facts;
  const fighter = fighterOf(turn);
  const [name, fights] = [thing(facts, tile), thing(facts, fighter)];
  const seen = (each: Tile) => view.board.find((lying) => lying.tile === each);
  const seat = all(turn, 'placed')[0]?.seat;
  const plans = all(turn, 'plan');
  const shifted = all(turn, 'moved').length + all(turn, 'swapped').length > 0;
  const [here, there] = [seen(tile)?.cell, seen(fighter)?.cell];
  const apart = !shifted && here !== undefined && there !== undefined && !areBeside(here, there);
  const rules = rulesOf(['T-10'], ...plans.map(({ cause }) => rulingsOf(facts, cause.of)));
  const stood = (...because: readonly Message[]): Why => ({ title: say('whyStood', name), because: once(because), rules });
  if (plans.some(({ change }) => change.battles === false)) return stood(say('notBattled', fights), ...planOf(facts, turn));
  // A turn that is still going on has perhaps not come to its battle.
  if (view.placed !== TERRAIN && all(turn, 'compared').length === 0) return stood(say('notYet', fights));
  if (seen(tile)?.owner === seat) return stood(say('ownColor', name, fights));
  if (plans.length > 0) return stood(say('notCompared', name, fights), ...planOf(facts, turn));
  return stood(...(apart ? [say('notTouching', name, fights)] : [say('notCompared', name, fights)]), say('onlyTouching', fights));
};

/** What the last turn did to a tile on the board, and why: flipped, spared, beaten off, or left alone. */
export const standWhy = (facts: Facts, turn: Turn, tile: Tile): Why => {
  const { view } = facts;
  const name = thing(facts, tile);
  const title = say('whyStood', name);
  const owner = view.board.find((lying) => lying.tile === tile)?.owner;
  if (turn.length === 0) return { title, because: [view.fresh.length === 0 ? say('nothingPlaced') : say('notTold')], rules: [] };
  const flipped = all(turn, 'flipped').findLast((event) => event.tile === tile);
  if (flipped !== undefined) return flipWhy(facts, turn, flipped);
  if (tile === TERRAIN) return { title, because: [say('terrainStays')], rules: ['T-7'] };
  const spared =
    all(turn, 'spared').findLast((event) => event.tile === tile) ?? all(turn, 'replaced').findLast(({ tiles }) => tiles.includes(tile));
  if (spared !== undefined) return sparedWhy(facts, turn, spared, tile, owner);
  const compared = all(turn, 'compared').findLast(({ comparison }) => comparison.defender === tile)?.comparison;
  if (compared !== undefined) {
    const battled = comparisonWhy(facts, turn, compared, owner);
    const one = compared.beats ? [say('onlyOne', name, thing(facts, compared.attacker))] : [];
    return { ...battled, title, because: once(one, battled.because) };
  }
  if (all(turn, 'placed')[0]?.tile === tile) return { title, because: [say('placedItself', name)], rules: ['T-10'] };
  return notCompared(facts, turn, tile);
};

/** What the battle of a placed tile did, comparison by comparison. */
export const turnWhy = (facts: Facts, turn: Turn): Why => {
  const fighter = fighterOf(turn);
  const compared = all(turn, 'compared');
  const notFought = all(turn, 'plan').some(({ change }) => change.battles === false);
  const goesOn = facts.view.placed !== TERRAIN && all(turn, 'placed')[0]?.tile === facts.view.placed;
  const none = goesOn ? 'battleToCome' : 'noComparison';
  const rule = compared.find(({ comparison }) => comparison.rule !== TERRAIN)?.comparison.rule;
  return {
    title: say('whyBattle', thing(facts, fighter)),
    because: once(
      planOf(facts, turn),
      compared.map(told),
      // That it doesn't battle, the plan says already.
      compared.length > 0 || notFought ? [] : [say(none, thing(facts, fighter))],
      [...all(turn, 'spared'), ...all(turn, 'replaced')].map(told),
    ),
    rules: rulesOf(['T-10'], rule === undefined ? [] : rulingsOf(facts, rule), rulingsOf(facts, fighter)),
  };
};
