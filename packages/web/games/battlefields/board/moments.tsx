import type { Event } from '@swordtable/games/battlefields/events';
import type { View } from '@swordtable/games/battlefields/view/view';
import { useMemo } from 'react';
import { type Moment, useMoments } from '../../../kit/layout/use-moments.ts';
import type { Happening } from '../typed.ts';
import { CardBack, type CardState, LyingCard, WarriorCard } from './card.tsx';
import { useBattleWords } from './context.ts';
import { ofThisRound } from './round-result.ts';
import './moments.css';

/** What of a step is seen on the board for a moment. */
type Shown = Extract<Event, { what: 'placed' | 'revealed' | 'scouted' | 'withdrew' | 'moved' | 'lifted' | 'compared' }>;

const SEEN: readonly Event['what'][] = ['placed', 'revealed', 'scouted', 'withdrew', 'moved', 'lifted', 'compared'];
const SHOWN_MS = 2_100;
const shownIn = ({ events }: Happening): readonly Shown[] =>
  ofThisRound(events).filter((event): event is Shown => SEEN.includes(event.what));

export type Moments = readonly Moment<Shown>[];

/** Where the current round began: the step, and the number of the event. */
const begunIn = (steps: readonly Happening[]): { readonly seq: number; readonly event: number } => {
  const begins = ({ what }: Event): boolean => what === 'round' || what === 'over';
  const step = steps.findLast(({ events }) => events.some(begins));
  return { seq: step?.seq ?? -1, event: step?.events.findLastIndex(begins) ?? -1 };
};

/** What happened just now; what belongs to a round that has ended since is not shown over the lands of the next. */
export const useBattleMoments = (steps: readonly Happening[]): Moments => {
  const moments = useMoments(steps, shownIn, SHOWN_MS);
  const begun = useMemo(() => begunIn(steps), [steps]);
  return moments.filter(({ seq, from }) => seq > begun.seq || (seq === begun.seq && from > begun.event));
};

/** How a stack moves just now: its cards turn over, or one has come down on it. */
export const stackMotion = (moments: Moments, seat: number, place: number): CardState | undefined => {
  for (const shown of moments.flatMap((moment) => moment.shown).toReversed()) {
    if (!('seat' in shown) || shown.seat !== seat) continue;
    if ((shown.what === 'revealed' || shown.what === 'scouted') && shown.place === place) return 'turning';
    if (shown.what === 'placed' && shown.place === place) return 'landing';
    if (shown.what === 'moved' && shown.to === place) return 'landing';
  }
  return undefined;
};

interface AtPlaceProps {
  readonly moments: Moments;
  readonly view: View;
  readonly place: number;
  /** The seat that is drawn below. */
  readonly mine: number;
}

/** Two warriors that met: the loser falls, the winner presses; over both what decided. */
const Pair = ({
  event,
  view,
  mine,
}: {
  readonly event: Extract<Shown, { what: 'compared' }>;
  readonly view: View;
  readonly mine: number;
}) => {
  const words = useBattleWords();
  const { warriors, winner, verdict, lying } = event;
  const fate = (seat: number): string => (winner === seat ? 'wins' : 'falls');
  const decided = winner < 0 || verdict === 'type' ? null : lying[winner];
  return (
    <div className="pair" data-tie={winner < 0 || undefined}>
      {[1 - mine, mine].map((seat) => {
        const warrior = warriors[seat as 0];
        return (
          <div key={seat} className={`met ${fate(seat)}`}>
            <WarriorCard warrior={warrior} beats={view.cards.beats} seat={seat} />
            {decided != null && winner === seat && <LyingCard card={decided} seat={seat} />}
          </div>
        );
      })}
      {winner < 0 && <b className="verdict">{words.bothFall}</b>}
    </div>
  );
};

/** What happened at a place just now, shown over it briefly. The log has it in words. */
export const MomentsAt = ({ moments, view, place, mine }: AtPlaceProps) => (
  <div className="moments" aria-hidden="true">
    {moments.flatMap(({ seq, from, shown }) =>
      shown.map((event, order) => {
        const key = `${seq}-${from}-${order}`;
        if (event.what === 'compared' && event.place === place) return <Pair key={key} event={event} view={view} mine={mine} />;
        if (event.what === 'withdrew' && event.place === place)
          return (
            <div key={key} className={`leaves ${event.seat === mine ? 'down' : 'up'}`}>
              {event.warriors
                .slice(-1)
                .map(({ warrior, up }) =>
                  warrior === null ? (
                    <CardBack key="back" seat={event.seat} />
                  ) : (
                    <WarriorCard key={warrior} warrior={warrior} beats={view.cards.beats} seat={event.seat} isDown={!up} />
                  ),
                )}
            </div>
          );
        if (event.what === 'lifted' && event.place === place)
          return (
            <div key={key} className={`lifts ${event.seat === mine ? 'down' : 'up'}`}>
              <LyingCard card={event.card} seat={event.seat} />
            </div>
          );
        return [];
      }),
    )}
  </div>
);
