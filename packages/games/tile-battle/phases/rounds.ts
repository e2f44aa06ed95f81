import { next, type QuestionHandler, randomBelow, type Seat, shuffle, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { AS_USUAL } from '../battle-plan.ts';
import type { Event } from '../events.ts';
import { canLeave, takeOff } from '../field/moving.ts';
import { thoseWho } from '../hero/questions.ts';
import { ANSWERS, terrainOf } from '../hero/roster.ts';
import { useAbility } from '../hero/verbs.ts';
import { held, NO_MARGIN, opponent, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { TERRAIN } from '../tile.ts';
import { leave, look } from '../turn/effects.ts';
import { scoreRound } from './scoring.ts';

type Telling = Tell<Event> | undefined;

/** Placements of each player in a round. */
const PLACEMENTS = 6;
/** A-3 repeats tied rounds forever; after this many the players share the win. */
const TIE_ROUNDS_MAX = 10;

const roundsOf = (s: State): number => (terrainOf(s.setting).playsFromDeck ? 1 : 2);

export const startRound = (s: State, starter: Seat | undefined, tell: Telling): void => {
  s.round++;
  s.fresh = [];
  const [red, blue] = s.score;
  const byChance = starter === undefined && (s.round === 1 || red === blue);
  // The player with fewer points goes first (O-2, A-2).
  s.first = starter ?? (byChance ? randomBelow(s.random, 2) : red < blue ? 0 : 1);
  s.active = s.first;
  tell?.({ what: 'round', round: s.round, first: s.first, byChance });
  if (terrainOf(s.setting).playsFromDeck) {
    s.left = [PLACEMENTS, PLACEMENTS];
    next(s, { do: 'startTurn' });
  } else next(s, { do: 'dealDraft', phase: 1 });
};

const PLACEMENT: Task = { ask: 'placement' };

/** Step 1 of a turn: start-of-turn effects of the active player, oldest tile first; then the placement is asked. */
export const startTurn = (s: State): void => {
  s.placed = TERRAIN;
  s.agenda.push(PLACEMENT);
  if (terrainOf(s.setting).playsFromDeck) next(s, { do: 'lookAtTwo' });
  if ((s.present & ANSWERS.turnStart) === 0) return;
  for (const tile of thoseWho(s, ANSWERS.turnStart, s.active).toReversed()) next(s, useAbility(tile, tile, 'turnStart', s.active));
};

export const lookAtTwo = (s: State, tell: Telling): void => look(s, 2, { of: TERRAIN, self: TERRAIN }, tell);

/** Whose turn comes next: an extra turn, the opponent's, or the same player's if the other has nothing left (T-9, O-14). */
export const nextTurn = (s: State, tell: Telling): void => {
  const other = opponent(s.active);
  const again = s.again && held(s, s.active) > 0;
  s.again = false;
  if (!again && held(s, other) === 0) {
    if (held(s, s.active) === 0) {
      endRound(s, tell);
      return;
    }
    tell?.({ what: 'skipped', seat: other });
  } else if (!again) s.active = other;
  tell?.({ what: 'turn', seat: s.active, extra: again });
  startTurn(s);
};

const endRound = (s: State, tell: Telling): void => {
  s.placed = TERRAIN;
  s.as = TERRAIN;
  s.ignoredBy = TERRAIN;
  s.plan = AS_USUAL;
  s.felled = [];
  s.witnesses = [];
  scoreRound(s, tell);
  const [red, blue] = s.score;
  if (s.round < roundsOf(s)) {
    const removed = s.round === 1 ? (terrainOf(s.setting).removesBetweenRounds ?? 0) : 0;
    next(s, { ask: 'removal', seat: s.first, left: removed }, { do: 'startRound' });
  } else if (red === blue && s.setting.flow === 'asgard' && s.round < roundsOf(s) + TIE_ROUNDS_MAX) {
    clearBoard(s, tell);
    next(s, { do: 'startRound' });
  } else {
    s.over = true;
    tell?.({ what: 'over', score: [red, blue], winner: winnerOf(s) });
  }
};

/** O-4: a tie goes to the player who went first in round 2. In Asgard's flow only the longest run of ties is shared. */
export const winnerOf = ({ score: [red, blue], setting, first }: State): Seat | -1 => {
  if (red !== blue) return red > blue ? 0 : 1;
  return setting.flow === 'olympus' ? first : -1;
};

/** all heroes leave the board and are shuffled with the deck and the discard; only the terrain stays. */
const clearBoard = (s: State, tell: Telling): void => {
  const deck = [...s.deck, ...s.discard, ...s.field];
  for (const tile of s.field) takeOff(s, tile);
  s.field = [];
  s.fresh = [];
  s.present = 0;
  s.printed = s.setting.numbers;
  s.discard = [];
  s.lasting = [];
  s.deck = deck;
  s.known = deck.map(() => 0);
  // The deck is put in a fixed order first: what lay where must not show in the shuffle.
  s.deck.sort((a, b) => a - b);
  shuffle(s.random, s.deck);
  if (!s.setting.centred) {
    s.top = NO_MARGIN;
    s.leftmost = NO_MARGIN;
  }
  tell?.({ what: 'cleared' });
};

const REMOVE = { rule: 'ragnarok', ask: 'tile' } as const;

/** Ragnarök: the players take turns to remove a hero, keeping all others connected (T-3). */
export const removal: QuestionHandler<State, Extract<Task, { ask: 'removal' }>, Action, Event> = {
  decisions: (s, { seat, left }) => {
    if (left === 0) return [];
    const options = s.field.filter((tile) => canLeave(s, tile)).map((tile) => ({ tile }));
    return options.length === 0 ? [] : [{ seat, prompt: REMOVE, options }];
  },
  answer: (s, { seat, left }, _seat, action, tell) => {
    if (!('tile' in action)) throw new Error('A tile is to be removed.');
    leave(s, action.tile);
    s.discard.push(action.tile);
    tell?.({ what: 'removed', tile: action.tile, by: seat });
    next(s, { ask: 'removal', seat: opponent(seat), left: left - 1 });
  },
};
