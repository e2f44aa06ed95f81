import type { Game, Message, PuzzleSubject } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { linePoints } from '../phases/scoring.ts';
import { handOf, opponent, type State } from '../state.ts';

/** What puzzles of the tile games are about. */
export const THEMES = {
  flips: 'Flips and chains',
  last: 'Last placement',
  line: 'Denying a line',
  quiet: 'Giving no target',
  ability: 'Abilities',
  placing: 'Placing',
  draft: 'Drafting',
} as const;

export type Theme = keyof typeof THEMES;

/** Fewer flips than this are an everyday placement. */
const MANY_FLIPS = 2;
/** The other player loses at least this many points of rows and columns. */
const DENIED = 2;

/** Reasons that are about what the other player can do next. */
const QUIET: readonly Message['say'][] = ['hintTargets', 'hintNoTarget', 'hintNoTargets', 'hintReply', 'hintSafe'];

type Rules = Pick<Game<State, Action, Event>, 'clone' | 'advance'>;

/** What a puzzle is about, the rarest first. */
export const themesBy =
  (rules: Rules) =>
  ({ state, seat, prompt, action, because }: PuzzleSubject<State, Action>): readonly Theme[] => {
    if (prompt.rule === 'draft') return ['draft'];
    const after = rules.clone(state);
    const events: Event[] = [];
    rules.advance(after, seat, action, (event) => events.push(event));
    const flips = events.flatMap((event) => (event.what === 'flipped' && event.to === seat ? [event] : []));
    const isLater = after.round !== state.round || after.over;
    const lost = isLater ? 0 : (linePoints(state)[opponent(seat)] as number) - (linePoints(after)[opponent(seat)] as number);
    const isPlacing = prompt.ask === 'place';
    const themes: readonly (readonly [Theme, boolean])[] = [
      ['last', isPlacing && (isLater || handOf(state, seat).length + (state.left[seat] as number) === 1)],
      ['flips', flips.length >= MANY_FLIPS],
      ['line', lost >= DENIED],
      ['ability', !isPlacing],
      ['quiet', flips.length === 0 && because.some(({ say }) => QUIET.includes(say))],
    ];
    const found = themes.flatMap(([theme, isFound]) => (isFound ? [theme] : []));
    return found.length === 0 ? ['placing'] : found;
  };
