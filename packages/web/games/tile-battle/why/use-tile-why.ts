import type { Seats } from '@swordtable/games/seat-names';
import type { Event } from '@swordtable/games/tile-battle/events';
import { boardOf } from '@swordtable/games/tile-battle/explain/board';
import { explain as explainBattle, type Question } from '@swordtable/games/tile-battle/explain/explain';
import type { Facts } from '@swordtable/games/tile-battle/explain/facts';
import { type Offer, offerIn } from '@swordtable/games/tile-battle/explain/targets';
import type { Origin } from '@swordtable/games/tile-battle/field/coordinates';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { whyWords } from '@swordtable/games/tile-battle/text/why';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import type { Message } from '@swordtable/kernel';
import { standing } from '@swordtable/server/match/standing';
import { useMemo } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { renderWhy, sideClass, type WhyText } from '../../../kit/why/why.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useTileWords } from '../board/context.ts';
import { tilesOf } from '../board/log-entries.ts';
import { useTileTexts } from '../board/texts.ts';
import type { TableState } from '../typed.ts';
import { de } from '../words/why.de.ts';
import { whySayer } from './why-sayer.ts';

/** What explanations say, in the language of the page. */
export const useTileWhyWords = wordsBy({ en: whyWords, de });

type Show = (why: WhyText, near?: Element | null) => void;

/** Everything at the table that can be asked "Why?". */
export interface TileWhy extends Facts {
  readonly texts: TileTexts;
  /** What cells are named by. */
  readonly origin: Origin;
  readonly seats: Seats;
  readonly asked: Offer | undefined;
  readonly say: (message: Message) => string;
  /** Opens a slip beside an element. */
  readonly ask: (question: Question, near?: Element | null) => void;
  /** The points of a line of the board. */
  readonly line: (axis: 'row' | 'column', at: number, seat: number, near?: Element) => void;
  /** A part of the points: `before`, `lines`, `total`, or the number of the tile that brings them. */
  readonly part: (key: string, seat: number) => void;
  readonly event: (event: Event) => void;
}

/** The tile on the board that an event is about: its explanation opens there, while the board is in sight. */
const onBoard = (view: View, event: Event): Element | null => {
  const tile = tilesOf({ event })[0];
  const cell = view.board.find((lying) => lying.tile === tile)?.cell;
  return cell === undefined ? null : document.querySelector(`[data-cell="${cell}"]`);
};

const scorePart = (key: string, seat: number): Question => {
  if (key === 'total') return { score: seat };
  return { score: seat, part: key === 'before' || key === 'lines' ? key : Number(key) };
};

/** Says the messages of an explanation in the language of the page, to the reader. */
const useSaying = (view: View, origin: Origin, seats: Seats): TileWhy['say'] => {
  const texts = useTileTexts();
  const tileWords = useTileWords();
  const words = useTileWhyWords();
  const { terrain } = view.setting;
  return useMemo(
    () => whySayer({ words, texts, tileWords }, seats, { terrain, origin }),
    [texts, tileWords, words, seats, terrain, origin],
  );
};

/** What speaks for a placement, in a phrase. */
export const useTileReasons = (): ((message: Message, view: View, names: readonly SeatName[]) => string) => {
  const say = { words: useTileWhyWords(), texts: useTileTexts(), tileWords: useTileWords() };
  return (message, view, names) => whySayer(say, seatsOf(names), { terrain: view.setting.terrain, origin: viewOrigin(view) })(message);
};

/** What explanations are about: a table, or a position without one. */
type Explainable = Pick<TableState, 'view' | 'decision' | 'watcher' | 'steps'>;

export const useTileWhy = (state: Explainable, names: readonly SeatName[], show: Show): TileWhy => {
  const texts = useTileTexts();
  const { view, decision, watcher } = state;
  const events = useMemo(() => standing(state.steps).flatMap((step) => step.events), [state.steps]);
  const seats = useMemo(() => seatsOf(names), [names]);
  const { row, column } = viewOrigin(view);
  // The same as long as the names are: the log is written only once.
  const origin = useMemo(() => ({ row, column }), [row, column]);
  const say = useSaying(view, origin, seats);
  const known = useMemo(
    () => ({ view, events, watcher: watcher ?? undefined, decision: decision ?? undefined }),
    [view, events, watcher, decision],
  );
  const ask: TileWhy['ask'] = (question, near) => {
    const why = explainBattle(known, question);
    if (why !== undefined) show(renderWhy(why, say, sideClass), near);
  };
  return {
    view,
    board: useMemo(() => boardOf(view), [view]),
    events,
    texts,
    origin,
    seats,
    say,
    ask,
    asked: useMemo(() => offerIn(known), [known]),
    line: (axis, at, seat, near) => ask(axis === 'row' ? { row: at, seat } : { column: at, seat }, near),
    part: (key, seat) => ask(scorePart(key, seat)),
    event: (event) => ask({ event: events.indexOf(event) }, onBoard(view, event)),
  };
};
