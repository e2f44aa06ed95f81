import type { Decision, Game, Tell } from './game.ts';
import {
  holdsItsForm,
  LawBroken,
  laysAllOpen,
  leavesOtherQuestions,
  needsNoListener,
  repeats,
  showsOnlyBeyondTheHorizon,
  standsComplete,
  takesWhatItOffers,
} from './lawbook.ts';
import { optionAt } from './lazy-options.ts';
import type { Json } from './options.ts';
import { open, submit } from './play.ts';
import { randomBelow, randomFrom } from './random.ts';
import type { Answer } from './record.ts';
import { dealsFromKnowledgeAlone, keepsSecrets } from './secrets.ts';

/** A law that did not hold, and the match that shows it. */
export interface Broken {
  readonly law: string;
  readonly sentence: string;
  readonly answers: readonly Answer[];
}

/** A game to be played under the laws. */
export interface Lawful<Event> {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Picks one of so many options. Numbers from fast-check, so that a failing game shrinks to a short one; or dice. */
  readonly choose: (count: number) => number;
  readonly tell?: Tell<Event>;
  /** One step out of so many is held to the laws, drawn by lot; every step if it does not say. For runs of very many games. */
  readonly oneIn?: number;
}

/** Plays one whole game and holds it to every law, at every step if nothing else is said; says which was broken, or how the game went. */
export const playLawfully = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seats, options: given, seed, choose, tell, oneIn = 1 }: Lawful<Event>,
): { readonly answers: readonly Answer[]; readonly end: State } | Broken => {
  const answers: Answer[] = [];
  try {
    const opened = open(game, seats, given, seed);
    if (!opened.ok) throw new LawBroken('opens', opened.refusal.sentence);
    const { options } = opened.value;
    const limit = game.limit(seats, options);
    const rng = randomFrom(`laws ${seed}`);
    let { position } = opened.value;
    for (const event of opened.value.events) tell?.(event);
    while (position.decisions.length > 0) {
      if (answers.length >= limit) throw new LawBroken('ends', `The game has taken ${limit} answers and is not over.`);
      const isHeld = oneIn === 1 || randomBelow(rng, oneIn) === 0;
      const before = isHeld ? JSON.stringify(position.state) : '';
      if (isHeld) {
        holdsItsForm(game, position);
        keepsSecrets(game, position, before, seats, rng);
        laysAllOpen(game, position, before, seats, rng);
      }
      const { seat, options: offered } = position.decisions[choose(position.decisions.length)] as Decision<Action>;
      const action = optionAt(offered, choose(offered.length));
      if (isHeld) takesWhatItOffers(game, position, seat, rng);
      answers.push({ seat, action });
      const reply = submit(game, position, seat, action);
      if (!reply.ok) throw new LawBroken('offers', reply.refusal.sentence);
      if (isHeld) {
        if (JSON.stringify(position.state) !== before) throw new LawBroken('clones', 'Trying something out changed the position.');
        needsNoListener(game, position, before, reply.value, seat);
        leavesOtherQuestions(game, position, reply.value.position, seat);
        dealsFromKnowledgeAlone(game, position, { seat, action }, seats, rng);
        showsOnlyBeyondTheHorizon(game, position, reply.value, seat, seats, rng);
      }
      for (const event of reply.value.events) tell?.(event);
      position = reply.value.position;
    }
    holdsItsForm(game, position);
    standsComplete(game, position.state, seats);
    repeats(game, { seats, options, seed, answers }, position.state);
    return { answers, end: position.state };
  } catch (error) {
    if (error instanceof LawBroken) return { law: error.law, sentence: error.message, answers };
    return { law: 'runs', sentence: error instanceof Error ? (error.stack ?? error.message) : String(error), answers };
  }
};
