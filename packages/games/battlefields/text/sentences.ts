import type { Seat } from '@swordtable/kernel';
import { plural } from '../../grammar.ts';
import type { ActionCard, LandNo, Warrior } from '../cards/cards.ts';
import { actionName, CARDS, warriorName } from '../cards/catalog.ts';
import type { Event, Verdict } from '../events.ts';
import type { PlaceNo } from '../places.ts';

/** The sentences about what happens, in English. Places are counted from the fate deck outwards. */
const nameOf = (warrior: Warrior | null): string => (warrior === null ? 'a face-down warrior' : warriorName(warrior));
const cardOf = (card: ActionCard | null): string => (card === null ? 'an action' : actionName(card));
const namesOf = (lands: readonly LandNo[], own: readonly string[] | undefined): readonly string[] =>
  own ?? lands.map((land) => CARDS.lands[land]?.name ?? `land ${land + 1}`);
export const placeOf = (place: PlaceNo): string => `place ${place + 1}`;

const list = (names: readonly string[]): string => names.join(', ');
const known = (warriors: readonly (Warrior | null)[]): string =>
  warriors.some((warrior) => warrior === null) || warriors.length === 0
    ? plural(warriors.length, 'warrior')
    : list(warriors.map((warrior) => nameOf(warrior)));

const VERDICTS: Readonly<Record<Verdict, string>> = {
  type: 'by its type',
  elite: 'by Elite, as the types tie',
  flank: 'by Flank',
  tie: 'the types tie, and both fall',
};

export const eventText = (event: Event, seatOf: (seat: Seat) => string): string => {
  const who = 'seat' in event && event.seat >= 0 ? seatOf(event.seat) : 'Nobody';
  switch (event.what) {
    case 'round':
      return `Round ${event.round}: ${seatOf(event.starter)} has the start token.`;
    case 'land': {
      const [name, ...below] = namesOf([event.land, ...event.onto], event.names);
      return `${name} lies at ${placeOf(event.place)}${below.length > 0 ? `, on top of ${list(below)}` : ''}.`;
    }
    case 'aresDrawn':
      return `Ares comes: ${plural(event.pile, 'card')} to be won.`;
    case 'reshuffled':
      return `${who} shuffles ${plural(event.cards, 'discarded warrior')} into a new deck.`;
    case 'drew':
      return `${who} draws ${known(event.warriors)}${event.cause === 'set' ? ' for three lands of one colour' : ''}.`;
    case 'took':
      return `${who} takes ${cardOf(event.card)}.`;
    case 'discarded':
      return `${who} discards ${nameOf(event.warrior)} face down${event.cause === 'rally' ? ' for Rally' : ''}.`;
    case 'shed':
      return `${who} discards ${cardOf(event.card)} face down.`;
    case 'ready':
      return `${who} is ready.`;
    case 'phase':
      return event.phase === 'placement'
        ? `Warriors are placed; ${seatOf(event.starter)} begins.`
        : `Battle; ${seatOf(event.starter)} begins.`;
    case 'placed':
      return `${who} places ${nameOf(event.warrior)} at ${placeOf(event.place)}.`;
    case 'passed':
      return event.forced ? `${who} has nothing left to do and passes.` : `${who} passes.`;
    case 'played':
      return `${who} plays ${actionName(event.card)}${event.place === undefined ? '' : ` at ${placeOf(event.place)}`}${event.to === undefined ? '' : `, towards ${placeOf(event.to)}`}.`;
    case 'scouted':
      return `At ${placeOf(event.place)} ${who} shows ${list(event.warriors.map(warriorName))}, from below.`;
    case 'withdrew':
      return `${who} takes ${known(event.warriors.map(({ warrior }) => warrior))} back from ${placeOf(event.place)}.`;
    case 'revealed':
      return `${who} reveals ${warriorName(event.warrior)} at ${placeOf(event.place)}.`;
    case 'answered':
      return `${who} answers with ${actionName(event.card)}, which ${event.how} ${actionName(event.to)}.`;
    case 'letStand':
      return `${who} lets ${actionName(event.card)} stand.`;
    case 'settled':
      return `${actionName(event.played.card)} ${event.stood ? 'goes ahead' : 'comes to nothing'}.`;
    case 'moved':
      return `${who} moves ${warriorName(event.warrior)} from ${placeOf(event.from)} to ${placeOf(event.to)}.`;
    case 'laid':
      return `${who} has ${actionName(event.card)} lying at ${placeOf(event.place)}.`;
    case 'lifted':
      return `${actionName(event.by)} ${event.how} the ${actionName(event.card)} of ${who} at ${placeOf(event.place)}.`;
    case 'compared': {
      const [first, second] = event.warriors.map(warriorName);
      const result = event.winner < 0 ? VERDICTS.tie : `${seatOf(event.winner)} wins ${VERDICTS[event.verdict]}`;
      return `At ${placeOf(event.place)} ${first} meet ${second}: ${result}.`;
    }
    case 'nothingToCompare':
      return 'There is nothing left to compare: the battle is over.';
    case 'won':
      return event.seat < 0 ? `What lies at ${placeOf(event.place)} stays.` : `${who} takes ${list(namesOf(event.lands, event.names))}.`;
    case 'ares':
      return event.seat < 0
        ? `Both won ${event.places[0]}: the Ares pile stays.`
        : `${who} won more places and takes ${plural(event.cards, 'Ares card')}.`;
    case 'over':
      return `The game is over: ${event.points.join(' to ')}.`;
  }
};
