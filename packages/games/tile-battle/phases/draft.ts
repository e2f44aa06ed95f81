import { type LazyOptions, next, type QuestionHandler, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { terrainOf } from '../hero/roster.ts';
import { handOf, opponent, removeFrom, type Setting, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';

type Telling = Tell<Event> | undefined;

/** O-1: seven tiles twice, the last of each discarded. A-1: twelve tiles once, all taken. */
const DRAFTS = {
  olympus: { phases: 2, dealt: 7, taken: 6 },
  asgard: { phases: 1, dealt: 12, taken: 12 },
} as const;

const draftOf = ({ flow }: Setting) => DRAFTS[flow];

export const dealDraft = (s: State, phase: number, tell: Telling): void => {
  const { dealt } = draftOf(s.setting);
  for (let i = 0; i < dealt; i++) {
    const tile = s.deck.pop();
    s.known.pop();
    if (tile === undefined) throw new Error('The deck is too small for a draft.');
    s.pool.push(tile);
  }
  s.shown++;
  tell?.({ what: 'dealt', tiles: s.pool.slice() });
  next(s, { ask: 'draft', phase, taken: 0 });
};

/** The open tiles as answers, each made only when it is asked for. */
class TilesOnOffer implements LazyOptions<Action> {
  readonly length: number;
  private readonly tiles: readonly Tile[];

  constructor(tiles: readonly Tile[]) {
    this.tiles = tiles;
    this.length = tiles.length;
  }

  at(index: number): Action | undefined {
    const tile = this.tiles[index];
    return tile === undefined ? undefined : { tile };
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (const tile of this.tiles) yield { tile };
  }
}

const PICK = { rule: 'draft', ask: 'tile' } as const;
const seatOf = (s: State, taken: number): number => (taken % 2 === 0 ? s.first : opponent(s.first));

export const draft: QuestionHandler<State, Extract<Task, { ask: 'draft' }>, Action, Event> = {
  decisions: (s, { taken }) => [{ seat: seatOf(s, taken), prompt: PICK, options: new TilesOnOffer(s.pool.slice()) }],
  answer: (s, { phase, taken }, seat, action, tell) => {
    if (!('tile' in action)) throw new Error('A tile is to be drafted.');
    const { tile } = action;
    removeFrom(s.pool, tile);
    const to = terrainOf(s.setting).givesFirstPick && taken < 2 ? opponent(seat) : seat;
    handOf(s, to).push(tile);
    tell?.({ what: 'drafted', tile, by: seat, to });
    const { phases, taken: all } = draftOf(s.setting);
    if (taken + 1 < all) next(s, { ask: 'draft', phase, taken: taken + 1 });
    else {
      discardTheRest(s, tell);
      next(s, phase < phases ? { do: 'dealDraft', phase: phase + 1 } : { do: 'startTurn' });
    }
  },
};

const discardTheRest = (s: State, tell: Telling): void => {
  for (const tile of s.pool) {
    s.discard.push(tile);
    tell?.({ what: 'discarded', tile, cause: { of: TERRAIN, self: TERRAIN } });
  }
  s.pool = [];
};
