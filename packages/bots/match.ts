import {
  type Answer,
  accept,
  type Decision,
  type Game,
  type MatchRecord,
  type MatchSetup,
  open,
  type Random,
  type Result,
  randomFrom,
  refuse,
  type Seat,
  type Standing,
} from '@swordtable/kernel';
import { type Bot, botInput, type RatedAction } from './bot.ts';
import { positionCache } from './position-cache.ts';
import { asHint } from './reasons.ts';

/** How a game between bots begins. */
export type Deal = Pick<MatchSetup, 'seats' | 'options' | 'seed'>;

export interface Outcome<State> {
  readonly record: MatchRecord;
  readonly standing: Standing;
  readonly end: State;
}

/** Receives every answer as it is given; its state keeps changing. */
export type OnStep<State, Action> = (answer: Answer, decision: Decision<Action>, state: State) => void;

/** Plays a whole game among bots, one for each seat. Every seat has its own random generator, so the same deal always ends the same. */
export const playGame = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  deal: Deal,
  bots: readonly Bot[],
  onStep?: OnStep<State, Action>,
): Result<Outcome<State>> => {
  if (bots.length !== deal.seats) return refuse('bad-bots', `There are ${deal.seats} seats but ${bots.length} bots. Every seat needs one.`);
  const opened = open(game, deal.seats, deal.options, deal.seed);
  if (!opened.ok) return opened;
  const { options, position } = opened.value;
  const { state } = position;
  const limit = game.limit(deal.seats, options);
  const rng = bots.map((_, seat) => rngOf(deal.seed, seat));
  const answers: Answer[] = [];
  // Nothing else uses this state, so it's changed in place; a bot's answer is one of the options it was given.
  for (let { decisions } = position; decisions.length > 0; ) {
    if (answers.length >= limit) throw new Error(`${game.name} has taken ${limit} answers and is not over.`);
    const decision = decisions[0] as Decision<Action>;
    const { seat } = decision;
    const action = (bots[seat] as Bot).choose(botInput(game, state, decision), rng[seat] as Random);
    const answer: Answer = { seat, action };
    answers.push(answer);
    onStep?.(answer, decision, state);
    decisions = game.advance(state, seat, action);
  }
  const record: MatchRecord = { game: game.id, version: game.version, seats: deal.seats, options, seed: deal.seed, answers };
  return accept({ record, standing: game.standing(state), end: state });
};

/** A bot's random generator is derived from the match's seed but says nothing about the deal. */
const rngOf = (seed: string, seat: Seat): Random => randomFrom(`${seed}, the dice of seat ${seat}`);

const endOf = positionCache();

/**
 * A bot's answer for a seat at the end of a record, and its ratings of the options there; for a hint, of the best ones, with what speaks
 * for each.
 */
export const answerFor = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
  bot: Bot,
  rng: Random,
  isHint = false,
): Result<{ readonly action: Action; readonly thoughts: readonly RatedAction<Action>[] }> => {
  const ended = endOf(game, record);
  if (!ended.ok) return ended;
  const { state, decisions } = ended.value;
  const decision = decisions.find((asked) => asked.seat === seat);
  if (decision === undefined) return refuse('not-your-decision', `${game.words.seat(seat)} has no decision to make now.`);
  const input = botInput(game, state, decision);
  let thoughts: readonly RatedAction<Action>[] = [];
  const action = bot.choose(input, rng, (reported) => {
    thoughts = reported;
  });
  return accept({ action, thoughts: isHint ? asHint(input, game.reasons, thoughts, rng) : thoughts });
};
