export { type Agenda, next, playedBy, type Question, type QuestionHandler, runAgenda, type Step, type TaskHandlers } from './agenda.ts';
export { answersBeforeBranch, applyRedeals, branchOf } from './branch.ts';
export type { Known, Message, MessageOf, Reason, Term, Why, WhyQuestion, WhySum } from './explain.ts';
export { addFeature, type FeatureKind, type Features, featureKinds, type Learned, newFeatures } from './features.ts';
export {
  type Decision,
  defaultSeats,
  type Game,
  type SceneNotation,
  type Standing,
  type Strategy,
  type Tell,
  type ViewParts,
  type Words,
} from './game.ts';
export { canonicalJson, deepEqual, hashOf, hashText, isSmall, nonJsonPath } from './json.ts';
export { sameDecisions } from './lawbook.ts';
export { type BrokenLaw, type LawfulMatch, playLawfully } from './laws.ts';
export { type Choices, combinationsOf, deferredOptions, type LazyOptions, lazyOptions, listOf, optionAt } from './lazy-options.ts';
export {
  appliesToSeats,
  inapplicableOption,
  type Json,
  type MatchOptions,
  type OptionChoice,
  type OptionSpec,
  readOptions,
} from './options.ts';
export {
  type Alternative,
  awaits,
  carryOut,
  fits,
  foreseen,
  imagineQuestion,
  type Order,
  type Wanted,
  wantedFrom,
} from './orders.ts';
export { type Panel, panelsOf } from './panels.ts';
export { plainText, plainWords } from './plain-words.ts';
export { open, openSetup, type Played, type Position, submit } from './play.ts';
export type { Prompt } from './prompt.ts';
export type { PuzzleSubject, Puzzles } from './puzzles.ts';
export { copyRandom, draw, fork, type Random, randomBelow, randomFrom, seedOf, shuffle } from './random.ts';
export { ALTERNATIVES_MAX, ORDERS_MAX, readOrder } from './read-order.ts';
export { readRecord } from './read-record.ts';
export { ANSWERS_MAX, type Answer, type MatchRecord, type MatchSetup, type Redeal } from './record.ts';
export { accept, type Refusal, type Result, refuse } from './refusal.ts';
export { type ReplayStep, replay, replaying } from './replay.ts';
export type { Seat, Watcher } from './seat.ts';
export { byPoints } from './standing.ts';
export { rewind, type TakenBack, takeBack, undo } from './undo.ts';
export { type Sentences, type SumText, sayWith, type WhyText, whyText } from './why-text.ts';
