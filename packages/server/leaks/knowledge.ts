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
 * All that a watcher may know of a step, as the rules say it: what it sees and is asked now, who is asked, the events as far as
 * they are for its ears, and the standing at the end. Whatever the server sends must follow from this and from the public card.
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

/** No list of answers is tried further than this; what is not found by then is dealt anew. */
const TRIED = 400;

/**
 * An answer in the twin's position after which the watcher knows the same as after the real one. If there is one, then one that
 * is not the real answer: only then does an answer that is told as it stands make a difference.
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

/** The states on the way through an answer, one for each event. */
export const momentsOf = (game: Game, { state }: Position, seat: Seat, action: unknown): readonly unknown[] => {
  const world = game.clone(state);
  const moments: unknown[] = [];
  game.advance(world, seat, action, () => moments.push(game.clone(world)));
  return moments;
};

/** The real position as the watcher may imagine it: everything unknown dealt anew, and of the events what it heard. */
export const imagined = (
  game: Game,
  watcher: Watcher,
  real: Position,
  events: readonly unknown[],
  rng: Random,
  moments: readonly unknown[] = [],
): Turn => {
  const heard = heardOf(game, watcher, events);
  // What was heard sounds the same when it is heard again; a game in which it does not is shown the events as they are.
  const again = deepEqual(heardOf(game, watcher, heard), heard) ? heard : events;
  const state = game.determinize(real.state, watcher, rng);
  // When all is over, nobody imagines anything any more, and a game need not know how; the standing is everybody's then.
  const ended = real.decisions.length === 0 && !deepEqual(game.standing(state), game.standing(real.state));
  const onTheWay = moments.filter((_, index) => again === events || heardOf(game, watcher, [events[index]]).length > 0);
  return {
    state: ended ? game.clone(real.state) : state,
    events: again,
    moments: onTheWay.map((moment) => game.determinize(moment, watcher, rng)),
  };
};
