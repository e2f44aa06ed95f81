import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import { warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { SeatName } from '../../../kit/table/game-table.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const whose = ({ name, you }: SeatName): string => (you ? 'your' : `${name}’s`);

/** Types that are called by one body of men, not by many. */
const ONE: readonly Warrior[] = ['cavalry', 'heavy-infantry'];
const verb = (warrior: Warrior | null, one: string, many: string): string => (warrior === null || ONE.includes(warrior) ? one : many);
/** A type of warriors with its verb; one that is not known is a card. */
const doing = (warrior: Warrior | null, one: string, many: string): string =>
  `${warrior === null ? 'the face-down warrior' : warriorName(warrior)} ${verb(warrior, one, many)}`;

/** What the Battlefields table asks, and the answers in words. German implements the same. */
export const en = {
  fifth: 'Draw a fifth warrior?',
  fifthText: 'Three of your lands are of one colour: you may draw one more and hold five.',
  take: (left: number): string => `Take ${left === 1 ? 'one more action' : `${left} actions`} from your pile`,
  takeText: 'In secret. Each serves once in the match, in this round or a later one.',
  discard: (over: number): string => `Discard ${count(over, 'warrior')}`,
  discardText: (limit: number): string => `You may hold ${limit}. What you discard lies face down: only you know it.`,
  shed: (over: number): string => `Discard ${count(over, 'action')}`,
  shedText: (limit: number): string => `You may hold ${limit}. It goes face down and does not come back.`,
  place: 'Place a warrior face down',
  placeText: 'Choose a card, then a place. Rally, Scout and Raid may come first. Passing ends your placing.',
  noneToPlace: 'You have no warriors left to place',
  noneToPlaceText: (canPlay: boolean): string => `${canPlay ? 'Play an action, or pass' : 'Pass'}: passing ends your placing.`,
  passedPlace: 'You have passed: play an action?',
  passedPlaceText: 'The other side still places. Until it has passed too, Rally, Scout and Raid may be played.',
  rally: 'Rally: which warriors go?',
  rallyText: 'Each goes face down onto your discards; then you draw as many.',
  reveal: 'Reveal a warrior, or play an action',
  revealText: 'Passing is allowed once no topmost warrior of yours lies face down.',
  battle: 'Play an action, or pass',
  battleText: (passes: number): string =>
    passes > 0
      ? 'The other side has passed: if you pass too, the pairs that lie face up are compared.'
      : 'After two passes in a row the pairs that lie face up are compared.',
  now: (card: string): string => `${card}: play it now?`,
  where: (card: string): string => `${card}: at which place?`,
  from: (card: string): string => `${card}: which warrior moves?`,
  whither: (card: string, warrior: Warrior): string => `${card}: where ${verb(warrior, 'does', 'do')} ${warriorName(warrior)} go?`,
  ambushed: (by: SeatName, card: string, place: string, you: SeatName): string =>
    `${by.name} ${by.you ? 'play' : 'plays'} ${card} on ${whose(you)} topmost warrior at ${place}. Answer?`,
  skirmished: (by: SeatName, card: string, from: string, to: string): string =>
    `${by.name} ${by.you ? 'play' : 'plays'} ${card} from ${from} to ${to}. Answer?`,
  answered: (by: SeatName, card: string, to: string): string => `${by.name} ${by.you ? 'answer' : 'answers'} ${to} with ${card}. Answer?`,
  standsAmbush: (warrior: Warrior | null): string => `If it stands, ${doing(warrior, 'goes', 'go')} back to hand.`,
  standsSkirmish: (warrior: Warrior | null, to: string): string => `If it stands, ${doing(warrior, 'moves', 'move')} on top at ${to}.`,
  comesToNothing: (card: string): string => `If it stands, ${card} comes to nothing.`,
  chain: (cards: string): string => `Played so far: ${cards}`,
  answers: {
    draw: 'Draw a fifth',
    noFifth: 'Stay with four',
    pass: 'Pass for this round',
    passAgain: 'Leave it at that',
    passBattle: 'Pass',
    letStand: 'Let it stand',
    done: 'Enough, draw',
    place: (warrior: string, place: string): string => `${warrior} to ${place}`,
    play: (card: string): string => `Play ${card}`,
    playAt: (card: string, place: string): string => `${card} at ${place}`,
    move: (card: string, from: string, to: string): string => `${card}: ${from} to ${to}`,
    reveal: (warrior: string, place: string): string => `Reveal ${warrior} at ${place}`,
    take: (card: string): string => `Take ${card}`,
    discard: (card: string): string => `Discard ${card}`,
  },
};

export type PromptWords = typeof en;
