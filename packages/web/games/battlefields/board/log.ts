import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import type { LoggedEvent } from '@swordtable/games/battlefields/text/texts';
import type { View } from '@swordtable/games/battlefields/view/view';
import { entriesOf, isAboutPlay, type LogEntry } from '../../../kit/log/entries.ts';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { type Lands, landsAfter, NO_LANDS, placeOfLand } from './land-places.ts';
import { useBattleTexts } from './texts.ts';
import { turnOf } from './turns.ts';

/** What a line of the log tells, and which land lay on top of each place then. */
export interface Logged {
  readonly event: LoggedEvent;
  readonly lands: Lands;
}

/** What an opponent does in secret while drawing is left out; the log says when they're ready. */
const isHidden = (event: Event): boolean => {
  if (event.what === 'took' || event.what === 'shed') return event.card === null;
  return event.what === 'discarded' && event.cause === 'limit' && event.warrior === null;
};

/** The event before a laid card, and the one after a card that took effect, already say it. */
const isQuiet = (event: Event): boolean => event.what === 'laid' || (event.what === 'settled' && event.stood) || isHidden(event);

/** The lands of a round are one line, even with Ares between them; so are the cards that one player takes. */
const joined = (line: LoggedEvent, event: Event): LoggedEvent | undefined => {
  if (event.what === 'land' && line.what === 'laidOut') return { ...line, lands: [...line.lands, event] };
  if (event.what === 'aresDrawn' && line.what === 'aresDrawn') return event;
  if (event.what === 'took' && event.card !== null && line.what === 'tookAll' && line.seat === event.seat)
    return { ...line, cards: [...line.cards, event.card] };
  return undefined;
};

/** The entry that an event may be joined to: the last one, for a land the last that is not about Ares. */
const joinable = (entries: readonly LogEntry<Logged>[], event: Event): number =>
  event.what === 'land'
    ? entries.findLastIndex((entry) => !(isAboutPlay(entry) && entry.about.event.what === 'aresDrawn'))
    : entries.length - 1;

const begun = (event: Event): LoggedEvent => {
  if (event.what === 'land') return { what: 'laidOut', lands: [event] };
  if (event.what === 'took' && event.card !== null) return { what: 'tookAll', seat: event.seat, cards: [event.card satisfies ActionCard] };
  return event;
};

const seatOf = (event: LoggedEvent): number | undefined => {
  if (event.what === 'compared') return event.winner < 0 ? undefined : event.winner;
  // It is the other player's card that takes this one away.
  if (event.what === 'lifted' || (event.what === 'withdrew' && event.cause === 'ambush')) return 1 - event.seat;
  return 'seat' in event && event.seat >= 0 ? event.seat : undefined;
};

/** The entries of the log, oldest first; `before` are the lands as they lay before the first of these steps. */
export const logEntries = (
  steps: readonly Pick<Happening, 'seq' | 'what' | 'events'>[],
  before: Lands = NO_LANDS,
): readonly LogEntry<Logged>[] => {
  let lands = before;
  return entriesOf<Event, Logged>(
    steps,
    (entries, event, key) => {
      const at = joinable(entries, event);
      const last = entries[at];
      const entry = last !== undefined && isAboutPlay(last) ? last : undefined;
      const more = entry && joined(entry.about.event, event);
      if (entry !== undefined && more !== undefined) entries[at] = { ...entry, about: { ...entry.about, event: more } };
      else if (!isQuiet(event)) {
        const first = begun(event);
        const logged = { key, about: { event: first, lands }, seat: seatOf(first) };
        // The lands come first, even if an Ares card was drawn before the first of them.
        if (first.what === 'laidOut') entries.splice(at + 1, 0, logged);
        else entries.push(logged);
      }
      lands = landsAfter(lands, event);
    },
    turnOf,
  );
};

/** The places that a line is about, to be marked on the board. */
export const placesOf = (event: LoggedEvent): readonly number[] => {
  if (event.what === 'laidOut') return event.lands.map(({ place }) => place);
  if (event.what === 'moved') return [event.from, event.to];
  if (event.what === 'settled') return [event.played.place, ...(event.played.to === undefined ? [] : [event.played.to])];
  if (event.what === 'played') return [event.place, event.to].filter((place) => place !== undefined);
  return 'place' in event ? [event.place] : [];
};

/** What happened in a step, for those who sit there. What was told before it says which lands lay where. */
export const useBattleSentences = (): Sentences<View, Event> => {
  const texts = useBattleTexts();
  return (step, seats, known) => {
    const before = known?.steps.filter(({ seq }) => seq < step.seq) ?? [];
    const lands = before.flatMap(({ events }) => events).reduce(landsAfter, NO_LANDS);
    return logEntries([step], lands)
      .filter(isAboutPlay)
      .map(({ about }) => texts.sentence(about.event, seatsOf(seats), placeOfLand(about.lands, known?.view)));
  };
};
