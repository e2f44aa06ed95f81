import { CATALOG, tileId } from '@swordtable/games/tile-battle/catalog';
import type { Event } from '@swordtable/games/tile-battle/events';
import { neighbors } from '@swordtable/games/tile-battle/field/lookaround';
import type { Text } from '@swordtable/games/tile-battle/hero/hero';
import { flipForbiddenBy, isImmune, moveForbiddenBy } from '@swordtable/games/tile-battle/hero/questions';
import { HEROES, TERRAINS, terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import type { State } from '@swordtable/games/tile-battle/state';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { Grid } from '../../screen/grid.ts';
import type { Count, Tally } from '../collector.ts';

/** How an ability shows that it works. */
const WAYS = ['used', 'number', 'battle', 'spared', 'blow', 'silenced', 'points', 'holds still', 'guards', 'draft', 'placing'] as const;
type Way = (typeof WAYS)[number];

type Fired = readonly [Tile, Way];

/** What an event says about abilities at work. A copied ability counts for the hero whose text it is. */
const heardIn = (event: Event): readonly Fired[] => {
  switch (event.what) {
    case 'used':
      return [[event.cause.of, 'used']];
    case 'compared': {
      const { attack, defence, rule } = event.comparison;
      const numbers = [attack, defence].flatMap(({ modifiers, setBy }): Fired[] => [
        ...modifiers.map(({ by }): Fired => [by, 'number']),
        ...(setBy === undefined ? [] : [[setBy, 'number'] as const]),
      ]);
      return rule === TERRAIN ? numbers : [...numbers, [rule, 'battle']];
    }
    case 'spared':
      return [[event.by, 'spared']];
    case 'replaced':
      return [[event.by, 'blow']];
    case 'silenced':
    case 'ignored':
      return [[event.by, 'silenced']];
    case 'points':
      return [[event.cause.of, 'points']];
    case 'drafted':
      return event.by === event.to ? [] : [[TERRAIN, 'draft']];
    case 'removed':
      return [[TERRAIN, 'used']];
    case 'looked':
      return event.cause.of === TERRAIN ? [[TERRAIN, 'draft']] : [];
    default:
      return [];
  }
};

/**
 * Some abilities only remove options and cause no events: the tiles they hold or protect are read from the
 * rules themselves once a turn.
 */
const quietlyAtWork = (s: State): readonly Fired[] =>
  s.field.flatMap((tile): Fired[] => {
    const { forbidsMove, forbidsFlip } = HEROES[tile]?.always ?? {};
    const near = [tile, ...neighbors(s, tile)];
    const holds = forbidsMove !== undefined && near.some((other) => moveForbiddenBy(s, other, ANY_ABILITY) === tile);
    const guards = forbidsFlip !== undefined && near.some((other) => flipForbiddenBy(s, other, false) === tile);
    const shrugsOff = isImmune(tile) && near.some((other) => HEROES[other]?.always?.besideIt !== undefined);
    return [...(holds ? [[tile, 'holds still'] as const] : []), ...(guards || shrugsOff ? [[tile, 'guards'] as const] : [])];
  });

/** By the text of some hero, no matter which. */
const ANY_ABILITY = { of: -1, self: -1 };

export const watchCoverage = (count: Count, s: State) => {
  const { id: terrain, drawsPlacements } = terrainOf(s.setting);
  const fire = (all: readonly Fired[]): void => {
    for (const [tile, way] of all) count(`fired ${tile === TERRAIN ? terrain : tileId(tile)}/${way}`);
  };
  count(`terrain ${terrain}`);
  return {
    hear: (event: Event): void => {
      fire(heardIn(event));
      if (event.what === 'turn') fire(quietlyAtWork(s));
      if (event.what === 'placed' && drawsPlacements) fire([[TERRAIN, 'placing']]);
      // Under Niflheim, a hero that compares without having been placed was flipped before.
      if (event.what === 'compared' && s.setting.chains && event.comparison.attacker !== s.placed) fire([[TERRAIN, 'battle']]);
    },
  };
};

/** What every text has, whether or not there is a rule behind it. */
const WORDS: readonly string[] = ['id', 'name', 'ability', 'kind', 'text', 'rulings'];
const hasAbility = (text: Text | undefined): boolean => Object.keys(text ?? {}).some((facet) => !WORDS.includes(facet));

export const coverageGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const rowOf = (id: string, name: string, kind: string, games: number) => {
    const ways = WAYS.flatMap((way) => (at(`fired ${id}/${way}`) > 0 ? [[way, at(`fired ${id}/${way}`)] as const] : []));
    const sum = ways.reduce((total, [, times]) => total + times, 0);
    return { name, sum, row: [name, kind, games, sum, ways.map(([way, times]) => `${way} ${times}`).join(', ')] };
  };
  const heroes = CATALOG.filter(({ id, tile }) => at(`placed ${id}`) > 0 && hasAbility(HEROES[tile])).map(({ id, name, tile }) =>
    rowOf(id, name, HEROES[tile]?.kind ?? '', at(`placed ${id}`)),
  );
  const terrains = TERRAINS.filter((terrain) => at(`terrain ${terrain.id}`) > 0 && hasAbility(terrain)).map(({ id, name }) =>
    rowOf(id, name, 'terrain', at(`terrain ${id}`)),
  );
  const all = [...heroes, ...terrains];
  const never = all.filter(({ sum }) => sum === 0).map(({ name }) => name);
  return [
    {
      title: 'Abilities: how often each fired',
      columns: ['ability of', 'kind', 'placed', 'fired', 'how'],
      rows: all.map(({ row }) => row),
      notes: [never.length === 0 ? `All ${all.length} abilities fired.` : `Never fired: ${never.join(', ')}.`],
    },
  ];
};
