import type { Seat } from '@swordtable/kernel';
import type { ActionCard, Answering, LandNo, Warrior } from './cards/cards.ts';
import type { PlaceNo } from './places.ts';
import type { Lying, Played } from './state.ts';

/** Why one side of a pair won: its type, a Flank, an Elite in a tie; or nobody did. */
export type Verdict = 'type' | 'elite' | 'flank' | 'tie';

/** What happened, and because of what. A warrior or action that a watcher may not know is `null` in what the watcher is told. */
export type Event =
  | { readonly what: 'round'; readonly round: number; readonly starter: Seat }
  /** `names`: what the land and those below it are called, where they are not ours. */
  | {
      readonly what: 'land';
      readonly land: LandNo;
      readonly place: PlaceNo;
      readonly onto: readonly LandNo[];
      readonly names?: readonly string[];
    }
  | { readonly what: 'aresDrawn'; readonly pile: number }
  | { readonly what: 'reshuffled'; readonly seat: Seat; readonly cards: number }
  | {
      readonly what: 'drew';
      readonly seat: Seat;
      readonly warriors: readonly (Warrior | null)[];
      readonly cause: 'round' | 'set' | 'rally';
    }
  | { readonly what: 'took'; readonly seat: Seat; readonly card: ActionCard | null }
  | { readonly what: 'discarded'; readonly seat: Seat; readonly warrior: Warrior | null; readonly cause: 'limit' | 'rally' }
  | { readonly what: 'shed'; readonly seat: Seat; readonly card: ActionCard | null }
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'phase'; readonly phase: 'placement' | 'battle'; readonly starter: Seat }
  | { readonly what: 'placed'; readonly seat: Seat; readonly place: PlaceNo; readonly warrior: Warrior | null }
  /** `forced`: nothing else could be done, as everybody can see. */
  | { readonly what: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | ({ readonly what: 'played' } & Omit<Played, 'place'> & { readonly place?: PlaceNo })
  | { readonly what: 'scouted'; readonly seat: Seat; readonly place: PlaceNo; readonly warriors: readonly Warrior[] }
  | {
      readonly what: 'withdrew';
      readonly seat: Seat;
      readonly place: PlaceNo;
      /** The stack from its lowest card; what lay face down is known to the owner only. */
      readonly warriors: readonly { readonly warrior: Warrior | null; readonly up: boolean }[];
      readonly cause: 'raid' | 'ambush';
    }
  | { readonly what: 'revealed'; readonly seat: Seat; readonly place: PlaceNo; readonly warrior: Warrior }
  | { readonly what: 'answered'; readonly seat: Seat; readonly card: ActionCard; readonly to: ActionCard; readonly how: Answering }
  | { readonly what: 'letStand'; readonly seat: Seat; readonly card: ActionCard }
  /** The end of an exchange: whether the card it began with had its effect. */
  | { readonly what: 'settled'; readonly played: Played; readonly stood: boolean; readonly cards: number }
  | { readonly what: 'moved'; readonly seat: Seat; readonly warrior: Warrior; readonly from: PlaceNo; readonly to: PlaceNo }
  | { readonly what: 'laid'; readonly seat: Seat; readonly card: Lying; readonly place: PlaceNo }
  /** A lying card of `seat` is taken away by an opponent's. */
  | {
      readonly what: 'lifted';
      readonly seat: Seat;
      readonly card: Lying;
      readonly place: PlaceNo;
      readonly by: ActionCard;
      readonly how: Answering;
    }
  | {
      readonly what: 'compared';
      readonly place: PlaceNo;
      readonly warriors: readonly [Warrior, Warrior];
      readonly lying: readonly [Lying | null, Lying | null];
      readonly winner: Seat | -1;
      readonly verdict: Verdict;
    }
  | { readonly what: 'nothingToCompare' }
  | {
      readonly what: 'won';
      readonly place: PlaceNo;
      readonly seat: Seat | -1;
      readonly lands: readonly LandNo[];
      readonly names?: readonly string[];
    }
  | { readonly what: 'ares'; readonly seat: Seat | -1; readonly cards: number; readonly places: readonly [number, number] }
  | { readonly what: 'over'; readonly points: readonly [number, number]; readonly winner: Seat | -1; readonly early: boolean };
