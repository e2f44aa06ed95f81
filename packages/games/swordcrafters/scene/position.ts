import { type Json, type MatchOptions, randomFrom, type Seat } from '@swordtable/kernel';
import { fail } from '../../scenes/lines.ts';
import { laidOut, rowsFor, tilesFor } from '../pieces/grid.ts';
import { type CutKind, GEMS, type Gem, type Magic, METHODS, NO_CARD, sortedTiles, type Tile } from '../pieces/pieces.ts';
import { setup } from '../setup.ts';
import { ROUNDS, type State, turnsPerRound } from '../state.ts';
import type { Task } from '../tasks.ts';
import { swordFrom, tilesFrom } from '../text/notation.ts';
import { groupsFrom } from './groups-text.ts';

/** A position in few lines, in the letters of `notation.ts`. What is not named lies in the bag or went back to the box. */
export interface PositionSpec {
  /** `round`: a round is about to begin. `end`: all is crafted, and the swords are about to be scored. */
  readonly phase: 'round' | 'slice' | 'select' | 'craft' | 'end';
  /** For each seat its sword, `rd: rr / s / ee / b`; with dual wielding two of them, with a bar between. */
  readonly swords: readonly string[];
  /** The magic cards, `least ruby 5 2`; none, if nothing is said. */
  readonly magic?: readonly string[];
  readonly options?: Readonly<Record<string, Json>>;
  /** The names of the solo cards to beat. */
  readonly against?: readonly string[];
  /** The name of the solo card whose cuts are made, or four cuts as printed on one: `HVVH`. */
  readonly card?: string;
  readonly round?: number;
  readonly first?: Seat;
  /** The tiles of the grid from left to right and from top to bottom, the forge left out. */
  readonly grid?: string;
  /** A digit for each cell: `1122 1122 3334`. A cell of no group has a dot. */
  readonly groups?: string;
  /** The groups that each seat has taken, with bars between: `rs | e`. */
  readonly taken?: readonly string[];
  /** The tiles of the next grid. */
  readonly next?: string;
  /** All tiles of the bag, the top one last; the others went back to the box. */
  readonly bag?: string;
}

const splitAt = (text: string, bar: string): readonly string[] => text.split(bar).map((part) => part.trim());

/** A magic card as it is written: its method, its gems, its points. */
export const magicFrom = (text: string): Magic => {
  const [first = '', ...rest] = text.split(' ');
  const method = METHODS.find((each) => each === first);
  if (method === undefined) return fail(`There is no method "${first}".`);
  const gems = rest.filter((word): word is Gem => GEMS.some((gem) => gem === word));
  return { method, gems, points: rest.slice(gems.length).map(Number) };
};

const cutsFrom = (text: string | undefined): readonly CutKind[] | undefined =>
  /^[HV]{4}$/.test(text ?? '') ? ([...(text ?? '')] as CutKind[]) : undefined;

const agendaOf = (s: State, { phase, card }: PositionSpec): readonly Task[] => {
  const cuts = cutsFrom(card) ?? s.setting.solo[s.card]?.cuts;
  switch (phase) {
    case 'round':
      return [{ do: 'startRound' }];
    case 'slice':
      if (cuts !== undefined) return [{ do: 'endSelect' }, { ask: 'cut', cuts }];
      return [{ do: 'startSelect' }, { ask: 'slice', left: turnsPerRound(s) - s.groups.length + 1 }];
    case 'select':
      return [{ do: 'endSelect' }, { ask: 'select', left: s.groups.length - 1 }];
    case 'craft':
      return [{ do: 'show' }, { ask: 'craft' }];
    case 'end':
      return [{ do: 'show' }];
  }
};

const PHASES = { round: 'craft', slice: 'slice', select: 'select', craft: 'craft', end: 'craft' } as const;

/** Seat 0 is the first player and next to answer, and it is the first round, unless something else is said; an end comes after the last. */
export const stateOf = (drawn: PositionSpec): State => {
  const { phase, swords } = drawn;
  const seats = swords.length;
  const options: MatchOptions = { magic: 'beginner', dual: false, lightweight: false, opponents: 1, pieces: null, ...drawn.options };
  const begun = setup(seats, options, randomFrom('scene'));
  const { solo } = begun.setting;
  const soloNo = (name: string): number => solo.findIndex((card) => card.name === name);
  const opponents = (drawn.against ?? []).map(soloNo);
  const card = drawn.card === undefined ? NO_CARD : soloNo(drawn.card);
  const taken = swords.map((_, seat) => (drawn.taken?.[seat] === undefined ? [] : splitAt(drawn.taken[seat], '|').map(tilesFrom)));
  const s: State = {
    ...begun,
    setting: {
      ...begun.setting,
      magic: (drawn.magic ?? []).map(magicFrom),
      opponents: opponents.flatMap((no) => solo[no] ?? []),
    },
    round: drawn.round ?? (phase === 'end' ? ROUNDS : phase === 'round' ? 0 : 1),
    phase: PHASES[phase],
    first: drawn.first ?? 0,
    active: drawn.first ?? 0,
    card,
    deck: begun.deck.filter((no) => no !== card && !opponents.includes(no)),
    grid: drawn.grid === undefined ? [] : laidOut(tilesFrom(drawn.grid)),
    smiths: swords.map((text, seat) => {
      const made = splitAt(text, '|').map(swordFrom);
      const groups = (taken[seat] ?? []).map(sortedTiles);
      const isCrafting = phase === 'craft';
      return {
        swords: made,
        taken: groups,
        bench: isCrafting ? made : null,
        left: isCrafting && made.length === 1 ? [sortedTiles(groups.flat())] : null,
        strayed: false,
      };
    }),
  };
  s.groups = drawn.groups === undefined ? [] : groupsFrom(drawn.groups);
  s.agenda = [...agendaOf(s, drawn)];
  shareOut(s, drawn);
  return s;
};

/** What is left of all tiles. */
const leftOf = (tiles: readonly Tile[], used: readonly Tile[]): readonly Tile[] => {
  const left = tiles.slice();
  for (const tile of used) {
    if (!left.includes(tile)) fail(`There is more ${tile} than this match has.`);
    left.splice(left.indexOf(tile), 1);
  }
  return left;
};

/** What is not on the table: as much as the rounds to come need lies in the bag, the next grid on top, and the rest in the box. */
const shareOut = (s: State, { next, phase, taken, grid, bag }: PositionSpec): void => {
  const onTable = [
    ...s.smiths.flatMap(({ swords }) => swords.flatMap(({ sides }) => sides.flat())),
    ...tilesFrom(grid ?? ''),
    ...(phase === 'craft' ? (taken ?? []).flatMap((text) => tilesFrom(text.replaceAll('|', ''))) : []),
  ];
  const coming = tilesFrom(bag ?? next ?? '');
  const rest = leftOf(sortedTiles(s.bag), [...onTable, ...coming]);
  if (bag !== undefined) {
    [s.bag, s.gone] = [coming, rest];
    return;
  }
  const needed = (ROUNDS - s.round) * tilesFor(rowsFor(s.setting.seats)) - coming.length;
  if (rest.length < needed) fail('Too many tiles are on the table for this round.');
  s.bag = [...rest.slice(0, needed), ...coming];
  s.gone = rest.slice(needed);
};
