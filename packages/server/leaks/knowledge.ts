import {
  canonicalJson,
  deepEqual,
  type Game,
  type Position,
  type Random,
  type Seat,
  shuffle,
  submit,
  type Watcher,
} from '@swordtable/kernel';
import type { Turn } from './twin.ts';

/**
 * Everything a watcher may know of a step, according to the rules: its view and question, who must answer, the events as the watcher may
 * see them, and the final standing. Whatever the server sends must follow from this and from the public card.
 */
export const knowledgeOf = (game: Game, watcher: Watcher, { state, decisions }: Position, events: readonly unknown[]): string =>
  canonicalJson({
    view: game.view(state, watcher),
    asked: decisions.map(({ seat }) => seat),
    decision: decisions.flatMap(({ seat, prompt, options }) => (seat === watcher ? [{ prompt, options: [...options] }] : [])),
    heard: heardOf(game, watcher, events),
    standing: decisions.length === 0 ? game.standing(state) : null,
  });

const heardOf = (game: Game, watcher: Watcher, events: readonly unknown[]): readonly unknown[] =>
  events.flatMap((event) => game.redact(event, watcher) ?? []);

/** No list of answers is searched further than this; if nothing is found, the twin is dealt again. */
const TRIED = 400;

/**
 * An answer in the twin's position after which the watcher knows the same as after the real one, preferably different from the real answer:
 * only then would revealing the answer make a difference.
 */
export const mirrorOf = (
  game: Game,
  watcher: Watcher,
  twin: Position,
  { seat, action, known, rng }: { readonly seat: Seat; readonly action: unknown; readonly known: string; readonly rng: Random },
): unknown => {
  const options = [...(twin.decisions.find((decision) => decision.seat === seat)?.options ?? [])];
  shuffle(rng, options);
  let same: unknown;
  for (const option of options.slice(0, TRIED)) {
    const isReal = deepEqual(option, action);
    if (isReal && same !== undefined) continue;
    const played = submit(game, twin, seat, option);
    if (!played.ok || knowledgeOf(game, watcher, played.value.position, played.value.events) !== known) continue;
    if (!isReal) return option;
    same = option;
  }
  return same;
};

/** The states within an answer, one for each event. */
export const momentsOf = (game: Game, { state }: Position, seat: Seat, action: unknown): readonly unknown[] => {
  const world = game.clone(state);
  const moments: unknown[] = [];
  game.advance(world, seat, action, () => moments.push(game.clone(world)));
  return moments;
};

/** The real position as the watcher may imagine it: everything unknown dealt again, with the events it saw. */
export const imagined = (
  game: Game,
  watcher: Watcher,
  real: Position,
  events: readonly unknown[],
  rng: Random,
  moments: readonly unknown[] = [],
): Turn => {
  const heard = heardOf(game, watcher, events);
  // Seen events must redact to themselves; a game where they don't gets the original events.
  const again = deepEqual(heardOf(game, watcher, heard), heard) ? heard : events;
  // When the game is over, no one imagines anything, and a game needn't know how: the standing is public, and the rules may show every hand.
  const isOver = real.decisions.length === 0;
  const shows = (world: unknown): unknown => [game.view(world, watcher), game.standing(world)];
  const dealt = (world: unknown): unknown => {
    const other = game.determinize(world, watcher, rng);
    return isOver && !deepEqual(shows(other), shows(world)) ? game.clone(world) : other;
  };
  const onTheWay = moments.filter((_, index) => again === events || heardOf(game, watcher, [events[index]]).length > 0);
  return {
    state: dealt(real.state),
    events: again,
    moments: onTheWay.map(dealt),
  };
};
