import { accept, type Game, type Redeal, type Result, refuse, type Seat, type Watcher } from '@swordtable/kernel';
import type { Card } from '@swordtable/server/match/card';
import { importOf, type MatchFile, readNames, recordFrom } from '@swordtable/server/match/file';
import { matchFrom } from '@swordtable/server/match/fold';
import type { Match, Step } from '@swordtable/server/match/match';
import { happenings, tableMessage } from '@swordtable/server/match/telling';
import { HERE, linesOf } from '../local/beginning.ts';
import { botsIn } from '../local/reading.ts';
import type { Happening, TableState } from '../table.ts';
import { stateFrom } from '../told.ts';
import type { Eyes, Replay } from './replay.ts';

interface Moment {
  readonly match: Match;
  readonly step: Step;
}

/** What of a match may be seen. */
export interface Openness {
  readonly isOpen: boolean;
  /** Those who look: their eyes come first, and are the only ones while the match is not open. */
  readonly own: readonly Seat[];
}

/** How a match ended, in a file that anybody may have written. */
const endedIn = (ended: unknown): Card['ended'] => {
  if (typeof ended !== 'object' || ended === null || !('why' in ended)) return undefined;
  return ended.why === 'resigned' || ended.why === 'abandoned' || ended.why === 'cancelled' ? { why: ended.why } : undefined;
};

const everySeat = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const eyesOf = ({ isOpen, own }: Openness, seats: number): readonly Eyes[] => {
  if (!isOpen) return own.length > 0 ? own : ['spectator'];
  return [...own, ...everySeat(seats).filter((seat) => !own.includes(seat)), 'spectator', 'open'];
};

/**
 * The only eyes for what lies before a match branched off another one: those of whoever plays on. That other match may still run, and
 * what was hidden in it stays hidden. Where different seats played on one after the other, nobody saw more than a spectator.
 */
const onlyEyes = (redealt: readonly Redeal[], answers: number): Eyes | undefined => {
  const [first, ...others] = new Set(redealt.flatMap(({ after, seat }) => (after > answers ? [seat] : [])));
  return others.length > 0 ? 'spectator' : first;
};

/** A match whose record is at hand. One step for each answer that stands; what was taken back is not shown. */
export const recordedReplay = (game: Game, file: MatchFile, openness: Openness, at = 0): Result<Replay> => {
  const moments: Moment[] = [];
  const entries = importOf(recordFrom(file), readNames({ ...file }, file.seats), HERE, true, botsIn({ ...file }, file.seats));
  const told = matchFrom(
    'replay',
    linesOf(entries, at),
    () => game,
    (match) => {
      const step = match.recent.at(-1);
      // Without its answers and what is remembered besides: every moment is kept, and with them it would be the whole match each time.
      if (step !== undefined) moments.push({ match: { ...match, answers: [], recent: [] }, step });
    },
  );
  if (!told.ok) return told;
  const last = moments.length - 1;
  const ended = told.value.status === 'over' ? undefined : endedIn(file.ended);
  const dressed = (card: Card, step: number): Card => ({
    ...card,
    ...(step === last && ended !== undefined ? { status: 'over' as const, asked: [], ended } : {}),
  });

  const [eyes, { redealt = [] }] = [eyesOf(openness, file.seats), file];
  const allowed = (answers: number): readonly Eyes[] => {
    const only = onlyEyes(redealt, answers);
    return only === undefined ? eyes : [eyes.includes(only) ? only : 'spectator'];
  };
  /** The eyes that are wished for, or those that may look so early. */
  const within = (answers: number, wished: Eyes): Eyes => {
    const [only = wished, ...more] = allowed(answers);
    return more.length === 0 ? only : wished;
  };

  const heard = new Map<Eyes, readonly Happening[]>();
  const listened = (each: Eyes): readonly Happening[] => {
    const known = heard.get(each) ?? listen(each);
    heard.set(each, known);
    return known;
  };
  const happened = (wished: Eyes): readonly Happening[] =>
    // What was told on the way to the branching was told in the other match.
    listened(wished).map((happening, step) => listened(within(step - 1, wished))[step] ?? happening);
  const listen = (eyes: Eyes): readonly Happening[] => {
    const shown = happenings(
      told.value,
      moments.map(({ step }) => step),
      watcherOf(eyes),
    );
    return eyes === 'open' ? shown.map((happening, index) => ({ ...happening, events: moments[index]?.step.events ?? [] })) : shown;
  };

  const seen = new Map<string, TableState>();
  const stateAt = (step: number, wished: Eyes): TableState | undefined => {
    const [moment, eyes] = [moments[step], within(step, wished)];
    if (moment === undefined) return undefined;
    const key = `${eyes} ${step}`;
    const state = seen.get(key) ?? draw(moment.match, step, eyes);
    seen.set(key, state);
    return state;
  };
  const draw = (match: Match, step: number, eyes: Eyes): TableState => {
    const message = tableMessage(match, watcherOf(eyes), []);
    const view = eyes === 'open' && match.position !== undefined ? game.laidOpen(match.position.state) : message.view;
    const card = dressed(message.match, step);
    const asked = card.status === 'over' ? [] : message.asked;
    // Nothing is asked of whoever looks back.
    return stateFrom({ ...message, view, match: card, asked, decision: null }, happened(eyes).slice(0, step + 1));
  };

  return accept({
    card: dressed(tableMessage(moments[last]?.match ?? told.value, undefined, []).match, last),
    last,
    eyes,
    eyesAt: allowed,
    file,
    isOpen: openness.isOpen,
    happened,
    stateAt,
    look: async (step, eyes) => {
      const state = stateAt(step, eyes);
      return state === undefined ? refuse('no-step', `There is no step ${step}; the match has the steps 0 to ${last}.`) : accept(state);
    },
    pointsAt: (step) => {
      const state = openness.isOpen && onlyEyes(redealt, step) === undefined ? moments[step]?.match.position?.state : undefined;
      return state === undefined ? undefined : game.standing(state).points;
    },
  });
};

const watcherOf = (eyes: Eyes): Watcher => (typeof eyes === 'number' ? eyes : undefined);
