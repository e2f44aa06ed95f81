import { type Decision, type Game, type Position, type Seat, submit } from '@swordtable/kernel';

/** How answers are written in a game's scenes. */
interface Writing<Action> {
  readonly inWords: (action: Action) => string;
  readonly seatName: (seat: Seat) => string;
  /** An answer without the name of its seat, and that name if it was written. */
  readonly split: (text: string) => { readonly name: string | undefined; readonly answer: string };
}

/** Plays a game by answers in words: for tests, whose moves should be easy to read. */
export const writtenAnswers = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { inWords, seatName, split }: Writing<Action>,
) => {
  const offered = ({ options }: Decision<Action>): readonly string[] => [...options].map(inWords);
  /** Who is asked what. */
  const asksIn = (decisions: readonly Decision<Action>[]): string =>
    decisions.map((asked) => `${seatName(asked.seat)} ${asked.prompt.rule}: ${offered(asked).join(', ')}`).join('; ');

  /** Where an answer leads; what is told goes to the end of `events`. */
  const answered = (position: Position<State, Action>, text: string, events: Event[]): Position<State, Action> => {
    const { name, answer } = split(text);
    const asked = position.decisions.find(({ seat }) => name === undefined || seatName(seat) === name);
    const action = [...(asked?.options ?? [])].find((option) => inWords(option) === answer);
    if (asked === undefined || action === undefined) throw new Error(`"${text}" is not on offer. ${asksIn(position.decisions)}`);
    const reply = submit(game, position, asked.seat, action);
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    const faults = game.faults(reply.value.position.state);
    if (faults.length > 0) throw new Error(faults.join(' '));
    events.push(...reply.value.events);
    return reply.value.position;
  };

  const played = (position: Position<State, Action>, answers: readonly string[]) => {
    const events: Event[] = [];
    return { position: answers.reduce((now, text) => answered(now, text, events), position), events };
  };
  return { offered, asksIn, played };
};
