import type { Decision, Game, Tell } from './game.ts';
import {
  BrokenLawError,
  checkOpenView,
  checkOptions,
  checkReplay,
  checkRevealCount,
  checkSimultaneous,
  checkStanding,
  checkState,
  checkTell,
  checkViewParts,
} from './lawbook.ts';
import { optionAt } from './lazy-options.ts';
import type { Json } from './options.ts';
import { open, submit } from './play.ts';
import { copyRandom, randomBelow, randomFrom } from './random.ts';
import type { Answer } from './record.ts';
import { checkDeterminize, checkReasons, checkReshuffle, checkSecrets } from './secrets.ts';

/** A broken law, and the match that shows it. */
export interface BrokenLaw {
  readonly law: string;
  readonly sentence: string;
  readonly answers: readonly Answer[];
}

/** A game to be checked against the laws. */
export interface LawfulMatch<Event> {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** Picks one of a number of options: with numbers from fast-check, so that a failing game shrinks to a short one, or at random. */
  readonly choose: (count: number) => number;
  readonly tell?: Tell<Event>;
  /** One in this many steps is checked, at random; every step by default. For very many games. */
  readonly oneIn?: number;
}

/** Plays one whole game and checks every law, by default at every step; returns the one that was broken, or how the game went. */
export const playLawfully = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seats, options: given, seed, choose, tell, oneIn = 1 }: LawfulMatch<Event>,
): { readonly answers: readonly Answer[]; readonly end: State } | BrokenLaw => {
  const answers: Answer[] = [];
  try {
    const opened = open(game, seats, given, seed);
    if (!opened.ok) throw new BrokenLawError('setup', opened.refusal.sentence);
    const { options } = opened.value;
    const limit = game.limit(seats, options);
    const rng = randomFrom(`laws ${seed}`);
    let { position } = opened.value;
    for (const event of opened.value.events) tell?.(event);
    while (position.decisions.length > 0) {
      if (answers.length >= limit) throw new BrokenLawError('limit', `The game has taken ${limit} answers and is not over.`);
      const isHeld = oneIn === 1 || randomBelow(rng, oneIn) === 0;
      const before = isHeld ? JSON.stringify(position.state) : '';
      if (isHeld) {
        checkState(game, position);
        checkSecrets(game, position, before, seats, rng);
        checkReshuffle(game, position, before, seats, copyRandom(rng));
        checkOpenView(game, position, before, seats, rng);
        checkViewParts(game, position.state, seats);
        checkReasons(game, position, copyRandom(rng));
      }
      const { seat, options: offered } = position.decisions[choose(position.decisions.length)] as Decision<Action>;
      const action = optionAt(offered, choose(offered.length));
      if (isHeld) checkOptions(game, position, seat, rng);
      answers.push({ seat, action });
      const reply = submit(game, position, seat, action);
      if (!reply.ok) throw new BrokenLawError('options', reply.refusal.sentence);
      if (isHeld) {
        if (JSON.stringify(position.state) !== before) throw new BrokenLawError('clone', 'Trying an option changed the position.');
        checkTell(game, position, before, reply.value, seat);
        checkSimultaneous(game, position, reply.value.position, seat);
        checkDeterminize(game, position, { seat, action }, seats, rng);
        checkRevealCount(game, position, reply.value, seat, seats, rng);
      }
      for (const event of reply.value.events) tell?.(event);
      position = reply.value.position;
    }
    checkState(game, position);
    checkStanding(game, position.state, seats);
    checkReplay(game, { seats, options, seed, answers }, position.state);
    return { answers, end: position.state };
  } catch (error) {
    if (error instanceof BrokenLawError) return { law: error.law, sentence: error.message, answers };
    return { law: 'throws', sentence: error instanceof Error ? (error.stack ?? error.message) : String(error), answers };
  }
};
