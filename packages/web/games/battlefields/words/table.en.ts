import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import { warriorName } from '@swordtable/games/battlefields/cards/catalog';
import { plural } from '@swordtable/games/grammar';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Caption } from '../board/captions.ts';
import type { PlaceStatus } from '../board/place-status.ts';

const whose = ({ name, you }: SeatName): string => (you ? 'your' : `${name}’s`);
const does = ({ name, you }: SeatName, afterYou: string, afterName: string): string => `${name} ${you ? afterYou : afterName}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A won pair decides the place only if the loser has nothing left below. */
const pairOrPlace = (below: number): string => (below > 0 ? ' this pair' : ' it');

/** What an action does, short enough for a card. */
const SHORT: Readonly<Record<ActionCard, string>> = {
  ambush: 'Return a face-down enemy top warrior to hand',
  scout: 'Reveal an enemy stack',
  skirmish: 'Move your face-up top warrior to another place',
  elite: 'Stays at a place: you win a tie there',
  flank: 'Stays at a place: you win the top pair there',
  surround: 'Defeats Ambush, Skirmish, or an Elite or Flank in play',
  raid: 'Return your stack at one place to your hand',
  rally: 'Swap warriors from your hand for new ones',
};

const CAPTIONS: Readonly<Record<Caption, string>> = {
  cancels: 'Cancels it',
  defeats: 'Defeats it',
  onTurn: 'On your turn',
  inBattle: 'In battle',
  inPlacement: 'In placement',
  noTarget: 'No target',
  playable: 'Play',
  place: 'Place',
  keptBack: 'Held back',
  discard: 'Discard',
};

/** The sentences of the Battlefields table. German implements the same. */
export const en = {
  round: (round: number, all: number): string => `Round ${round} of ${all}`,
  endsSooner: (points: number): string => `${points} land points end the game`,
  phases: 'Round phases',
  phase: { muster: 'Draw', placement: 'Place', battle: 'Battle', over: 'Victory' },
  field: 'Battlefields',
  yourHand: 'Your hand',
  handOf: (name: string): string => `${name}’s hand`,
  unseen: 'Only you can see your hand.',
  actions: (count: number): string => plural(count, 'action'),
  warriors: (count: number): string => plural(count, 'warrior'),
  deck: (count: number): string => `${count} in the deck`,
  emptyHand: 'No cards in hand.',
  aresPile: (count: number): string => `Ares pile: ${count}`,
  aresTo: 'for winning more places',
  startToken: 'has the start token',
  yourAnswer: 'Your answer',
  short: (card: ActionCard): string => SHORT[card],
  beatsShort: 'beats',
  faceDown: 'Face down',
  noWarriors: 'No warriors',
  emptyStack: 'no warriors',
  noLand: 'No land',
  fromBefore: 'earlier',
  caption: (caption: Caption): string => CAPTIONS[caption],
  stand: (stand: PlaceStatus, side: SeatName | undefined, isEarly: boolean): string => {
    switch (stand.how) {
      case 'empty':
        return isEarly ? 'No warriors yet' : 'No warriors';
      case 'alone':
        if (side === undefined) return '';
        return isEarly ? `Only ${side.you ? 'you' : side.name} so far` : does(side, 'hold it', 'holds it');
      case 'type':
        return side === undefined ? '' : does(side, 'win', 'wins') + pairOrPlace(stand.below);
      case 'elite':
        return side === undefined ? '' : `${capital(whose(side))} Elite wins${pairOrPlace(stand.below)}`;
      case 'flank':
        return side === undefined ? '' : `${capital(whose(side))} Flank wins${pairOrPlace(stand.below)}`;
      case 'tie':
        return 'Tie: both fall';
      case 'open':
        return side === undefined ? 'Open' : `Open; ${side.you ? 'you win' : `${side.name} wins`} a tie`;
    }
  },
  becomes: (place: string, now: string, then: string): string => `${place}: ${now} → ${then}`,
  placeLabel: (place: number, land: string | undefined): string => `Place ${place + 1}, ${land ?? 'no land'}`,
  landLabel: (name: string, kind: string, value: number, color: string): string =>
    `${name}, ${kind === name ? '' : `${kind.toLowerCase()}, `}worth ${value}, ${color}`,
  below: (lands: string): string => `below it: ${lands}`,
  stackOf: (side: SeatName, cards: string): string => `${whose(side)} stack: ${cards}`,
  up: (name: string): string => `${name} face up`,
  down: (name: string): string => `${name} face down`,
  unknown: (count: number): string => (count === 1 ? 'a card face down' : `${count} cards face down`),
  topmost: (cards: string): string => `on top ${cards}`,
  lying: (card: string, side: SeatName): string => `${whose(side)} ${card} in play`,
  inHand: (name: string, text: string): string => `${name}. ${text}`,
  copies: (count: number): string => (count === 0 ? 'none left' : `${count} copies`),
  chosen: 'selected',
  canBeChosen: 'available',
  pileOf: (side: SeatName): string => `${capital(whose(side))} action pile`,
  pileText: 'Each action card can be used once per match.',
  toTake: (count: number): string => (count === 0 ? 'all taken' : `${count} to take`),
  waitsForOther: 'You’re ready. Waiting for your opponent…',
  beatsTitle: 'What beats what',
  sameType: 'same type: both fall',
  answersTitle: 'What answers what',
  lyingCard: (card: string): string => `${card} in play`,
  answersText: 'Elite wins a tie at its place. Flank wins any pair. Scout, Raid, and Rally can’t be answered.',
  landsOf: (side: SeatName): string => (side.you ? 'Your lands' : `${side.name}’s lands`),
  lands: (count: number): string => plural(count, 'land'),
  noLands: 'None yet.',
  ofThree: (count: number): string => `${count} of 3`,
  landPart: 'for lands',
  setPart: 'for sets',
  aresPart: 'for Ares',
  spent: 'Played',
  fallen: 'Discarded',
  remembered: 'Seen, now in hand',
  times: (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`),
  tabs: {
    hand: (count: number): string => `Hand ${count}`,
    lands: (count: number): string => `Lands ${count}`,
    beats: 'Beats',
    log: 'Log',
  },
  placesHeld: 'Places held',
  fateOrder: (count: number): string => `Fate deck, top first (${plural(count, 'card')})`,
  deckOrder: (name: string, count: number): string => `${name}’s deck, top first (${plural(count, 'warrior')})`,
  bothFall: 'both fall',
  resultTitle: (round: number): string => `Round ${round} results`,
  placeNo: (place: number): string => `Place ${place + 1}`,
  tookPlace: (side: SeatName | undefined, hasLand: boolean): string => {
    if (side === undefined) return hasLand ? 'No one: it stays' : 'No one';
    return hasLand ? does(side, 'take it', 'takes it') : does(side, 'win it', 'wins it');
  },
  pairWon: (winner: Warrior, loser: Warrior): string => `${warriorName(winner)} beat ${warriorName(loser)}`,
  pairTied: (red: string, blue: string): string => `${red} vs. ${blue}: both fall`,
  aresResult: (side: SeatName | undefined, cards: number): string =>
    side === undefined ? 'The Ares pile stays' : does(side, `take ${plural(cards, 'Ares card')}`, `takes ${plural(cards, 'Ares card')}`),
  pointsNow: (side: SeatName, points: number): string => `${side.name}: ${plural(points, 'point')}`,
};

export type BattleWords = typeof en;
