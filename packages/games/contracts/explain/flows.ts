import { PARTY, type Spent } from '../action.ts';
import { BASICS } from '../cards/attributes.ts';
import { cardOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { SPOTS } from '../kingdom.ts';
import { trackCard } from '../party/camp.ts';
import type { SourceName } from '../text/why.ts';

/** What a party counts as a whole. */
export const COUNTED = ['fame', 'gold', 'luck'] as const;
export type Counted = (typeof COUNTED)[number];
export type Source = SourceName;

/** An amount that came from somewhere or went there; a card, if there is one, says exactly where. */
export interface Flow {
  readonly source: Source;
  readonly card: CardId | null;
  readonly count: number;
}

const SOURCES: Readonly<Record<string, Source>> = {
  basic: 'contracts',
  followUp: 'contracts',
  quest: 'quests',
  location: 'places',
  common: 'commons',
};

const TRACK_CARDS: readonly CardId[] = BASICS.map(trackCard);

/** Tracks of the camp are told of by names of their own, which are no cards. */
const sourceOf = (card: CardId): Source => (TRACK_CARDS.includes(card) ? 'camp' : (SOURCES[cardOf(card).is] ?? 'cards'));

const luckIn = (pay: Spent): number => pay[PARTY]?.['luck'] ?? 0;

const goldFlow = (event: Event): Flow | undefined => {
  switch (event.what) {
    case 'revealed':
      return { source: 'scraps', card: null, count: event.gold };
    case 'recruited':
    case 'bought':
      return { source: 'sales', card: event.card, count: -event.gold };
    case 'contributed':
      return { source: 'commons', card: event.common, count: event.attributes };
    case 'ranked':
      return { source: 'commons', card: event.common, count: event.gold };
    case 'paid':
      return { source: 'payDay', card: null, count: -event.gold };
    case 'used':
      return { source: 'uses', card: event.card, count: -event.gold };
    case 'calledOff':
      return { source: 'uses', card: event.contract, count: event.gold };
    default:
      return undefined;
  }
};

const luckFlow = (event: Event): Flow | undefined => {
  switch (event.what) {
    case 'revealed':
      return { source: 'scraps', card: null, count: event.luck };
    case 'visited':
      return { source: 'visits', card: SPOTS[event.spot]?.location ?? null, count: -event.luck };
    case 'quest':
      return { source: 'payments', card: event.quest, count: -luckIn(event.pay) };
    case 'fulfilled':
      return { source: 'payments', card: event.contract, count: -luckIn(event.pay) };
    case 'contributed':
      return { source: 'payments', card: event.common, count: -luckIn(event.pay) };
    case 'improved':
      return { source: 'payments', card: trackCard(event.track), count: -luckIn(event.pay) };
    case 'used':
      return { source: 'uses', card: event.card, count: -luckIn(event.pay) };
    case 'calledOff':
      return { source: 'uses', card: event.contract, count: event.luck };
    default:
      return undefined;
  }
};

const fameFlow = (event: Event): Flow | undefined => {
  switch (event.what) {
    case 'ranked':
      return { source: 'commons', card: event.common, count: event.fame };
    case 'paid':
      return { source: 'payDay', card: null, count: event.fame };
    case 'scored':
      return { source: 'end', card: null, count: event.score.total - event.score.fame };
    default:
      return undefined;
  }
};

const FLOWS: Readonly<Record<Counted, (event: Event) => Flow | undefined>> = { fame: fameFlow, gold: goldFlow, luck: luckFlow };

/** Where all of it came from and went, oldest first; what came to nothing is left out. */
export const flowsOf = (events: readonly Event[], seat: number, of: Counted): readonly Flow[] =>
  events.flatMap((event): readonly Flow[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    const flow = event.what === 'gained' ? { source: sourceOf(event.card), card: event.card, count: event.got[of] ?? 0 } : FLOWS[of](event);
    return flow === undefined || flow.count === 0 ? [] : [flow];
  });
