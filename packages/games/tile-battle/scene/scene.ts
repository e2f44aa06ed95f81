import { type Decision, type Game, hashOf, type Position, runAgenda, type Seat, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { tileId, tileNamed } from '../catalog.ts';
import type { Event } from '../events.ts';
import { SIDES } from '../field/cells.ts';
import { cellHere, cellName, type Origin } from '../field/coordinates.ts';
import { stateOrigin } from '../field/lookaround.ts';
import { numberShown } from '../hero/questions.ts';
import { olympus } from '../rules.ts';
import { cellOf, handOf, ownerOf, type State } from '../state.ts';
import { taskHandlers } from '../task-handlers.ts';
import type { Task } from '../tasks.ts';
import type { Tile } from '../tile.ts';
import type { View } from '../view/view.ts';
import { readScene } from './read.ts';
import { ARROWS, COLORS, writeScene } from './write.ts';

/** The rules themselves are those of either edition: what differs lies in the state. */
const game: Game<State, Action, Event, View> = olympus;

export type Color = (typeof COLORS)[number];
export type Arrow = (typeof ARROWS)[number];

/** A position to play on from, in the words of the notation. Every step gives a new one. */
export interface Scene {
  readonly state: State;
  /** What was told on the way from the scene before. */
  readonly events: readonly Event[];
  /** Places a tile for the player to move, rotated so that its top points along the arrow. */
  place(id: string, cell: string, arrow?: Arrow): Scene;
  /** Names heroes, cells, directions (`north`), `row`, `column`, or quarter turns (`1`), one answer after the other. */
  choose(...names: readonly string[]): Scene;
  use(): Scene;
  pass(): Scene;
  /** Answers for one of several who are asked. */
  answer(color: Color, action: Action): Scene;
  /** What is asked: `red jason: hydra, apollo, pass`; placements are counted, not listed. Nothing when the game is over. */
  readonly asks: string;
  /** The answers on offer, in words. */
  readonly options: readonly string[];
  /** `red c3^`, or where the tile is if not on the board: `red hand`, `deck`, `discard`, `pool`. */
  where(id: string): string;
  owner(id: string): Color;
  cell(id: string): string;
  /** The numbers a hero shows now to north, east, south, west. */
  numbers(id: string): string;
  hand(color: Color): readonly string[];
  readonly score: readonly [number, number];
  /** The events of one kind since the scene before. */
  told<What extends Event['what']>(what: What): readonly Extract<Event, { what: What }>[];
  /** Puts a task on the agenda, as an ability would. */
  begin(task: Task): Scene;
  /** Everything told, as sentences. */
  readonly log: readonly string[];
  readonly text: string;
  readonly hash: string;
}

const hero = (id: string): Tile => {
  const tile = tileNamed(id);
  if (tile === undefined) throw new Error(`There is no hero "${id}".`);
  return tile;
};

const optionInWords = (option: Action, origin: Origin): string => {
  if ('price' in option) return 'goes' in option ? option.goes : `${option.price}`;
  if ('pass' in option) return 'pass';
  if ('use' in option) return 'use';
  if ('line' in option) return option.line === 0 ? 'row' : 'column';
  if ('side' in option) return SIDES[option.side] ?? '?';
  if ('tile' in option && 'cell' in option) return `${tileId(option.tile)} ${cellName(option.cell, origin)}${ARROWS[option.turns]}`;
  if ('tile' in option) return tileId(option.tile);
  return 'cell' in option ? cellName(option.cell, origin) : `${option.turns}`;
};

const onlyDecision = ({ decisions }: Position<State, Action>): Decision<Action> => {
  const [decision] = decisions;
  if (decision === undefined) throw new Error('Nobody is asked anything: the game is over.');
  return decision;
};

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state: s } = position;
  const origin = stateOrigin(s);
  const inWords = (option: Action): string => optionInWords(option, origin);
  const answer = (seat: Seat, action: Action): Scene => {
    const reply = submit(game, position, seat, action);
    if (!reply.ok) throw new Error(`${reply.refusal.sentence} On offer: ${[...onlyDecision(position).options].map(inWords).join(', ')}`);
    return sceneAt(reply.value.position, reply.value.events);
  };
  const answerNamed = (name: string): Scene => {
    const { seat, options } = onlyDecision(position);
    const option = [...options].find((offered) => inWords(offered) === name);
    if (option === undefined) throw new Error(`"${name}" is not on offer. On offer: ${[...options].map(inWords).join(', ')}`);
    return answer(seat, option);
  };
  return {
    state: s,
    events,
    place: (id, cell, arrow = '^') => {
      const at = cellHere(cell, origin);
      if (at === undefined) throw new Error(`"${cell}" is no cell.`);
      return answer(onlyDecision(position).seat, { tile: hero(id), cell: at, turns: ARROWS.indexOf(arrow) });
    },
    choose: (...names) => {
      const [first, ...rest] = names;
      if (first === undefined) return sceneAt(position, events);
      const after = answerNamed(first);
      const last = after.choose(...rest);
      return rest.length === 0 ? after : sceneOf(last.state, [...after.events, ...last.events]);
    },
    use: () => answerNamed('use'),
    pass: () => answerNamed('pass'),
    answer: (color, action) => answer(COLORS.indexOf(color), action),
    get asks() {
      return position.decisions
        .map(({ seat, prompt, options }) => {
          const offered = prompt.ask === 'place' ? `${options.length}` : [...options].map(inWords).join(', ');
          return `${COLORS[seat as 0]} ${prompt.rule}: ${offered}`;
        })
        .join('; ');
    },
    get options() {
      return [...onlyDecision(position).options].map(inWords);
    },
    where: (id) => whereIs(s, hero(id)),
    owner: (id) => COLORS[ownerOf(s, hero(id)) as 0],
    cell: (id) => cellName(cellOf(s, hero(id)), origin),
    numbers: (id) => [0, 1, 2, 3].map((side) => numberShown(s, hero(id), side)).join('/'),
    hand: (color) => handOf(s, COLORS.indexOf(color)).map(tileId),
    score: s.score,
    told: (what) => events.filter((event): event is Extract<Event, { what: typeof what }> => event.what === what),
    begin: (task) => {
      const next = game.clone(s);
      next.agenda.push(task);
      const told: Event[] = [];
      const decisions = runAgenda(taskHandlers, next, (event) => told.push(event));
      return sceneAt({ state: next, decisions }, told);
    },
    get log() {
      return events.map((event) => game.words.event(event, game.openView(s)));
    },
    get text() {
      return writeScene(s);
    },
    get hash() {
      return hashOf(s);
    },
  };
};

const whereIs = (s: State, tile: Tile): string => {
  if (cellOf(s, tile) >= 0)
    return `${COLORS[ownerOf(s, tile) as 0]} ${cellName(cellOf(s, tile), stateOrigin(s))}${ARROWS[(s.turnsOf[tile] ?? 0) as 0]}`;
  if (s.hands[0].includes(tile)) return 'red hand';
  if (s.hands[1].includes(tile)) return 'blue hand';
  if (s.discard.includes(tile)) return 'discard';
  if (s.pool.includes(tile)) return 'pool';
  if (s.looking.includes(tile)) return 'looking';
  return s.deck.includes(tile) ? 'deck' : 'nowhere';
};

const sceneOf = (state: State, events: readonly Event[]): Scene => sceneAt({ state, decisions: game.decisions(state) }, events);

/** A scene from its picture; throws with a sentence where the picture cannot be read. */
export const scene = (text: string): Scene => {
  const read = readScene(text);
  if (!read.ok) throw new Error(read.refusal.sentence);
  return sceneOf(read.value, []);
};
