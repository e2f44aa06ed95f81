import { CATALOG, tileId } from '@swordtable/games/tile-battle/catalog';
import type { Event } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

/** A hero that came into somebody's hands in this game. */
interface Held {
  readonly tile: Tile;
  readonly seat: Seat;
}

const marginOf = ({ points }: Standing, seat: Seat): number => (points[seat] as number) - (points[1 - seat] as number);

/**
 * Picks, wins and worth by hero. The value of a placement is by how much it moved the lead of the player who placed it, from the start
 * of the turn to its end, counting the board as if the game stopped there.
 */
export const watchHeroes = (count: Count, standing: () => Standing) => {
  const held: Held[] = [];
  const placed: Held[] = [];
  let order = 0;
  let first: Seat | undefined;
  let turn: { readonly seat: Seat; readonly before: number; tile: Tile | undefined } | undefined;

  const endTurn = (): void => {
    if (turn?.tile !== undefined) count(`value ${tileId(turn.tile)}`, marginOf(standing(), turn.seat) - turn.before);
    turn = undefined;
  };

  const hear = (event: Event): void => {
    switch (event.what) {
      case 'round':
        first ??= event.first;
        break;
      case 'dealt':
        order = 0;
        break;
      case 'drafted':
        order++;
        held.push({ tile: event.tile, seat: event.to });
        count(`picked ${tileId(event.tile)}`);
        count(`order ${tileId(event.tile)}`, order);
        break;
      case 'turn':
        endTurn();
        turn = { seat: event.seat, before: marginOf(standing(), event.seat), tile: undefined };
        break;
      case 'placed':
        placed.push({ tile: event.tile, seat: event.seat });
        count(`placed ${tileId(event.tile)}`);
        // A hero summoned during a turn belongs to the player who summoned it; the turn's value stays with the first.
        if (turn !== undefined) turn.tile ??= event.tile;
        break;
      case 'flipped':
        if (event.cause.self > 0) count(`flips ${tileId(event.cause.self)}`);
        break;
      case 'lines':
        endTurn();
        break;
    }
  };

  const end = (final: Standing): void => {
    endTurn();
    for (const { tile, seat } of held) count(`held won ${tileId(tile)}`, winShare(final, seat));
    for (const { tile, seat } of placed) count(`placed won ${tileId(tile)}`, winShare(final, seat));
    if (first === undefined) return;
    count('first games');
    count('first won', winShare(final, first));
    count('first ahead', marginOf(final, first));
  };
  return { hear, end };
};

export const heroGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const rows = CATALOG.filter(({ id }) => at(`picked ${id}`) + at(`placed ${id}`) > 0)
    .map(({ id, name }) => {
      const [picked, placed] = [at(`picked ${id}`), at(`placed ${id}`)];
      return [
        name,
        picked,
        picked === 0 ? '–' : meanOf(at(`order ${id}`), picked).toFixed(1),
        rateText(at(`held won ${id}`), picked)[0],
        placed,
        ...rateText(at(`placed won ${id}`), placed),
        meanOf(at(`flips ${id}`), placed),
        meanOf(at(`value ${id}`), placed),
      ];
    })
    .toSorted((a, b) => Number(b[8]) - Number(a[8]));
  return [
    {
      title: 'By first player',
      columns: ['', 'games', 'points ahead', 'wins', '95% interval'],
      rows: [
        [
          'first in round 1',
          at('first games'),
          meanOf(at('first ahead'), at('first games')),
          ...rateText(at('first won'), at('first games')),
        ],
      ],
    },
    {
      title: 'Heroes, by what a placement is worth',
      columns: ['hero', 'picks', 'order', 'won if held', 'placed', 'won if placed', '95% interval', 'flips', 'value'],
      rows,
      notes: ['order: the mean place in its draft · flips: caused in a placement · value: points of lead gained in its turn'],
    },
  ];
};
