import type { Seat, Watcher } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import type { Group } from '../pieces/grid.ts';
import type { Cell, SoloNo, Tile } from '../pieces/pieces.ts';
import type { Sword } from '../pieces/sword.ts';
import type { Phase, Setting, Smith, State } from '../state.ts';

/** A smith as others see it; what is being built only the smith sees. */
export interface SeenSmith {
  readonly swords: readonly Sword[];
  readonly taken: readonly (readonly Tile[])[];
  /** How many tiles are still to be built in; null while nobody crafts, or before two swords have their groups. */
  readonly waiting: number | null;
  /** The own bench while one crafts; null for others. */
  readonly bench: readonly Sword[] | null;
  readonly left: readonly (readonly Tile[])[] | null;
  /** Whether one has built in another order than bots do; false for others. */
  readonly strayed: boolean;
}

/** What one seat, or a spectator, may know. Built, never stripped. */
export interface View {
  readonly setting: Setting;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  readonly bag: number;
  readonly deck: number;
  readonly card: SoloNo;
  /** How many cuts of the card are still to be made. */
  readonly cutsLeft: number;
  readonly grid: readonly Cell[];
  readonly groups: readonly Group[];
  readonly forge: Seat | -1;
  readonly smiths: readonly SeenSmith[];
  readonly gone: readonly Tile[];
  /** Only where all lies open: the tiles and the solo cards to come, the next one first. */
  readonly open?: { readonly bag: readonly Tile[]; readonly deck: readonly SoloNo[] };
}

const seenSmith = (smith: Smith, isOwn: boolean): SeenSmith => ({
  swords: smith.swords,
  taken: smith.taken,
  waiting: smith.left === null ? null : smith.left.flat().length,
  bench: isOwn ? smith.bench : null,
  left: isOwn ? smith.left : null,
  strayed: isOwn && smith.strayed,
});

const cutsLeft = ({ agenda }: State): number => {
  const task = agenda.at(-1);
  return task !== undefined && 'ask' in task && task.ask === 'cut' ? task.cuts.length : 0;
};

const seenBy = (s: State, isOwn: (seat: Seat) => boolean): View => ({
  setting: s.setting,
  round: s.round,
  phase: s.phase,
  first: s.first,
  active: s.active,
  bag: s.bag.length,
  deck: s.deck.length,
  card: s.card,
  cutsLeft: cutsLeft(s),
  grid: s.grid,
  groups: s.groups,
  forge: s.forge,
  smiths: s.smiths.map((smith, seat) => seenSmith(smith, isOwn(seat))),
  gone: s.gone,
});

export const view = (s: State, watcher: Watcher): View => seenBy(s, (seat) => seat === watcher);

export const openView = (s: State): View => ({
  ...seenBy(s, () => true),
  open: { bag: s.bag.toReversed(), deck: s.deck.toReversed() },
});

/** What is built before all are done is told to its smith only (S-9). */
export const redact = (event: Event, watcher: Watcher): Event | undefined =>
  (event.what === 'built' || event.what === 'assigned') && event.seat !== watcher ? undefined : event;
