import { type MatchOptions, open, optionAt, randomBelow, randomFrom, submit, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { scoresOf } from './phases/scoring.ts';
import { parts } from './pieces/grid.ts';
import { NO_CARD, sortedTiles } from './pieces/pieces.ts';
import { swordcrafters } from './rules.ts';
import { writtenSword } from './text/notation.ts';
import { redact, type View, view } from './view/view.ts';

/** What a listener keeps of the table. */
interface Table {
  round: number;
  first: number;
  forge: number;
  card: string;
  bag: number;
  grid: View['grid'];
  groups: View['groups'];
  gone: View['gone'];
  /** What was cut away in this round: it lies in the grid until that is cleared. */
  away: View['gone'];
  smiths: { taken: readonly (readonly string[])[]; swords: readonly string[]; ready: boolean }[];
}

/** Set-up is open to all, and not told. */
const begun = ({ smiths, bag, grid }: View): Table => ({
  ...{ round: 0, first: 0, forge: -1, card: '', bag: bag + grid.length - 1, grid: [], groups: [], gone: [], away: [] },
  smiths: smiths.map(({ swords }) => ({ taken: [], swords: swords.map(writtenSword), ready: false })),
});

const sameGroup = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the table up to date from what one watcher is told, and from nothing else. */
const listen = (table: Table, event: Event): void => {
  const smith = table.smiths['seat' in event ? event.seat : 0] as Table['smiths'][0];
  switch (event.what) {
    case 'round':
      Object.assign(table, { round: event.round, first: event.first, forge: -1, grid: event.grid, bag: table.bag - event.grid.length + 1 });
      table.groups = [{ row: 0, column: 0, rows: event.grid.length / 4, columns: 4 }];
      break;
    case 'card':
      table.card = event.card.name;
      break;
    case 'sliced':
      table.groups = table.groups.flatMap((group) => (sameGroup(group, event.group) ? parts(group, event.cut) : [group]));
      break;
    case 'kept':
      table.groups = [event.group];
      table.away = [...table.away, ...event.gone];
      break;
    case 'took':
      table.groups = table.groups.filter((group) => !sameGroup(group, event.group));
      smith.taken = [...smith.taken, event.tiles];
      if (event.forge) table.forge = event.seat;
      if (table.card !== '') Object.assign(table, { grid: [], card: '', gone: [...table.gone, ...table.away], away: [] });
      break;
    case 'returned':
      Object.assign(table, { gone: [...table.gone, ...event.tiles], grid: [], groups: [] });
      break;
    case 'first':
      table.first = event.seat;
      break;
    case 'ready':
      smith.ready = true;
      break;
    case 'crafted':
      Object.assign(smith, { taken: [], swords: event.swords.map(writtenSword), ready: false });
      break;
  }
};

const heard = ({ round, first, forge, card, bag, grid, groups, gone, smiths }: Table) => ({
  ...{ round, first, forge, card, bag, grid, groups, gone: sortedTiles(gone) },
  smiths: smiths.map(({ taken, swords, ready }) => ({ taken, swords, ready })),
});
const looked = ({ round, first, forge, card, bag, grid, groups, gone, smiths, setting }: View) => ({
  ...{ round, first, forge, bag, grid, groups, gone },
  card: card === NO_CARD ? '' : setting.solo[card]?.name,
  smiths: smiths.map(({ taken, swords, waiting }) => ({
    ...{ taken, swords: swords.map(writtenSword) },
    ready: waiting === 0 && taken.flat().length > 0,
  })),
});

const TABLES: readonly (readonly [seats: number, options: MatchOptions])[] = [
  [1, { opponents: 2 }],
  [2, {}],
  [2, { dual: true }],
  [3, {}],
  [5, { magic: 'mixed' }],
];

/** A whole game by dice; `step` looks on after every answer. */
const played = (
  seats: number,
  options: MatchOptions,
  seed: string,
  step: (view: (watcher: Watcher) => View, told: readonly Event[]) => void,
) => {
  const rng = randomFrom(seed);
  const opened = open(swordcrafters, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  step((watcher) => view(position.state, watcher), opened.value.events);
  while (position.decisions.length > 0) {
    const { seat, options: offered } = position.decisions[randomBelow(rng, position.decisions.length)] as (typeof position.decisions)[0];
    const reply = submit(swordcrafters, position, seat, optionAt(offered, randomBelow(rng, offered.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
    step((watcher) => view(position.state, watcher), reply.value.events);
  }
  return position.state;
};

describe('Events', () => {
  test.each(TABLES)('a listener knows at every step what the table looks like: %d seats, %j', (seats, options) => {
    for (const watcher of [undefined, seats - 1]) {
      let table: Table | undefined;
      played(seats, options, `listen ${seats}`, (look, told) => {
        table ??= begun(look(watcher));
        for (const event of told) {
          const known = redact(event, watcher);
          if (known !== undefined) listen(table, known);
        }
        expect(heard(table)).toEqual(looked(look(watcher)));
      });
    }
  });

  test('every event occurs in random play, and no other', () => {
    const kinds = new Set<string>();
    for (const [seats, options] of TABLES)
      played(seats, options, 'kinds', (_, told) => {
        for (const { what } of told) kinds.add(what);
      });
    const all: readonly Event['what'][] = [
      ...(['round', 'card', 'sliced', 'kept', 'took', 'returned', 'first'] as const),
      ...(['assigned', 'built', 'ready', 'crafted', 'scored', 'over'] as const),
    ];
    expect([...kinds].sort()).toEqual([...all].sort());
  });

  test('S-14: at the end the final scores are told once', () => {
    for (const [seats, options] of TABLES) {
      const ends: Event[] = [];
      const end = played(seats, options, 'ends', (_, told) =>
        ends.push(...told.filter(({ what }) => what === 'scored' || what === 'over')),
      );
      const { points, ranking } = swordcrafters.standing(end);
      expect(ends).toEqual([
        { what: 'scored', reckoning: scoresOf(end) },
        { what: 'over', points, winners: ranking[0] },
      ]);
    }
  });
});
