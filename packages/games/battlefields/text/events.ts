import type { Seat } from '@swordtable/kernel';
import { list, plural } from '../../grammar.ts';
import type { Seats } from '../../seat-names.ts';
import type { ActionCard, LandNo, Warrior } from '../cards/cards.ts';
import { actionName, warriorName } from '../cards/catalog.ts';
import type { Event } from '../events.ts';
import type { PlaceNo } from '../places.ts';
import { counted } from './answers.ts';
import { names } from './names.ts';
import { type LoggedEvent, landOn, type Where } from './texts.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const hidden = (warrior: Warrior | null): string => (warrior === null ? 'a warrior' : warriorName(warrior));
const cardOf = (card: ActionCard | null): string => (card === null ? 'an action' : actionName(card));

/** Warriors by name; those that the reader may not know are counted. */
const known = (warriors: readonly (Warrior | null)[]): string => {
  const named = warriors.flatMap((warrior) => (warrior === null ? [] : [warriorName(warrior)]));
  const unknown = warriors.length - named.length;
  return list([...counted(named), ...(unknown > 0 || named.length === 0 ? [plural(unknown, 'warrior')] : [])]);
};

const VERBS = { cancels: 'cancels', defeats: 'defeats' } as const;

const compared = ({ warriors, winner, verdict }: Extract<Event, { what: 'compared' }>, wins: string): string => {
  const [winning, losing] = winner === 1 ? ([warriors[1], warriors[0]] as const) : warriors;
  const pair = `${warriorName(warriors[0])} vs. ${warriorName(warriors[1])}`;
  if (verdict === 'tie') return `${pair}. Same type: both fall`;
  if (verdict === 'type') return `${warriorName(winning)} beat ${warriorName(losing)}. ${capital(wins)} this pair`;
  return verdict === 'flank' ? `${pair}. ${capital(wins)} with Flank` : `${pair}. Same type, but ${wins} with Elite`;
};

const over = ({ points, winner, early }: Extract<Event, { what: 'over' }>, wins: string, has: string): string => {
  const [high, low] = points.toSorted((a, b) => b - a);
  const why = early ? `${has} 16 or more points in lands. ` : '';
  if (winner < 0) return `${why}The win is shared, ${high} to ${low}.`;
  return high === low ? `${why}A tie, ${high} to ${low}. ${wins} with more lands.` : `${why}${wins}, ${high} to ${low}.`;
};

const told = (event: LoggedEvent, seats: Seats, where: Where): string => {
  /** The player, with the verb for "you" or for a name. */
  const does = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `You ${afterYou}` : `${name} ${afterName}`;
  };
  const whose = (seat: Seat): string => (seats(seat).isReader ? 'your' : `${seats(seat).name}’s`);
  const place = (at: PlaceNo): string => names.placeName(at, landOn(at, where));
  const landNames = (lands: readonly LandNo[], own: readonly string[] | undefined): readonly string[] =>
    own ?? lands.map((land) => where.cards.lands[land]?.name ?? `land ${land + 1}`);
  const laid = ({ land, onto, names: own }: Extract<Event, { what: 'land' }>): string => {
    const [top, ...below] = landNames([land, ...onto], own);
    return `${top}${below.length > 0 ? ` on ${list(below)}` : ''}`;
  };
  switch (event.what) {
    case 'round':
      return `Round ${event.round}. ${does(event.starter, 'have', 'has')} the start token.`;
    case 'land':
      return `${laid(event)} is dealt to place ${event.place + 1}.`;
    case 'laidOut':
      return `New lands: ${list(event.lands.map(laid))}.`;
    case 'aresDrawn':
      return `Ares pile: ${plural(event.pile, 'card')}.`;
    case 'reshuffled':
      return `${does(event.seat, 'shuffle', 'shuffles')} ${plural(event.cards, 'discarded warrior')} into a new deck.`;
    case 'drew':
      return `${does(event.seat, 'draw', 'draws')} ${event.cause === 'set' ? 'an extra warrior for three lands of one color: ' : ''}${known(event.warriors)}.`;
    case 'took':
      return `${does(event.seat, 'take', 'takes')} ${cardOf(event.card)}.`;
    case 'tookAll':
      return `${does(event.seat, 'take', 'takes')} ${list(counted(event.cards.map(actionName)))}.`;
    case 'discarded':
      return `${does(event.seat, 'discard', 'discards')} ${hidden(event.warrior)} face down.`;
    case 'shed':
      return `${does(event.seat, 'discard', 'discards')} ${cardOf(event.card)} face down.`;
    case 'ready':
      return `${does(event.seat, 'are', 'is')} ready.`;
    case 'phase':
      return `${event.phase === 'placement' ? 'Placement' : 'Battle'}. ${does(event.starter, 'go', 'goes')} first.`;
    case 'placed':
      return `${does(event.seat, 'place', 'places')} ${hidden(event.warrior)} face down at ${place(event.place)}.`;
    case 'passed':
      return event.forced
        ? `${does(event.seat, 'have nothing left to do and pass', 'has nothing left to do and passes')}.`
        : `${does(event.seat, 'pass', 'passes')}.`;
    case 'played': {
      const at = event.place === undefined ? '' : ` ${event.to === undefined ? 'at' : 'from'} ${place(event.place)}`;
      const toward = event.to === undefined ? '' : ` to ${place(event.to)}`;
      return `${does(event.seat, 'play', 'plays')} ${actionName(event.card)}${at}${toward}.`;
    }
    case 'scouted':
      return event.warriors.length > 1
        ? `${does(event.seat, 'reveal', 'reveals')} at ${place(event.place)}, bottom first: ${event.warriors.map(warriorName).join(', ')}.`
        : `${does(event.seat, 'reveal', 'reveals')} ${event.warriors.map(warriorName).join('')} at ${place(event.place)}.`;
    case 'withdrew':
      return event.cause === 'ambush'
        ? `${capital(whose(1 - event.seat))} Ambush returns ${known(event.warriors.map(({ warrior }) => warrior))} from ${place(event.place)} to ${whose(event.seat)} hand.`
        : `${does(event.seat, 'take', 'takes')} ${known(event.warriors.map(({ warrior }) => warrior))} back from ${place(event.place)}.`;
    case 'revealed':
      return `${does(event.seat, 'reveal', 'reveals')} ${warriorName(event.warrior)} at ${place(event.place)}.`;
    case 'answered':
      return `${does(event.seat, 'answer', 'answers')} with ${actionName(event.card)}, which ${VERBS[event.how]} ${actionName(event.to)}.`;
    case 'letStand':
      return `${does(event.seat, 'don’t', 'doesn’t')} answer ${actionName(event.card)}.`;
    case 'settled':
      return `${capital(whose(event.played.seat))} ${actionName(event.played.card)} ${event.stood ? 'takes effect' : 'fails'}.`;
    case 'moved':
      return `${does(event.seat, 'move', 'moves')} ${warriorName(event.warrior)} from ${place(event.from)} to ${place(event.to)}.`;
    case 'laid':
      return `${capital(whose(event.seat))} ${actionName(event.card)} is in play at ${place(event.place)}.`;
    case 'lifted':
      return `${capital(whose(1 - event.seat))} ${actionName(event.by)} ${VERBS[event.how]} ${whose(event.seat)} ${actionName(event.card)} at ${place(event.place)}.`;
    case 'compared':
      return `${place(event.place)}: ${compared(event, event.winner < 0 ? '' : seats(event.winner).isReader ? 'you win' : `${seats(event.winner).name} wins`)}.`;
    case 'nothingToCompare':
      return 'No pairs are left to compare. The battle is over.';
    case 'won': {
      if (event.seat < 0) return `No one wins ${place(event.place)}${event.lands.length > 0 ? ', so it stays' : ''}.`;
      if (event.lands.length === 0) return `${does(event.seat, 'win', 'wins')} ${place(event.place)}, which has no land.`;
      return `${does(event.seat, 'take', 'takes')} ${list(landNames(event.lands, event.names).toReversed())}.`;
    }
    case 'ares':
      return event.seat < 0
        ? `Both won ${plural(event.places[0], 'place')}, so the Ares pile stays.`
        : `${does(event.seat, 'win', 'wins')} more places and ${seats(event.seat).isReader ? 'take' : 'takes'} ${plural(event.cards, 'Ares card')}.`;
    case 'over': {
      const [ender, another] = where.enders ?? [];
      const has = ender === undefined ? 'A player has' : another === undefined ? does(ender, 'have', 'has') : 'Both have';
      return over(event, event.winner < 0 ? '' : does(event.winner, 'win', 'wins'), has);
    }
  }
};

/** What happened, in English. */
export const sentence = (event: LoggedEvent, seats: Seats, where: Where): string => capital(told(event, seats, where));
