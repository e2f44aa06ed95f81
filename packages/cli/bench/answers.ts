import { type Bot, botInput, botNamed, loadLearned } from '@swordtable/bots';
import { type Game, open, type Random, randomBelow, randomFrom } from '@swordtable/kernel';
import { seatsOf } from '../arguments.ts';
import { quantile } from '../measuring/spread.ts';
import type { Grid } from '../screen/grid.ts';
import { orStop } from '../stop.ts';
import { cpuSeconds } from './rate.ts';

/** How long a bot thought about each of its answers, in seconds of processor time. */
export interface AnswerTimes {
  readonly game: string;
  readonly bot: string;
  readonly times: readonly number[];
}

/** One answer in this many is the measured bot's, so that few of them tell about all of a game. The others are those of a quick bot. */
const ONE_IN = 8;
const QUICK = 'easy';

/** Measures what a bot chooses; undefined when there's no time left. */
type Measure = (choose: () => unknown) => unknown;

/** Plays a game as long as there's time, and measures some of its answers: those with a choice, of any seat. */
const measureGame = (game: Game, quick: Bot, measured: Measure, bot: Bot, seed: string, rng: Random): void => {
  const { state, decisions: first } = orStop(open(game, seatsOf(game, undefined), {}, seed)).position;
  for (let decisions = first; ; ) {
    const [decision] = decisions;
    if (decision === undefined) return;
    const input = botInput(game, state, decision);
    const isMeasured = decision.options.length > 1 && randomBelow(rng, ONE_IN) === 0;
    const action = isMeasured ? measured(() => bot.choose(input, rng)) : quick.choose(input, rng);
    if (action === undefined) return;
    decisions = game.advance(state, decision.seat, action);
  }
};

/** Measures a bot's answers for about this many seconds of its thinking, after as much as a tenth of it that isn't counted. */
export const measureAnswers = async (game: Game, name: string, seconds: number): Promise<AnswerTimes> => {
  const [bot, quick] = [orStop(botNamed(name, game)), orStop(botNamed(QUICK, game))];
  await loadLearned(game, console.error);
  const times: number[] = [];
  let used = 0;
  const measured: Measure = (choose) => {
    if (used >= 1.1 * seconds) return undefined;
    const began = cpuSeconds();
    const action = choose();
    const time = cpuSeconds() - began;
    if (used >= 0.1 * seconds) times.push(time);
    used += time;
    return action;
  };
  const rng = randomFrom(`answers ${name}`);
  for (let number = 0; used < 1.1 * seconds; number++) measureGame(game, quick, measured, bot, `answers ${number}`, rng);
  return { game: game.name, bot: name, times };
};

export const answersGrid = (all: readonly AnswerTimes[]): Grid => ({
  title: 'Processor time for an answer with a choice, in milliseconds',
  columns: ['game', 'bot', 'answers', 'median', 'p95', 'longest'],
  rows: all.map(({ game, bot, times }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const milliseconds = (part: number): number => 1_000 * quantile(sorted, part);
    return [game, bot, times.length, milliseconds(0.5), milliseconds(0.95), milliseconds(1)];
  }),
});
