import type { Decision, Game, Tell } from './game.ts';
import type { Seat } from './seat.ts';

/** A task that runs on its own. */
export interface Step {
  readonly do: string;
}

/** A task that waits for answers. */
export interface Question {
  readonly ask: string;
}

/** What is still to be done: a stack of plain, immutable tasks. The last one comes first. */
export type Agenda<Task> = Task[];

/** How one kind of question is asked and answered. */
export interface QuestionHandler<State, Task, Action, Event> {
  /** Who must answer, and with what. If nobody, the question is dropped. */
  decisions(state: State, task: Task): readonly Decision<Action>[];
  /** Accepts one answer. The task has left the agenda; push it again to keep asking. */
  answer(state: State, task: Task, seat: Seat, action: Action, tell: Tell<Event> | undefined): void;
}

type StepName<Task> = Task extends Step ? Task['do'] : never;
type QuestionName<Task> = Task extends Question ? Task['ask'] : never;

/** The handlers of all tasks of a game. The compiler makes sure that none is missing. */
export interface TaskHandlers<State, Task, Action, Event> {
  /** What each task that runs on its own does. */
  readonly steps: {
    readonly [N in StepName<Task>]: (state: State, task: Extract<Task, { do: N }>, tell: Tell<Event> | undefined) => void;
  };
  readonly questions: { readonly [N in QuestionName<Task>]: QuestionHandler<State, Extract<Task, { ask: N }>, Action, Event> };
}

/** Pushes tasks so that they are done in the order written. */
export const next = <Task>(state: { agenda: Agenda<Task> }, ...tasks: readonly Task[]): void => {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i] as Task);
};

/** More steps than any game's rules take between two decisions. */
const STEPS_MAX = 10_000;

/** The handlers by name. A map finds one several times faster than an object with many names does. */
interface HandlersByName<State, Task, Action, Event> {
  readonly steps: ReadonlyMap<string, (state: State, task: Task, tell: Tell<Event> | undefined) => void>;
  readonly questions: ReadonlyMap<string, QuestionHandler<State, Task, Action, Event>>;
}

const byName = <State, Task, Action, Event>({
  steps,
  questions,
}: TaskHandlers<State, Task, Action, Event>): HandlersByName<State, Task, Action, Event> => ({
  // Each handler gets the tasks of its own name, which the compiler can't follow through a map.
  steps: new Map(Object.entries(steps)),
  questions: new Map(Object.entries(questions)),
});

/** Works through the agenda until there's a decision to make, or nothing is left to do. */
export const runAgenda = <State extends { agenda: Agenda<Task> }, Task extends Step | Question, Action, Event>(
  handlers: TaskHandlers<State, Task, Action, Event>,
  state: State,
  tell: Tell<Event> | undefined,
): readonly Decision<Action>[] => run(byName(handlers), state, tell);

const run = <State extends { agenda: Agenda<Task> }, Task extends Step | Question, Action, Event>(
  handlers: HandlersByName<State, Task, Action, Event>,
  state: State,
  tell: Tell<Event> | undefined,
): readonly Decision<Action>[] => {
  const { steps } = handlers;
  for (let done = 0; done < STEPS_MAX; done++) {
    // Read again each time: a step may replace the agenda, for example with an empty one to end the game.
    const { agenda } = state;
    const task = agenda[agenda.length - 1];
    if (task === undefined) return [];
    // Reading a property that may be missing is several times faster than checking for it, and this is the hottest loop.
    const name = (task as { readonly do?: string }).do;
    if (name !== undefined) {
      agenda.pop();
      const step = steps.get(name);
      if (step === undefined) throw new Error(`No step is called ${name}.`);
      step(state, task, tell);
      continue;
    }
    const decisions = questionOf(handlers, (task as Question).ask).decisions(state, task);
    if (decisions.length > 0) return decisions;
    agenda.pop();
  }
  throw new Error(`The agenda does not come to rest: ${JSON.stringify(state.agenda.at(-1))}`);
};

/** Passes an answer to the question on top of the agenda. */
export const takeAnswer = <State extends { agenda: Agenda<Task> }, Task extends Step | Question, Action, Event>(
  handlers: TaskHandlers<State, Task, Action, Event>,
  state: State,
  seat: Seat,
  action: Action,
  tell: Tell<Event> | undefined,
): void => take(byName(handlers), state, seat, action, tell);

const take = <State extends { agenda: Agenda<Task> }, Task extends Step | Question, Action, Event>(
  handlers: HandlersByName<State, Task, Action, Event>,
  state: State,
  seat: Seat,
  action: Action,
  tell: Tell<Event> | undefined,
): void => {
  const task = state.agenda.pop();
  const ask = (task as { readonly ask?: string } | undefined)?.ask;
  if (task === undefined || ask === undefined) throw new Error('Nobody was asked.');
  questionOf(handlers, ask).answer(state, task, seat, action, tell);
};

const questionOf = <State, Task, Action, Event>(
  { questions }: HandlersByName<State, Task, Action, Event>,
  ask: string,
): QuestionHandler<State, Task, Action, Event> => {
  const question = questions.get(ask);
  if (question === undefined) throw new Error(`No question is called ${ask}.`);
  return question;
};

/** The part of a `Game` that follows from its task handlers; the rest says what each seat sees and knows. */
export const playedBy = <State extends { agenda: Agenda<Task> }, Task extends Step | Question, Action, Event>(
  handlers: TaskHandlers<State, Task, Action, Event>,
  setup: Game<State, Action, Event>['setup'],
): Pick<Game<State, Action, Event>, 'setup' | 'decisions' | 'advance'> => {
  const named = byName(handlers);
  return {
    setup: (seats, options, random, tell) => {
      const state = setup(seats, options, random, tell);
      run(named, state, tell);
      return state;
    },
    decisions: (state) => run(named, state, undefined),
    advance: (state, seat, action, tell) => {
      take(named, state, seat, action, tell);
      return run(named, state, tell);
    },
  };
};
