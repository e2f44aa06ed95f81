import { type Decision, deepEqual, type Random, randomFrom } from '@swordtable/kernel';
import type { Bot, BotInput, RatedAction } from '../bot.ts';
import { botNamed } from '../levels.ts';

/** A search that judges by what was learned, with this many tries. */
export const searcher = (iterations: number): Bot => {
  const bot = botNamed(`learned:${iterations}`);
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  return bot.value;
};

/** What a bot thinks of the options. */
export const thoughtsOf = <State, Action>(bot: Bot, input: BotInput<State, Action>, rng: Random): readonly RatedAction<Action>[] => {
  let thoughts: readonly RatedAction<Action>[] = [];
  bot.choose(input, rng, (reported) => {
    thoughts = reported;
  });
  return thoughts;
};

/** The same position with only some of the answers; a search asks the rules again for those of each world that it imagines. */
const among = <State, Action>(input: BotInput<State, Action>, options: readonly Action[]): BotInput<State, Action> => {
  const { game, seat, decision } = input;
  const asked: Decision<Action> = { seat, prompt: decision.prompt, options };
  const decisions = (state: State): readonly Decision<Action>[] => game.decisions(state).map((each) => (each.seat === seat ? asked : each));
  return { ...input, game: { ...game, decisions }, decision: asked };
};

/**
 * What answers lead to, in the order given, each with the same number of tries and the same luck. A search that chooses among them would
 * look at the worse ones only briefly. Where others must guess the answer, they are tried together: alone, it would be no secret.
 */
export const valuesOf = <State, Action>(
  input: BotInput<State, Action>,
  answers: readonly Action[],
  iterations: number,
  seed: string,
): readonly RatedAction<Action>[] => {
  if (input.decision.prompt.sealed !== 'bluff')
    return answers.flatMap((action) => thoughtsOf(searcher(iterations), among(input, [action]), randomFrom(seed)));
  const together = thoughtsOf(searcher(iterations * answers.length), among(input, answers), randomFrom(seed));
  return answers.flatMap((action) => together.find((thought) => deepEqual(thought.action, action)) ?? []);
};
