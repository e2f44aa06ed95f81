import type { Seat } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { ActionCard, Cards, Color, Land, LandNo, Warrior } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import type { PlaceNo } from '../places.ts';

/** Lands are called as the match's own cards call them, and a place by the land that lay on top when something happened there. */
export interface Where {
  readonly cards: Pick<Cards, 'lands'>;
  readonly landAt: (place: PlaceNo) => LandNo | undefined;
  /** Who has enough land points to end the game, if known. */
  readonly enders?: readonly Seat[];
}

/** The lands of a round, which are told of in one line. */
export interface LaidOut {
  readonly what: 'laidOut';
  readonly lands: readonly Extract<Event, { what: 'land' }>[];
}

/** The actions that one player took one after the other, told of in one line. */
export interface TookAll {
  readonly what: 'tookAll';
  readonly seat: number;
  readonly cards: readonly ActionCard[];
}

export type LoggedEvent = Event | LaidOut | TookAll;

/** The land on top of a place. */
export const landOn = (place: PlaceNo, { cards, landAt }: Where): Land | undefined => cards.lands[landAt(place) ?? -1];

/** What Battlefields says of its cards and events, in one language. */
export interface BattleTexts {
  readonly warrior: (warrior: Warrior) => string;
  /** The line below a warrior's name. */
  readonly warriorTitle: string;
  /** What a type beats, and what it loses to, by the cards of the match. */
  readonly warriorText: (warrior: Warrior, beats: Cards['beats']) => string;
  readonly action: (card: ActionCard) => string;
  readonly actionText: (card: ActionCard) => string;
  /** In which phase an action is played. */
  readonly actionWhen: (card: ActionCard) => string;
  /** What an action cancels or defeats, and what cancels or defeats it; nothing where nothing does. */
  readonly actionAnswers: (card: ActionCard) => readonly string[];
  /** The name of a land; one that only a file of cards has stays as it is written there, and so does its kind. */
  readonly land: (land: Pick<Land, 'name'>) => string;
  readonly kind: (kind: string) => string;
  readonly color: (color: Color) => string;
  readonly landText: (land: Pick<Land, 'colour' | 'value'>) => string;
  readonly ares: { readonly name: string; readonly title: string; readonly text: string };
  /** "Sparta", or "place 2" where no land is known to lie there. */
  readonly placeName: (place: PlaceNo, land: Pick<Land, 'name'> | undefined) => string;
  /** "A, B and C". */
  readonly list: (names: readonly string[]) => string;
  readonly sentence: (event: LoggedEvent, seats: Seats, where: Where) => string;
}
