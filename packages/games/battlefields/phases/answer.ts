import { next, type Prompt, type QuestionHandler, type Tell } from '@swordtable/kernel';
import { type Action, PASS } from '../action.ts';
import { ACTIONS, type ActionCard, answering, listByActions } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { armyOf, opponent, type Played, type State, spend } from '../state.ts';
import type { Task } from '../tasks.ts';

type AnswerTask = Extract<Task, { ask: 'answer' }>;

/** The question for each card, and the answers that a hand gives to it. */
const QUESTIONS = new Map(
  ACTIONS.map((played) => [
    played,
    {
      prompt: { rule: 'answer', ask: played, sealed: 'bluff' } satisfies Prompt,
      optionsWith: listByActions((kinds): readonly Action[] => [
        ...kinds.filter((card) => answering(card, played) !== undefined).map((play) => ({ play })),
        PASS,
      ]),
    },
  ]),
);

const questionAbout = (played: ActionCard) => {
  const question = QUESTIONS.get(played);
  if (question === undefined) throw new Error(`There is no card ${played}.`);
  return question;
};

const newest = (s: State): Played => {
  const card = s.exchange[s.exchange.length - 1];
  if (card === undefined) throw new Error('No card is being answered.');
  return card;
};

/**
 * A player may cancel or defeat the newest card of an exchange that the opponent played, and that answer can be answered in turn: the
 * last unanswered card takes effect (B-10). A player with any action card is asked, whether it fits or not: the question must not
 * tell what the hand holds (B-20). An empty hand can be seen by everybody, so it is not asked.
 */
export const answer: QuestionHandler<State, AnswerTask, Action, Event> = {
  decisions: (s) => {
    const { seat: by, card: played } = newest(s);
    const seat = opponent(by);
    const { prompt, optionsWith } = questionAbout(played);
    return [{ seat, prompt, options: optionsWith(armyOf(s, seat).actions) }];
  },
  answer: (s, { stands, falls }, seat, action, tell) => {
    const { card: to, place } = newest(s);
    if ('play' in action) {
      const card = action.play;
      const how = answering(card, to);
      if (how === undefined) throw new Error(`${card} does not answer ${to}.`);
      spend(s, seat, card);
      s.exchange = [...s.exchange, { seat, card, place }];
      tell?.({ what: 'answered', seat, card, to, how });
      ask(s, { ask: 'answer', stands: falls, falls: stands });
    } else {
      s.shown++;
      const army = armyOf(s, seat);
      army.letStand = [...army.letStand, to];
      tell?.({ what: 'letStand', seat, card: to });
      next<Task>(s, ...stands);
    }
  },
};

/** Asks for an answer, unless the hand that could give one is empty. */
export const ask = (s: State, task: AnswerTask): void => {
  const answers = opponent(newest(s).seat);
  if (armyOf(s, answers).actions.length > 0) next<Task>(s, task);
  else next<Task>(s, ...task.stands);
};

/** All cards of the exchange are spent already; what it comes to is told (B-10). */
export const endExchange = (s: State, stood: boolean, tell: Tell<Event> | undefined): void => {
  const [played] = s.exchange;
  if (played !== undefined) tell?.({ what: 'settled', played, stood, cards: s.exchange.length });
  s.exchange = [];
};
