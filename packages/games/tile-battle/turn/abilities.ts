import { type Decision, type LazyOptions, next, type Prompt, type QuestionHandler, type Tell } from '@swordtable/kernel';
import { type Action, PASS, USE } from '../action.ts';
import type { Event } from '../events.ts';
import type { Cell } from '../field/cells.ts';
import { destinations } from '../field/moving.ts';
import type { Ability, Able, Choice, Hero, Moment } from '../hero/hero.ts';
import { canFlip, canMove, isShunned, silencedBy } from '../hero/questions.ts';
import { abilityOf, HEROES, textOf } from '../hero/roster.ts';
import { type Board, isInPlay, type State } from '../state.ts';
import type { Cause, Task, Use } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';

type Telling = Tell<Event> | undefined;
type AbilityTask = Extract<Task, { ask: 'ability' }>;

export const momentOf = (s: Board, { of, self, by, carry }: Use): Moment => {
  const cause = { of, self };
  return { s, self, by, carry, cause, can: (able, tile) => isAble(s, able, tile, cause) };
};

/** The rules that narrow a choice without the hero having to know them. */
export const isAble = (s: Board, able: Able, tile: Tile, cause: Cause): boolean => {
  switch (able) {
    case 'canFlip':
      return canFlip(s, tile, false);
    case 'canSwap':
      return canMove(s, tile, cause);
    case 'canMove':
      return (tile !== TERRAIN || !s.setting.centred) && canMove(s, tile, cause);
    case 'canSwapPlaces':
      return canMove(s, tile, cause) && canMove(s, cause.self, cause);
    case 'canTurn':
    case 'canBeChosen':
      return !isShunned(tile, cause);
    case 'canBeCopied':
      return canBeCopied(HEROES[tile] as Hero);
  }
};

/** Mandatory and optional abilities of the moment of placement, as Elder copies them. */
const canBeCopied = ({ kind, placed, battled, copies }: Hero): boolean =>
  (kind === 'mandatory' || kind === 'optional') && (placed !== undefined || battled !== undefined) && copies === undefined;

/** Where a tile may be moved: nowhere if something holds it, even if it would move itself (O-18). */
const cellsFor = (m: Moment, tile: Tile): readonly Cell[] => (isAble(m.s, 'canMove', tile, m.cause) ? destinations(m.s, tile) : []);

/** What may be picked next: only what leaves something to pick for the picks after it. Stops when it has found `enough`. */
export const candidates = (m: Moment, choose: readonly Choice[], picks: readonly number[], enough = 1_000): readonly number[] => {
  const choice = choose[picks.length];
  if (choice === undefined) return [];
  const { that, where, destinationOf } = choice;
  const from = destinationOf === undefined ? choice.from(m, ...picks) : cellsFor(m, destinationOf(m, ...picks));
  const following = choose[picks.length + 1];
  const goesOn = following !== undefined && !following.onlyIfSeveral;
  const able: number[] = [];
  for (const pick of from) {
    if (that !== undefined && !isAble(m.s, that, pick, m.cause)) continue;
    if (where !== undefined && !where(m, pick, ...picks)) continue;
    if (goesOn && candidates(m, choose, [...picks, pick], 1).length === 0) continue;
    able.push(pick);
    if (able.length === enough) break;
  }
  return able;
};

/** Whether the tile still has the ability: on the board, and not silenced. The terrain always has its own (T-24). */
const hasAbility = (s: State, { of, self }: Use): boolean => of === TERRAIN || (isInPlay(s, self) && silencedBy(s, self) === TERRAIN);

/** M and O abilities of a placed tile can be ignored for one placement (O-5); continuous ones never. */
const isIgnored = (s: State, { of, self, hook }: Use): boolean => {
  if (s.ignoredBy === TERRAIN || self !== s.placed || (hook !== 'placed' && hook !== 'battled')) return false;
  const { kind } = textOf(s.setting, of);
  return kind === 'mandatory' || kind === 'optional';
};

/** Begins to use an ability: immediately where there is nothing to ask. */
export const use = (s: State, task: Use & { readonly left?: number }, tell: Telling): void => {
  const ability = abilityOf(s.setting, task.of, task.hook);
  if (ability === undefined) return;
  if (!hasAbility(s, task)) {
    if (isInPlay(s, task.self)) tell?.({ what: 'silenced', tile: task.self, by: silencedBy(s, task.self) });
    return;
  }
  if (isIgnored(s, task)) {
    tell?.({ what: 'ignored', tile: task.self, by: s.ignoredBy });
    return;
  }
  const m = momentOf(s, task);
  if (ability.when !== undefined && !ability.when(m)) return;
  if (ability.choose !== undefined || ability.may) {
    const { of, self, hook, by, carry } = task;
    next(s, { ask: 'ability', of, self, hook, by, carry, picks: [], left: task.left ?? ability.upTo });
  } else resolve(s, task, ability, m, [], tell);
};

const resolve = (s: State, { hook, by }: Use, ability: Ability, m: Moment, picks: readonly number[], tell: Telling): void => {
  // The second part of an ability is no second use of it.
  if (hook !== 'then') tell?.({ what: 'used', cause: m.cause, by });
  const tasks = ability.then(m, ...picks);
  if (hook === 'flipped') afterTheEvent(s, tasks);
  else next(s, ...tasks);
};

/** T-11: what a trigger sets off begins after the event that fired it, all of whose triggers come first. */
const afterTheEvent = (s: State, tasks: readonly Task[]): void => {
  const triggers = s.agenda.pop();
  if (triggers === undefined || !('do' in triggers) || triggers.do !== 'triggers') throw new Error('A trigger fired outside its event.');
  next(s, { ...triggers, later: [...triggers.later, ...tasks] });
};

export const triggers = (s: State, { tiles, later }: Extract<Task, { do: 'triggers' }>): void => {
  const [tile, ...rest] = tiles;
  if (tile === undefined) next(s, ...later);
  else
    next(
      s,
      { do: 'use', of: tile, self: tile, hook: 'flipped', by: s.ownerOf[tile] as number, carry: [] },
      { do: 'triggers', tiles: rest, later },
    );
};

const optionOf = (what: Choice['what'], pick: number): Action => {
  switch (what) {
    case 'tile':
      return { tile: pick };
    case 'cell':
      return { cell: pick };
    case 'turns':
      return { turns: pick };
    case 'side':
      return { side: pick };
    case 'line':
      return { line: pick };
  }
};

/** What may be picked, each made into an answer only when it is asked for; a pass, where there is one, comes last. */
class Picks implements LazyOptions<Action> {
  readonly length: number;
  private readonly what: Choice['what'];
  private readonly picks: readonly number[];

  constructor(what: Choice['what'], picks: readonly number[], mayPass: boolean) {
    this.what = what;
    this.picks = picks;
    this.length = picks.length + (mayPass ? 1 : 0);
  }

  at(index: number): Action | undefined {
    if (index < 0 || index >= this.length) return undefined;
    return index < this.picks.length ? optionOf(this.what, this.picks[index] as number) : PASS;
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as Action;
  }
}

/** Who asks. Written out, because adding to a spread makes the engine build a new kind of object each time. */
const promptOf = ({ setting }: State, { of, self, picks }: AbilityTask, ask: string): Prompt => {
  const rule = textOf(setting, of).id;
  return self === of ? { rule, ask, picks } : { rule, by: textOf(setting, self).id, ask, picks };
};

const WHETHER: readonly Action[] = [USE, PASS];

const pickOf = (action: Action): number => {
  const { tile, cell, turns, side, line } = action as Readonly<Partial<Record<Choice['what'], number>>>;
  const pick = tile ?? cell ?? turns ?? side ?? line;
  if (pick === undefined) throw new Error('The answer names nothing.');
  return pick;
};

const decide = (s: State, task: AbilityTask): readonly Decision<Action>[] => {
  const ability = abilityOf(s.setting, task.of, task.hook);
  if (ability === undefined || !hasAbility(s, task)) return [];
  if (ability.choose === undefined)
    return [{ seat: task.by, prompt: promptOf(s, task, 'whether'), options: WHETHER, planOptions: () => WHETHER }];
  const { what } = ability.choose[task.picks.length] as Choice;
  const picks = candidates(momentOf(s, task), ability.choose, task.picks);
  if (picks.length === 0) return [];
  const options = new Picks(what, picks, ability.may && task.picks.length === 0);
  return [{ seat: task.by, prompt: promptOf(s, task, what), options, planOptions: () => options }];
};

/** Takes a pick, and those that follow from it without a question. */
const withPick = (m: Moment, choose: readonly Choice[], picks: readonly number[]): readonly number[] => {
  const following = choose[picks.length];
  if (following === undefined || !following.onlyIfSeveral) return picks;
  const left = candidates(m, choose, picks);
  return left.length > 1 ? picks : withPick(m, choose, [...picks, left[0] ?? -1]);
};

export const ability: QuestionHandler<State, AbilityTask, Action, Event> = {
  decisions: decide,
  answer: (s, task, _seat, action, tell) => {
    // Reading what may be missing is faster than asking whether it is there.
    const { pass: passes, use: uses } = action as { readonly pass?: true; readonly use?: true };
    if (passes) return;
    const used = abilityOf(s.setting, task.of, task.hook);
    if (used === undefined) throw new Error('The ability is gone.');
    const m = momentOf(s, task);
    const choose = used.choose ?? [];
    const picks = uses ? [] : withPick(m, choose, [...task.picks, pickOf(action)]);
    if (picks.length < choose.length) {
      next(s, { ...task, picks });
      return;
    }
    // It starts again, because what just happened may have taken the ability away.
    if (task.left > 1)
      next(s, { do: 'use', of: task.of, self: task.self, hook: task.hook, by: task.by, carry: task.carry, left: task.left - 1 });
    resolve(s, task, used, m, picks, tell);
  },
};
