import type { Event } from '@swordtable/games/tile-battle/events';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { useMemo } from 'react';
import { standing } from '../../../client/standing.ts';
import { offered } from '../../../kit/selection/choosing.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Why } from '../../../kit/why/why.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useTileWords } from '../board/context.ts';
import { tilesOf } from '../board/telling.ts';
import { useTileTexts } from '../board/texts.ts';
import type { TileAsking } from '../board/use-tile-asking.ts';
import type { TableState } from '../typed.ts';
import { all, turnOf } from './battle.ts';
import { eventWhy } from './events.ts';
import { numberWhy } from './numbers.ts';
import { type Axis, beforeWhy, endWhy, linesWhy, lineWhy, totalWhy } from './points.ts';
import { boardOf } from './rules-view.ts';
import { standWhy } from './stand.ts';
import { type Asked, cellWhy, handWhy, refusedWhy } from './targets.ts';
import type { Teller } from './teller.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What explanations say, in the language of the page. */
export const useTileWhyWords = wordsBy({ en, de });

type Explain = (why: Why | undefined, near?: Element | null) => void;

/** Everything at the table that can be asked "Why?". */
export interface TileWhy {
  readonly teller: Teller;
  /** Everything that was told and still stands. */
  readonly events: readonly Event[];
  readonly asked: Asked | undefined;
  /** The numbers of a tile on the board, and what is laid on it. */
  readonly numbers: (tile: Tile, near?: Element) => void;
  /** What the last turn did to a tile on the board. */
  readonly battle: (tile: Tile, near?: Element) => void;
  /** Whatever there is to say about what lies on a cell. */
  readonly look: (cell: Cell, near?: Element) => void;
  readonly notCell: (cell: Cell, near?: Element) => void;
  readonly notHand: (tile: Tile, owner: number, near?: Element) => void;
  readonly line: (axis: Axis, at: number, seat: number, near?: Element) => void;
  /** A part of the points: `before`, `lines`, `total`, or the number of the tile that brings them. */
  readonly part: (key: string, seat: number) => void;
  readonly event: (event: Event) => void;
  readonly refused: (sentence: string) => void;
}

const askedBy = ({ decision, watcher }: TableState, options: TileAsking['options'], events: readonly Event[]): Asked | undefined =>
  decision === null || watcher === null || options.length === 0
    ? undefined
    : {
        prompt: decision.prompt,
        seat: watcher,
        // What the games offer as tiles and cells are their numbers.
        tiles: [...offered(options, 'tile')] as Tile[],
        cells: [...offered(options, 'cell')] as Cell[],
        turn: turnOf(events),
      };

/** Whether the last turn did something to a tile, or tried to. */
const wasInvolved = (events: readonly Event[], tile: Tile): boolean => {
  const turn = turnOf(events);
  return (
    all(turn, 'compared').some(({ comparison }) => comparison.defender === tile) ||
    [...all(turn, 'flipped'), ...all(turn, 'spared')].some((event) => event.tile === tile) ||
    all(turn, 'replaced').some(({ tiles }) => tiles.includes(tile))
  );
};

/** The tile on the board that an event is about: its explanation stands there, while the board is in sight. */
const onBoard = (view: View, event: Event): Element | null => {
  const tile = tilesOf({ event })[0];
  const cell = view.board.find((lying) => lying.tile === tile)?.cell;
  return cell === undefined ? null : document.querySelector(`[data-cell="${cell}"]`);
};

export const useTileWhy = (state: TableState, seats: readonly SeatName[], asking: TileAsking, explain: Explain): TileWhy => {
  const texts = useTileTexts();
  const tileWords = useTileWords();
  const words = useTileWhyWords();
  const { view } = state;
  const events = useMemo(() => standing(state.steps).flatMap((step) => step.events), [state.steps]);
  const told = useMemo(() => seatsOf(seats), [seats]);
  const teller = useMemo(
    (): Teller => ({ view, rules: boardOf(view), seats: told, texts, tileWords, words }),
    [view, told, texts, tileWords, words],
  );
  const { options } = asking;
  const asked = useMemo(() => askedBy(state, options, events), [state, options, events]);
  const waits = state.asked.find(({ seat }) => seat !== state.watcher);
  const waitsFor = waits === undefined ? undefined : seats[waits.seat]?.name;
  const notCell: TileWhy['notCell'] = (cell, near) => explain(cellWhy(teller, asked, cell, waitsFor), near);
  return {
    teller,
    events,
    asked,
    numbers: (tile, near) => explain(numberWhy(teller, tile), near),
    battle: (tile, near) => explain(standWhy(teller, turnOf(events), tile), near),
    look: (cell, near) => {
      const tile = view.board.find((lying) => lying.cell === cell)?.tile;
      const isBarred = asked !== undefined && asked.prompt.ask === 'tile' && tile !== undefined && !asked.tiles.includes(tile);
      if (tile === undefined || isBarred) notCell(cell, near);
      else explain(wasInvolved(events, tile) ? standWhy(teller, turnOf(events), tile) : numberWhy(teller, tile), near);
    },
    notCell,
    notHand: (tile, owner, near) => explain(handWhy(teller, asked, tile, owner, waitsFor), near),
    line: (axis, at, seat, near) => explain(lineWhy(teller, axis, at, seat), near),
    part: (key, seat) => {
      if (key === 'before') explain(beforeWhy(teller, events, seat));
      else if (key === 'lines') explain(linesWhy(teller, seat));
      else explain(key === 'total' ? totalWhy(teller, events, seat) : endWhy(teller, Number(key), seat));
    },
    event: (event) => explain(eventWhy(teller, events, event), onBoard(view, event)),
    refused: (sentence) => explain(refusedWhy(teller, asked, sentence)),
  };
};
