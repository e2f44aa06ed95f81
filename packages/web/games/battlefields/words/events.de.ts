import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import type { PlaceNo } from '@swordtable/games/battlefields/places';
import { type LoggedEvent, landOn, type Where } from '@swordtable/games/battlefields/text/texts';
import type { Seats } from '@swordtable/games/seat-names';
import type { Seat } from '@swordtable/kernel';
import { actionName, inGerman, list, names, does as typeDoes, warriorName } from './names.de.ts';

/** What happened, in German. Players are always the ones who act: a name can be anything, and would have to be declined elsewhere. */

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const units = (count: number): string => counted(count, 'eine Einheit', 'Einheiten');
const hidden = (warrior: Warrior | null): string => (warrior === null ? 'eine Einheit' : warriorName(warrior));
const cardOf = (card: ActionCard | null): string => (card === null ? 'eine Aktion' : actionName(card));

/** Equal names once, with how many they are: `2 × Hinterhalt`. */
const countedNames = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].map((name) => {
    const count = all.filter((each) => each === name).length;
    return count === 1 ? name : `${count}\u00a0×\u00a0${name}`;
  });

/** Warriors by name; those that the reader may not know are counted. */
const known = (seen: readonly (Warrior | null)[]): string => {
  const named = seen.flatMap((warrior) => (warrior === null ? [] : [warriorName(warrior)]));
  const unknown = seen.length - named.length;
  return list([...countedNames(named), ...(unknown > 0 || named.length === 0 ? [unknown === 0 ? 'keine Einheit' : units(unknown)] : [])]);
};

const answers = (how: 'cancels' | 'defeats', card: ActionCard): string =>
  how === 'cancels' ? `hebt ${actionName(card)} auf` : `schlägt ${actionName(card)}`;

const compared = ({ warriors, winner, verdict }: Extract<Event, { what: 'compared' }>, wins: string): string => {
  const [winning, losing] = winner === 1 ? ([warriors[1], warriors[0]] as const) : warriors;
  const pair = `${warriorName(warriors[0])} gegen ${warriorName(warriors[1])}`;
  if (verdict === 'tie') return `${pair}. Gleicher Typ, beide fallen`;
  if (verdict === 'type') return `${typeDoes(winning, 'schlägt', 'schlagen')} ${warriorName(losing)}. ${capital(wins)} dieses Paar`;
  return `${pair}. ${verdict === 'flank' ? '' : 'Gleicher Typ, aber '}${verdict === 'flank' ? capital(wins) : wins} durch ${verdict === 'flank' ? 'Flanke' : 'Elite'}`;
};

const over = ({ points, winner, early }: Extract<Event, { what: 'over' }>, wins: string, has: string): string => {
  const [high, low] = points.toSorted((a, b) => b - a);
  const why = early ? `${capital(has)} mindestens 16 Punkte aus Ländern. ` : '';
  if (winner < 0) return `${why}Der Sieg wird geteilt, ${high} zu ${low}.`;
  return high === low
    ? `${why}Gleichstand, ${high} zu ${low}. ${capital(wins)} mit mehr Ländern.`
    : `${why}${capital(wins)}, ${high} zu ${low}.`;
};

/** Mountains have an article. */
const MOUNTAINS: readonly string[] = ['Mountain', 'Olympus'];

/** A place with the word before it: where something is, from where and to where it goes. */
const placesIn = (where: Where) => {
  const named = (words: readonly [mountain: string, land: string, place: string]) => (place: PlaceNo) => {
    const land = landOn(place, where);
    const [ofMountain, ofLand, ofPlace] = words;
    const word = land === undefined ? ofPlace : MOUNTAINS.includes(land.kind) ? ofMountain : ofLand;
    return `${word} ${names.placeName(place, land)}`;
  };
  return { at: named(['am', 'bei', 'an']), from: named(['vom', 'von', 'von']), to: named(['zum', 'nach', 'zu']) };
};

const told = (event: LoggedEvent, seats: Seats, where: Where): string => {
  /** The player with the verb as it stands after "du" and after a name. */
  const acts = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `du ${afterYou}` : `${name} ${afterName}`;
  };
  const place = (at: PlaceNo): string => names.placeName(at, landOn(at, where));
  const { at, from, to } = placesIn(where);
  const land = (number: number): string => {
    const known = where.cards.lands[number];
    return known === undefined ? `Land ${number + 1}` : inGerman(known.name);
  };
  const laid = ({ land: top, onto }: { readonly land: number; readonly onto: readonly number[] }): string =>
    `${land(top)}${onto.length > 0 ? ` auf ${list(onto.map(land))}` : ''}`;
  switch (event.what) {
    case 'round':
      return `Runde ${event.round}. ${capital(acts(event.starter, 'hast', 'hat'))} das Startzeichen.`;
    case 'land':
      return `Platz ${event.place + 1}: ${laid(event)}.`;
    case 'laidOut':
      return `Ausgelegt: ${event.lands.map(laid).join(', ')}.`;
    case 'aresDrawn':
      return `Ares ist gezogen: ${counted(event.pile, 'eine Karte', 'Karten')} zu gewinnen.`;
    case 'reshuffled':
      return `${acts(event.seat, 'mischst', 'mischt')} ${counted(event.cards, 'eine abgelegte Einheit', 'abgelegte Einheiten')} zu einem neuen Stapel.`;
    case 'drew':
      return `${acts(event.seat, 'ziehst', 'zieht')} ${event.cause === 'set' ? 'für drei Länder einer Farbe ' : ''}${known(event.warriors)}.`;
    case 'took':
      return `${acts(event.seat, 'nimmst', 'nimmt')} ${cardOf(event.card)}.`;
    case 'tookAll':
      return `${acts(event.seat, 'nimmst', 'nimmt')} ${list(countedNames(event.cards.map(actionName)))}.`;
    case 'discarded':
      return `${acts(event.seat, 'legst', 'legt')} ${hidden(event.warrior)} verdeckt ab.`;
    case 'shed':
      return `${acts(event.seat, 'legst', 'legt')} ${cardOf(event.card)} verdeckt ab.`;
    case 'ready':
      return `${acts(event.seat, 'bist', 'ist')} bereit.`;
    case 'phase':
      return `${event.phase === 'placement' ? 'Aufstellung' : 'Schlacht'}. ${capital(acts(event.starter, 'beginnst', 'beginnt'))}.`;
    case 'placed':
      return `${acts(event.seat, 'stellst', 'stellt')} ${at(event.place)} ${hidden(event.warrior)} verdeckt auf.`;
    case 'passed':
      return event.forced
        ? `${acts(event.seat, 'kannst nichts mehr tun und passt', 'kann nichts mehr tun und passt')}.`
        : `${acts(event.seat, 'passt', 'passt')}.`;
    case 'played': {
      const here = event.place === undefined ? '' : ` ${(event.to === undefined ? at : from)(event.place)}`;
      const towards = event.to === undefined ? '' : ` ${to(event.to)}`;
      return `${acts(event.seat, 'spielst', 'spielt')} ${actionName(event.card)}${here}${towards}.`;
    }
    case 'scouted':
      return `${acts(event.seat, 'zeigst', 'zeigt')} ${at(event.place)}${event.warriors.length > 1 ? ', von unten:' : ''} ${event.warriors.map(warriorName).join(', ')}.`;
    case 'withdrew':
      return event.cause === 'ambush'
        ? `${acts(1 - event.seat, 'schickst', 'schickt')} mit ${actionName('ambush')} ${known(event.warriors.map(({ warrior }) => warrior))} ${from(event.place)} auf die Hand zurück.`
        : `${acts(event.seat, 'nimmst', 'nimmt')} ${known(event.warriors.map(({ warrior }) => warrior))} ${from(event.place)} zurück.`;
    case 'revealed':
      return `${acts(event.seat, 'deckst', 'deckt')} ${at(event.place)} ${warriorName(event.warrior)} auf.`;
    case 'answered':
      return `${acts(event.seat, 'antwortest', 'antwortet')}: ${actionName(event.card)} ${answers(event.how, event.to)}.`;
    case 'letStand':
      return `${acts(event.seat, 'antwortest', 'antwortet')} nicht auf ${actionName(event.card)}.`;
    case 'settled':
      return `${actionName(event.played.card)} ${event.stood ? 'gelingt' : 'misslingt'}.`;
    case 'moved':
      return `${acts(event.seat, 'versetzt', 'versetzt')} ${warriorName(event.warrior)} ${from(event.from)} ${to(event.to)}.`;
    case 'laid':
      return `${acts(event.seat, 'hast', 'hat')} ${at(event.place)} ${actionName(event.card)} liegen.`;
    case 'lifted':
      return `${acts(1 - event.seat, 'entfernst', 'entfernt')} ${at(event.place)} ${actionName(event.card)}: ${actionName(event.by)} ${answers(event.how, event.card)}.`;
    case 'compared':
      return `${place(event.place)}: ${compared(event, event.winner < 0 ? '' : acts(event.winner, 'gewinnst', 'gewinnt'))}.`;
    case 'nothingToCompare':
      return 'Es gibt nichts mehr zu vergleichen: Die Schlacht ist vorbei.';
    case 'won':
      if (event.seat < 0) return `${place(event.place)}: Niemand gewinnt${event.lands.length > 0 ? ', das Land bleibt liegen' : ''}.`;
      return event.lands.length === 0
        ? `${acts(event.seat, 'gewinnst', 'gewinnt')} ${place(event.place)}, wo kein Land liegt.`
        : `${acts(event.seat, 'nimmst', 'nimmt')} ${list(event.lands.toReversed().map(land))}.`;
    case 'ares':
      return event.seat < 0
        ? `Gleich viele Plätze für beide (${event.places[0]}): Der Ares-Stapel bleibt.`
        : `${acts(event.seat, 'gewinnst mehr Plätze und nimmst', 'gewinnt mehr Plätze und nimmt')} ${counted(event.cards, 'eine Ares-Karte', 'Ares-Karten')}.`;
    case 'over': {
      const [ender, another] = where.enders ?? [];
      const has = ender === undefined ? 'Jemand hat' : another === undefined ? acts(ender, 'hast', 'hat') : 'Beide haben';
      return over(event, event.winner < 0 ? '' : acts(event.winner, 'gewinnst', 'gewinnt'), has);
    }
  }
};

export const sentence = (event: LoggedEvent, seats: Seats, where: Where): string => capital(told(event, seats, where));
