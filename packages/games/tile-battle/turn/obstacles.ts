import type { Prompt, Seat } from '@swordtable/kernel';
import { tileNamed } from '../catalog.ts';
import { both, grown, isEmpty, only } from '../field/area.ts';
import type { Cell } from '../field/cells.ts';
import { destinations, occupied, openArea } from '../field/moving.ts';
import type { Able, Choice, Moment } from '../hero/hero.ts';
import { abilityOf, HOOKS } from '../hero/roster.ts';
import { type Board, handOf } from '../state.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { candidates, isAble, momentOf } from './abilities.ts';
import { cellsToUse, tilesToPlace } from './place.ts';

/** Why something cannot be answered. Nothing here is asked in play: it is for those who explain. */

/** What keeps a tile from being placed on a cell: the board itself, or a limit and the tile that set it (0: the terrain). */
export type CellObstacle =
  | { readonly why: 'occupied' | 'apart' | 'margin' }
  | { readonly why: 'closed' | 'drawn' | 'gate'; readonly by: Tile };

export const cellObstacle = (s: Board, seat: Seat, cell: Cell): CellObstacle | undefined => {
  const tiles = occupied(s);
  const isIn = (area: typeof tiles): boolean => !isEmpty(both(area, only(cell)));
  if (isIn(tiles)) return { why: 'occupied' };
  let found: CellObstacle | undefined;
  cellsToUse(s, seat, (lost, why, by) => {
    if (isIn(lost)) found ??= { why, by };
  });
  if (found !== undefined || isIn(openArea(s))) return found;
  return { why: isIn(grown(tiles)) ? 'margin' : 'apart' };
};

/** What keeps a hand tile from being placed: it is banned, or another one is forced. */
export interface HandObstacle {
  readonly why: 'banned' | 'forced';
  readonly by: Tile;
  /** The tile that the effect was laid on. */
  readonly on: Tile;
}

export const handObstacle = (s: Board, seat: Seat, tile: Tile): HandObstacle | undefined => {
  const able = tilesToPlace(s, seat);
  if (able.includes(tile) || !handOf(s, seat).includes(tile)) return undefined;
  for (const effect of s.lasting) {
    if (effect.seat !== seat || (effect.kind !== 'ban' && effect.kind !== 'force')) continue;
    if (effect.kind === 'ban' && effect.tile === tile) return { why: 'banned', by: effect.by, on: tile };
    if (effect.kind === 'force' && able.includes(effect.tile)) return { why: 'forced', by: effect.by, on: effect.tile };
  }
  return undefined;
};

/** What keeps a pick from being on offer: the text does not name it, a rule forbids it, or no next pick would be left. */
export type PickObstacle = 'not named' | Able | 'no destination' | 'not there' | 'nothing follows';

/** A choice of an ability that is being asked, with everything that its text names. */
export interface ChoiceAsked {
  readonly moment: Moment;
  readonly named: readonly number[];
  readonly obstacleTo: (pick: number) => PickObstacle | undefined;
}

const asking = (m: Moment, choose: readonly Choice[], picks: readonly number[]): ChoiceAsked => {
  const { from, that, where, destinationOf } = choose[picks.length] as Choice;
  const able = candidates(m, choose, picks);
  const named = destinationOf === undefined ? from(m, ...picks) : able;
  return {
    moment: m,
    named,
    obstacleTo: (pick) => {
      if (able.includes(pick)) return undefined;
      if (destinationOf !== undefined) return destinations(m.s, destinationOf(m, ...picks)).includes(pick) ? 'not there' : 'no destination';
      if (!named.includes(pick)) return 'not named';
      if (that !== undefined && !isAble(m.s, that, pick, m.cause)) return that;
      return where !== undefined && !where(m, pick, ...picks) ? 'not there' : 'nothing follows';
    },
  };
};

const sameSet = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((each) => b.includes(each));

/**
 * Finds out which choice of which ability a question is, from a board that may lack what is hidden. It is the one that would offer just
 * what is on offer; where none would, the board does not say enough, and nothing is claimed.
 */
export const choiceAsked = (s: Board, seat: Seat, prompt: Prompt, offered: readonly number[]): ChoiceAsked | undefined => {
  const of = tileNamed(prompt.rule) ?? TERRAIN;
  // A tile with the text of another acts as itself.
  const self = of !== TERRAIN && of === s.as && s.placed > TERRAIN ? s.placed : of;
  const picks = prompt.picks ?? [];
  for (const hook of HOOKS) {
    const choose = abilityOf(s.setting, of, hook)?.choose;
    if (choose?.[picks.length]?.what !== prompt.ask) continue;
    const asked = asking(momentOf(s, { of, self, hook, by: seat, carry: [] }), choose, picks);
    if (
      sameSet(
        asked.named.filter((pick) => asked.obstacleTo(pick) === undefined),
        offered,
      )
    )
      return asked;
  }
  return undefined;
};

/** The tiles that were named by earlier picks of the question. */
export const tilesPicked = ({ setting }: Pick<Board, 'setting'>, prompt: Prompt): readonly Tile[] => {
  const picks = prompt.picks ?? [];
  const of = tileNamed(prompt.rule) ?? TERRAIN;
  const choose = HOOKS.map((hook) => abilityOf(setting, of, hook)?.choose).find((choices) => choices?.[picks.length]?.what === prompt.ask);
  return picks.filter((_, index) => choose?.[index]?.what === 'tile');
};
