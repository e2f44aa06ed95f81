import { type Game, randomFrom } from '@swordtable/kernel';
import type { BotInput } from '../bot.ts';
import { botNamed } from '../levels.ts';

/** What a weaker bot would answer. */
export interface Tried<Action> {
  readonly rating: number;
  readonly action: Action;
}

/** The weaker bots, and the ratings that puzzles are graded by. Those that choose at random try several times. */
const WEAKER = [
  { bot: 'easy', rating: 1_100, times: 6 },
  { bot: 'greedy', rating: 1_300, times: 1 },
  { bot: 'medium', rating: 1_600, times: 2 },
  { bot: 'learned:16', rating: 1_800, times: 2 },
] as const;
/** A puzzle that more of them than this share find is too easy. */
const FOUND_MAX = 0.7;

/** What weaker bots answer in a position. */
export const attemptsAt = <State, Action>(
  game: Pick<Game, 'levels'>,
  input: BotInput<State, Action>,
  seed: string,
): readonly Tried<Action>[] =>
  WEAKER.flatMap(({ bot: name, rating, times }) => {
    const bot = botNamed(name, game);
    if (!bot.ok) throw new Error(bot.refusal.sentence);
    return Array.from({ length: times }, (_, time) => ({
      rating,
      action: bot.value.choose(input, randomFrom(`${seed}, ${name} ${time}`)),
    }));
  });

/** Whether enough of them miss the answer. */
export const isHard = <Action>(tried: readonly Tried<Action>[], isFound: (action: Action) => boolean): boolean =>
  tried.filter(({ action }) => isFound(action)).length <= FOUND_MAX * tried.length;
