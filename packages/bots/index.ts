export { believing } from './believing.ts';
export { type Bot, type BotInput, botInput, type PlannedAnswer, type RatedAction, type Report, type Rules } from './bot.ts';
export { exact } from './exact.ts';
export { greedy } from './greedy.ts';
export { hintText } from './hint-text.ts';
export {
  type FindGame,
  type Job,
  type JobResult,
  type Played,
  type PlayJob,
  prepareBots,
  prepareJob,
  runJob,
  type Thinking,
  type ThinkJob,
} from './jobs.ts';
export { type Judge, judgeBy } from './judge.ts';
export {
  type Duel,
  judge,
  ladderOf,
  mergeLadders,
  overall,
  type PairSums,
  type Rate,
  type Rung,
  type ScheduledGame,
  schedule,
  scoreOf,
  wilson,
} from './ladder.ts';
export { loadLearned } from './learned.ts';
export { botNamed, LEVELS } from './levels.ts';
export { marginAfter } from './margin.ts';
export { answerFor, type Deal, type OnStep, type Outcome, playGame } from './match.ts';
export { type Network, readNetwork } from './network.ts';
export { outlookOf } from './outlook.ts';
export { readBook, storedBook } from './puzzles/book-text.ts';
export { judgeAnswer, type Verdict } from './puzzles/judge-answer.ts';
export { type Effort, type MatchToMine, mineMatch } from './puzzles/mine.ts';
export { type PuzzlePosition, positionOf } from './puzzles/position.ts';
export { creditFor, isBest, type PlacedPuzzle, type Puzzle, type PuzzleBook, type PuzzleMatch, puzzlesIn } from './puzzles/puzzle.ts';
export { matchesOf, selectPuzzles } from './puzzles/select.ts';
export { checkPuzzle, searchPuzzle } from './puzzles/verify.ts';
export { random } from './random.ts';
export { asHint } from './reasons.ts';
export { type Budget, search } from './search.ts';
