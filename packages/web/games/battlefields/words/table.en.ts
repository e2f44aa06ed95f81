import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Caption } from '../board/captions.ts';
import type { PlaceStatus } from '../board/place-status.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const whose = ({ name, you }: SeatName): string => (you ? 'your' : `${name}’s`);
const does = ({ name, you }: SeatName, afterYou: string, afterName: string): string => `${name} ${you ? afterYou : afterName}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What an action does, as short as a card asks for. */
const SHORT: Readonly<Record<ActionCard, string>> = {
  ambush: 'An enemy face-down top card goes back to hand',
  scout: 'Turns an enemy stack face up',
  skirmish: 'Your face-up top card goes to another place',
  elite: 'Lies at a place: wins a tie there',
  flank: 'Lies at a place: wins there, whatever the pair',
  surround: 'Stops Ambush and Skirmish, or a lying card',
  raid: 'Your stack at one place comes back to hand',
  rally: 'Swap warriors of your hand for new ones',
};

const CAPTIONS: Readonly<Record<Caption, string>> = {
  cancels: 'Cancels it',
  defeats: 'Defeats it',
  onTurn: 'On your turn',
  inBattle: 'In battle',
  inPlacement: 'In placement',
  noTarget: 'No target now',
  playable: 'Can be played',
  place: 'Can be placed',
  keptBack: 'Kept back',
  discard: 'Discard',
};

/** The sentences of the Battlefields table. German implements the same. */
export const en = {
  round: (round: number, all: number): string => `Round ${round} of ${all}`,
  endsSooner: (points: number): string => `${points} land points end it sooner`,
  phases: 'Phases of the round',
  phase: { muster: 'Draw', placement: 'Place', battle: 'Battle', over: 'Victory' },
  field: 'Battlefields',
  yourHand: 'Your hand',
  handOf: (name: string): string => `${name}’s hand`,
  unseen: 'Nobody else can see it, or tell whether you hold an answer.',
  actions: (count: number): string => plural(count, 'action'),
  warriors: (count: number): string => plural(count, 'warrior'),
  deck: (count: number): string => `${count} in the deck`,
  emptyHand: 'No cards in hand.',
  aresPile: (count: number): string => `Ares pile: ${count}`,
  aresTo: 'to whoever wins more places',
  startToken: 'has the start token',
  yourAnswer: 'Your answer',
  short: (card: ActionCard): string => SHORT[card],
  beatsShort: 'beats',
  faceDown: 'Face down',
  noWarriors: 'No warriors',
  noLand: 'No land',
  fromBefore: 'from before',
  caption: (caption: Caption): string => CAPTIONS[caption],
  stand: (stand: PlaceStatus, side: SeatName | undefined, isEarly: boolean): string => {
    switch (stand.how) {
      case 'empty':
        return isEarly ? 'No warriors yet' : 'Nobody takes it';
      case 'alone':
        return side === undefined ? '' : does(side, 'take it', 'takes it');
      case 'type':
        return side === undefined ? '' : does(side, 'win', 'wins') + (stand.below > 0 ? ' this pair' : '');
      case 'elite':
        return side === undefined ? '' : `${capital(whose(side))} Elite wins it`;
      case 'flank':
        return side === undefined ? '' : `${capital(whose(side))} Flank wins it`;
      case 'tie':
        return 'A tie: both fall';
      case 'open':
        return side === undefined ? 'Open' : `Open; a tie is ${side.you ? 'yours' : whose(side)}`;
    }
  },
  becomes: (place: string, now: string, then: string): string => `${place}: ${now} → ${then}`,
  placeLabel: (place: number, land: string | undefined): string => `Place ${place + 1}, ${land ?? 'no land'}`,
  landLabel: (name: string, kind: string, value: number, colour: string): string =>
    `${name}, ${kind === name ? '' : `${kind.toLowerCase()} `}worth ${value}, ${colour}`,
  below: (lands: string): string => `below it ${lands}`,
  stackOf: (side: SeatName, cards: string): string => `${whose(side)} stack: ${cards}`,
  up: (name: string): string => `${name} face up`,
  down: (name: string): string => `${name} face down`,
  unknown: (count: number): string => (count === 1 ? 'a card face down' : `${count} cards face down`),
  topmost: (cards: string): string => `topmost ${cards}`,
  lying: (card: string, side: SeatName): string => `${whose(side)} ${card} lies here`,
  inHand: (name: string, text: string): string => `${name}. ${text}`,
  copies: (count: number): string => (count === 0 ? 'none left' : `${count} of them`),
  chosen: 'chosen',
  canBeChosen: 'can be chosen',
  pileOf: (side: SeatName): string => `${capital(whose(side))} action pile`,
  pileText: 'Every action serves once in the whole match.',
  toTake: (count: number): string => (count === 0 ? 'all taken' : `${count} still to take`),
  waitsForOther: 'You are ready. The other side still makes ready.',
  beatsTitle: 'Who beats whom',
  sameType: 'same type: both fall',
  answersTitle: 'What answers what',
  lyingCard: (card: string): string => `${card}, lying`,
  answersText: 'Elite wins a tie at its place. Flank wins whatever the pair. Nothing answers Scout, Raid and Rally.',
  landsOf: (side: SeatName): string => (side.you ? 'Lands you won' : `Lands of ${side.name}`),
  lands: (count: number): string => plural(count, 'land'),
  noLands: 'None yet.',
  ofThree: (count: number): string => `${count} of 3`,
  landPart: 'land',
  setPart: (count: number): string => (count === 1 ? 'set' : 'sets'),
  aresPart: 'Ares',
  spent: 'Played',
  fallen: 'Discarded',
  remembered: 'Known, but hidden',
  times: (name: string, count: number): string => (count === 1 ? name : `${name}, ${count} times`),
  tabs: {
    hand: (count: number): string => `Hand ${count}`,
    lands: (count: number): string => `Lands ${count}`,
    beats: 'Beats',
    log: 'Log',
  },
  placesHeld: 'Places held',
  fateOrder: (count: number): string => `The fate deck from the top, ${plural(count, 'card')}`,
  deckOrder: (name: string, count: number): string => `${name}: the deck from the top, ${plural(count, 'warrior')}`,
  bothFall: 'both fall',
  resultTitle: (round: number): string => `How round ${round} ended`,
  closeResult: 'Close the result of the round',
  placeNo: (place: number): string => `Place ${place + 1}`,
  tookPlace: (side: SeatName | undefined, hasLand: boolean): string => {
    if (side === undefined) return hasLand ? 'Nobody: it stays' : 'Nobody';
    return hasLand ? does(side, 'take it', 'takes it') : does(side, 'win it', 'wins it');
  },
  pairWon: (red: string, blue: string, winner: number): string => (winner === 0 ? `${red} over ${blue}` : `${blue} over ${red}`),
  pairTied: (red: string, blue: string): string => `${red} against ${blue}: both fall`,
  aresResult: (side: SeatName | undefined, cards: number): string =>
    side === undefined ? 'The Ares pile stays' : does(side, `take ${plural(cards, 'Ares card')}`, `takes ${plural(cards, 'Ares card')}`),
  pointsNow: (side: SeatName, points: number): string => `${side.name}: ${plural(points, 'point')}`,
};

export type BattleWords = typeof en;
