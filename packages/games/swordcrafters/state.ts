import { copyRandom, type Random, type Seat } from '@swordtable/kernel';
import type { Group } from './pieces/grid.ts';
import type { Cell, Magic, SoloCard, SoloNo, Tile } from './pieces/pieces.ts';
import type { Sword } from './pieces/sword.ts';
import type { Task } from './tasks.ts';

export const ROUNDS = 6;

/** What a match was made with. Never changes, so copies share it. */
export interface Setting {
  readonly seats: number;
  /** How many of each tile are played with. */
  readonly tiles: Readonly<Record<Tile, number>>;
  /** The solo cards, where one plays alone. */
  readonly solo: readonly SoloCard[];
  /** Two swords a player (S-16). */
  readonly dual: boolean;
  /** Only the best side counts (S-15). */
  readonly lightweight: boolean;
  readonly magic: readonly Magic[];
  /** Finished swords to beat, in the solo game (S-17). */
  readonly opponents: readonly SoloCard[];
}

/**
 * A smith: the swords as everybody sees them, and what only the smith sees while all craft. The lists are never changed in place, so
 * copies share them.
 */
export interface Smith {
  swords: readonly Sword[];
  /** The groups of tiles taken in this round, in the order taken; everybody saw them. */
  taken: readonly (readonly Tile[])[];
  /** The swords as they are being built; nothing while nobody crafts (S-9). */
  bench: readonly Sword[] | null;
  /** The tiles still to be built in, for each sword; before it is said which group goes to which sword there are none (S-16). */
  left: readonly (readonly Tile[])[] | null;
  /** Whether something was built in another order than the one that bots keep to. */
  strayed: boolean;
}

export type Phase = 'slice' | 'select' | 'craft' | 'over';

/** The whole state of a match, as plain JSON: includes secrets and what is still to be done. */
export interface State {
  readonly setting: Setting;
  random: Random;
  /** How often something hidden was shown to anyone. */
  shown: number;
  round: number;
  phase: Phase;
  /** Who has the first player token. */
  first: Seat;
  /** Whose turn it is to slice or to select. */
  active: Seat;
  /** The tiles to come; the top one is the last. */
  bag: readonly Tile[];
  /** The solo cards to come; the top one is the last. */
  deck: readonly SoloNo[];
  /** The card whose cuts are made in this round, in the solo game; `NO_CARD` at other times. */
  card: SoloNo;
  grid: readonly Cell[];
  /** The groups that lie there, in the order in which they came to be. */
  groups: readonly Group[];
  /** Who has taken the forge in this round; -1 while nobody has. */
  forge: Seat | -1;
  smiths: Smith[];
  /** Tiles that went back to the box. */
  gone: readonly Tile[];
  agenda: Task[];
}

const copySmith = ({ swords, taken, bench, left, strayed }: Smith): Smith => ({ swords, taken, bench, left, strayed });

export const clone = (s: State): State => ({
  setting: s.setting,
  random: copyRandom(s.random),
  shown: s.shown,
  round: s.round,
  phase: s.phase,
  first: s.first,
  active: s.active,
  bag: s.bag,
  deck: s.deck,
  card: s.card,
  grid: s.grid,
  groups: s.groups,
  forge: s.forge,
  smiths: s.smiths.map(copySmith),
  gone: s.gone,
  agenda: s.agenda.slice(),
});

export const smithAt = (s: State, seat: Seat): Smith => s.smiths[seat] as Smith;
export const isSolo = ({ setting }: State): boolean => setting.seats === 1;
/** Each player slices and selects once a round, two players twice (S-10). */
export const turnsPerRound = ({ setting: { seats } }: { readonly setting: Pick<Setting, 'seats'> }): number =>
  seats === 2 ? 2 * seats : seats;
