export { type Agenda, type Asking, type Handbook, next, playedBy, type Question, type Step, work } from './agenda.ts';
export { answersBehind, branchOf, dealtAnew } from './branch.ts';
export type { Known, Message, MessageOf, Term, Why, WhyQuestion, WhySum } from './explain.ts';
export { type Decision, type Game, type Standing, type Tell, usualSeats, type Way, type Words } from './game.ts';
export { asksAlike } from './lawbook.ts';
export { type Broken, type Lawful, playLawfully } from './laws.ts';
export { type Listed, listed, listedLater, optionAt } from './listed.ts';
export { isOfUse, type MatchOptions, type OptionChoice, type OptionSpec, ofNoUse, type Plain, readOptions } from './options.ts';
export { ALTERNATIVES_MAX, ORDERS_MAX, readOrder } from './order-form.ts';
export {
  type Alternative,
  asIfAsked,
  awaits,
  carryOut,
  fits,
  foreseen,
  type Order,
  type Wanted,
  wantedFrom,
} from './orders.ts';
export { type Panel, panelsOf } from './panels.ts';
export { alike, canonical, hashOf, hashText, isSmall, notPlainAt } from './plain.ts';
export { plainText, plainWords } from './plain-words.ts';
export { open, type Played, type Position, submit } from './play.ts';
export type { Prompt } from './prompt.ts';
export { below, copyRandom, draw, fork, type Random, randomFrom, seedOf, shuffle } from './random.ts';
export { readRecord } from './read-record.ts';
export { ANSWERS_MAX, type Answer, type MatchRecord, type MatchSetup, type Redeal } from './record.ts';
export { accept, type Refusal, type Result, refuse } from './refusal.ts';
export { type Moment, replay } from './replay.ts';
export type { Seat, Watcher } from './seat.ts';
export { byPoints } from './standing.ts';
export { type TakenBack, takeBack, undo } from './undo.ts';
