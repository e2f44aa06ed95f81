import { earlyEndIn } from '@swordtable/bots/review/early-end';
import { accept, type Game, type Result, refuse, type Seat, type Watcher } from '@swordtable/kernel';
import type { Card } from '@swordtable/server/api/match';
import type { MatchFile } from '@swordtable/server/api/play';
import { importOf, readNames, recordFrom } from '@swordtable/server/match/file';
import { matchFrom } from '@swordtable/server/match/fold';
import type { Match, Step } from '@swordtable/server/match/match';
import { facetsOf, happenings, tableMessage } from '@swordtable/server/match/projection';
import { HERE, linesOf } from '../local/new-match.ts';
import { botsIn } from '../local/read-match.ts';
import type { Happening, TableState } from '../table.ts';
import { stateFrom } from '../table-state.ts';
import { earlyAccess } from './early-access.ts';
import type { Perspective, Replay } from './replay.ts';

interface Moment {
  readonly match: Match;
  readonly step: Step;
}

/** What of a match may be seen. */
export interface Openness {
  readonly isOpen: boolean;
  /** The readers' seats: their views come first, and are the only ones while the match isn't open. */
  readonly own: readonly Seat[];
}

const everySeat = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const eyesOf = ({ isOpen, own }: Openness, seats: number): readonly Perspective[] => {
  if (!isOpen) return own.length > 0 ? own : ['spectator'];
  return [...own, ...everySeat(seats).filter((seat) => !own.includes(seat)), 'spectator', 'open'];
};

/** A match whose record is available. One step for each answer, without undone ones. */
export const recordedReplay = (game: Game, file: MatchFile, openness: Openness, at = 0): Result<Replay> => {
  const moments: Moment[] = [];
  const entries = importOf(recordFrom(file), readNames({ ...file }, file.seats), HERE, true, botsIn({ ...file }, file.seats));
  const told = matchFrom(
    'replay',
    linesOf(entries, at),
    () => game,
    (match) => {
      const step = match.recent.at(-1);
      // Without its answers and caches: every step is kept, and with them each would be the whole match.
      if (step !== undefined) moments.push({ match: { ...match, answers: [], recent: [] }, step });
    },
  );
  if (!told.ok) return told;
  const last = moments.length - 1;
  const why = told.value.status === 'over' ? undefined : earlyEndIn(file);
  const dressed = (card: Card, step: number): Card => ({
    ...card,
    ...(step === last && why !== undefined ? { status: 'over' as const, asked: [], ended: { why } } : {}),
  });

  const eyes = eyesOf(openness, file.seats);
  const early = earlyAccess(eyes, file.redealt);
  const heard = new Map<Perspective, readonly Happening[]>();
  const happened = (wished: Perspective): readonly Happening[] => {
    const known = heard.get(wished) ?? listen(wished);
    heard.set(wished, known);
    return known;
  };
  const listen = (wished: Perspective): readonly Happening[] =>
    moments.flatMap(({ step }, index) => {
      // Events before a branch belong to the other match.
      const each = early.instead(index - 1, wished);
      const shown = happenings(told.value, [step], watcherOf(each));
      return each === 'open' ? shown.map((happening) => ({ ...happening, events: step.events })) : shown;
    });

  const seen = new Map<string, TableState>();
  const stateAt = (step: number, wished: Perspective): TableState | undefined => {
    const [moment, each] = [moments[step], early.instead(step, wished)];
    if (moment === undefined) return undefined;
    const key = `${each} ${step}`;
    const state = seen.get(key) ?? draw(moment.match, step, each);
    seen.set(key, state);
    return state;
  };
  const draw = (match: Match, step: number, each: Perspective): TableState => {
    const message = tableMessage(match, watcherOf(each), []);
    const view = each === 'open' && match.position !== undefined ? facetsOf(game.openView(match.position.state)) : message.view;
    const card = dressed(message.match, step);
    const asked = card.status === 'over' ? [] : message.asked;
    // A replay has no questions.
    return stateFrom({ ...message, view, match: card, asked, decision: null }, happened(each).slice(0, step + 1));
  };

  return accept({
    card: dressed(tableMessage(moments[last]?.match ?? told.value, undefined, []).match, last),
    last,
    eyes,
    eyesAt: early.allowed,
    file,
    isOpen: openness.isOpen,
    happened,
    stateAt,
    look: async (step, each) => {
      const state = stateAt(step, each);
      return state === undefined ? refuse('no-step', `There is no step ${step}. The match has steps 0 to ${last}.`) : accept(state);
    },
    pointsAt: (step) => {
      const state = openness.isOpen && !early.isEarly(step) ? moments[step]?.match.position?.state : undefined;
      return state === undefined ? undefined : game.standing(state).points;
    },
  });
};

const watcherOf = (eyes: Perspective): Watcher => (typeof eyes === 'number' ? eyes : undefined);
