import { TERRAIN, type Tile } from './tile.ts';

/** How the placed tile battles. Abilities change it; what they do not name stays as usual. */
export type BattlePlan = {
  /** Some ability has changed it. */
  readonly altered: boolean;
  readonly battles: boolean;
  /** Who battles: the placed tile unless another is named. */
  readonly fighter: Tile;
  readonly reach: 'adjacent' | 'two away' | 'farthest' | 'first enemy';
  /** In this direction it compares with `targets` instead; -1 for none. */
  readonly side: number;
  readonly targets: readonly Tile[];
  /** Whether it compares in the other directions too. */
  readonly elsewhere: boolean;
  /** Battles this tile alone; 0 for all. */
  readonly only: Tile;
  readonly bonus: number;
  readonly enemyBonus: number;
  readonly flipsOn: 'higher' | 'equal' | 'lower';
  /** Reads the far side of the enemy instead of the touching one. */
  readonly farSide: boolean;
  /** Flips only tiles none of whose printed numbers is greater. */
  readonly atMost: number;
  readonly flipsOne: boolean;
};

export const AS_USUAL: BattlePlan = {
  altered: false,
  battles: true,
  fighter: TERRAIN,
  reach: 'adjacent',
  side: -1,
  targets: [],
  elsewhere: true,
  only: TERRAIN,
  bonus: 0,
  enemyBonus: 0,
  flipsOn: 'higher',
  farSide: false,
  atMost: 99,
  flipsOne: false,
};

/** A plan with what an ability changes. Written out, because that is faster than a spread. */
export const changedPlan = (plan: BattlePlan, change: Partial<BattlePlan>): BattlePlan =>
  Object.assign(
    {
      altered: true,
      battles: plan.battles,
      fighter: plan.fighter,
      reach: plan.reach,
      side: plan.side,
      targets: plan.targets,
      elsewhere: plan.elsewhere,
      only: plan.only,
      bonus: plan.bonus,
      enemyBonus: plan.enemyBonus,
      flipsOn: plan.flipsOn,
      farSide: plan.farSide,
      atMost: plan.atMost,
      flipsOne: plan.flipsOne,
    },
    change,
  );
