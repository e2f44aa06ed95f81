import { next, type Tell } from '@swordtable/kernel';
import { AS_USUAL, type BattlePlan } from '../battle-plan.ts';
import type { Event } from '../events.ts';
import { BESIDE, beside, type Cell, opposite, type Side } from '../field/cells.ts';
import { tilesAlong } from '../field/lookaround.ts';
import { canFlip, comparedNumber, type Modifier, plainBecauseOf, printedNumber, type Reading } from '../hero/questions.ts';
import { cellOf, isInPlay, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { flipTogether } from './flip.ts';

type Telling = Tell<Event> | undefined;

/** The tiles a fighter compares with in one direction, as its plan says. Allies and terrain are passed over later. */
const targetsOn = (s: State, fighter: Tile, side: Side, plan: BattlePlan): readonly Tile[] => {
  if (side === plan.side) return plan.targets;
  if (!plan.elsewhere) return [];
  const cell = cellOf(s, fighter);
  switch (plan.reach) {
    case 'adjacent':
      return [s.tileAt[beside(cell, side)] as Tile];
    case 'two away':
      return [s.tileAt[beside(beside(cell, side), side)] as Tile];
    case 'farthest':
      return tilesAlong(s, cell, side).slice(-1);
    case 'first enemy':
      return tilesAlong(s, cell, side)
        .filter((tile) => tile > TERRAIN && s.ownerOf[tile] !== s.ownerOf[fighter])
        .slice(0, 1);
  }
};

const beats = (attack: number, defence: number, { flipsOn }: BattlePlan): boolean =>
  flipsOn === 'higher' ? attack > defence : flipsOn === 'equal' ? attack === defence : attack < defence;

const isPrey = (s: State, tile: Tile, { atMost }: BattlePlan): boolean => {
  for (let side = 0; side < 4; side++) if ((s.printed[tile * 4 + side] as number) > atMost) return false;
  return true;
};

/** T-10: all numbers are read at the same time. Says which enemies lose. */
const losersAgainst = (s: State, fighter: Tile, plan: BattlePlan, tell: Telling): Tile[] => {
  const losers: Tile[] = [];
  const own = s.ownerOf[fighter];
  if (!plan.altered) {
    const at = cellOf(s, fighter) * 4;
    for (let side = 0; side < 4; side++) {
      const foe = s.tileAt[BESIDE[at + side] as Cell] as Tile;
      if (foe > TERRAIN && s.ownerOf[foe] !== own && wins(s, fighter, foe, side, plan, tell)) losers.push(foe);
    }
    return losers;
  }
  for (let side = 0; side < 4; side++) {
    for (const foe of targetsOn(s, fighter, side, plan)) {
      if (foe <= TERRAIN || s.ownerOf[foe] === own || (plan.only !== TERRAIN && foe !== plan.only)) continue;
      if (wins(s, fighter, foe, side, plan, tell)) losers.push(foe);
    }
  }
  return losers;
};

const wins = (s: State, fighter: Tile, foe: Tile, side: Side, plan: BattlePlan, tell: Telling): boolean => {
  const foeSide = plan.farSide ? side : opposite(side);
  const plainBy = plainBecauseOf(s, fighter, foe);
  if (tell !== undefined) return told(s, fighter, foe, side, foeSide, plan, plainBy, tell);
  const attack = plainBy ? printedNumber(s, fighter, side) : comparedNumber(s, fighter, side, foe, false, plan.bonus, fighter);
  const defence = plainBy ? printedNumber(s, foe, foeSide) : comparedNumber(s, foe, foeSide, fighter, true, plan.enemyBonus, fighter);
  return beats(attack, defence, plan) && (plan.atMost >= 9 || isPrey(s, foe, plan));
};

/** The same comparison with every modifier written down, for those who listen. */
const told = (
  s: State,
  attacker: Tile,
  defender: Tile,
  side: Side,
  foeSide: Side,
  plan: BattlePlan,
  plainBy: Tile,
  tell: Tell<Event>,
): boolean => {
  const read = (tile: Tile, on: Side, other: Tile, defends: boolean, extra: number): Reading => {
    const printed = printedNumber(s, tile, on);
    if (plainBy) return { printed, value: printed, modifiers: [], setBy: plainBy };
    const modifiers: Modifier[] = [];
    return { printed, value: comparedNumber(s, tile, on, other, defends, extra, attacker, modifiers), modifiers };
  };
  const attack = read(attacker, side, defender, false, plan.bonus);
  const defence = read(defender, foeSide, attacker, true, plan.enemyBonus);
  const won = beats(attack.value, defence.value, plan) && isPrey(s, defender, plan);
  tell({ what: 'compared', comparison: { attacker, defender, attack, defence, beats: won, rule: plan.altered ? s.as : TERRAIN } });
  return won;
};

/** Step 4 of a turn: the battle, as changed, replaced or skipped by the ability. */
export const battle = (s: State, tell: Telling): void => {
  const { plan } = s;
  const fighter = plan.fighter === TERRAIN ? s.placed : plan.fighter;
  if (!plan.battles || !isInPlay(s, fighter)) return;
  const losers = losersAgainst(s, fighter, plan, tell);
  if (losers.length === 0) return;
  if (plan.flipsOne && losers.filter((tile) => canFlip(s, tile, true)).length > 1) next(s, { ask: 'victim', losers });
  else flipLosers(s, losers, fighter, tell);
};

/** The losers turn as one event; where the terrain chains, they then compare in turn (T4). */
export const flipLosers = (s: State, losers: readonly Tile[], fighter: Tile, tell: Telling): void => {
  const color = s.ownerOf[fighter] as number;
  const agenda = s.agenda.length;
  const turned = flipTogether(s, losers, { of: fighter, self: fighter }, true, tell);
  s.felled = turned;
  // The next wave comes after the triggers of this event, so it goes beneath them.
  if (turned.length > 0 && s.setting.chains) s.agenda.splice(agenda, 0, { do: 'wave', tiles: turned, compared: [fighter], colour: color });
};

/** every tile flipped by comparing compares once a turn; a wave is one comparison and one event. */
export const wave = (s: State, tiles: readonly Tile[], compared: readonly Tile[], color: number, tell: Telling): void => {
  const fighters = tiles.filter((tile) => !compared.includes(tile) && isInPlay(s, tile) && s.ownerOf[tile] === color);
  if (fighters.length === 0) return;
  // The first tile to beat another is the one that flips it.
  const beatenBy = new Map<Tile, Cause>();
  for (const fighter of fighters)
    for (const loser of losersAgainst(s, fighter, AS_USUAL, tell))
      if (!beatenBy.has(loser)) beatenBy.set(loser, { of: fighter, self: fighter });
  const agenda = s.agenda.length;
  const turned = flipTogether(s, [...beatenBy.keys()], beatenBy, true, tell);
  if (turned.length > 0) s.agenda.splice(agenda, 0, { do: 'wave', tiles: turned, compared: [...compared, ...fighters], colour: color });
};

/** A tile compares and flips once more without its abilities: it is asleep until the losers have turned. */
export const duel = (s: State, fighter: Tile, tell: Telling): void => {
  if (!isInPlay(s, fighter)) return;
  const { asleep } = s;
  s.asleep = fighter;
  const losers = losersAgainst(s, fighter, AS_USUAL, tell);
  flipTogether(s, losers, { of: fighter, self: fighter }, true, tell);
  s.asleep = asleep;
};
