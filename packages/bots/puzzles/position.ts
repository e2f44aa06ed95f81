import { type Answer, accept, type Decision, type Game, type MatchRecord, open, type Result, refuse } from '@swordtable/kernel';
import { type BotInput, botInput } from '../bot.ts';
import type { PlacedPuzzle } from './puzzle.ts';

/** A puzzle on the table. */
export interface PuzzlePosition<State, Action> {
  readonly record: MatchRecord;
  readonly state: State;
  readonly decision: Decision<Action>;
  readonly input: BotInput<State, Action>;
}

/** Plays a puzzle's match up to its question. Refused if the rules don't lead there. */
export const positionOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { puzzle, match }: PlacedPuzzle,
): Result<PuzzlePosition<State, Action>> => {
  const opened = open(game, match.seats, match.options, match.seed);
  if (!opened.ok) return opened;
  const { options, position } = opened.value;
  const { state } = position;
  const broken = (why: string): Result<never> => refuse('bad-puzzle', `Puzzle ${puzzle.id} doesn’t fit the rules: ${why}.`);
  const answers: Answer[] = [];
  let { decisions } = position;
  for (const option of match.answers.slice(0, puzzle.after)) {
    const [asked] = decisions;
    const action = asked?.options.at(option);
    if (asked === undefined || action === undefined) return broken(`answer ${answers.length + 1} isn’t possible`);
    answers.push({ seat: asked.seat, action });
    decisions = game.advance(state, asked.seat, action);
  }
  const decision = decisions.find(({ seat }) => seat === puzzle.seat);
  if (answers.length < puzzle.after || decision === undefined) return broken('it asks no one');
  if (puzzle.answers.some(({ option }) => option >= decision.options.length)) return broken('one of its answers isn’t possible');
  const record: MatchRecord = { game: game.id, version: game.version, seats: match.seats, options, seed: match.seed, answers };
  return accept({ record, state, decision, input: botInput(game, state, decision) });
};
