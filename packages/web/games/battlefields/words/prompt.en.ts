import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import { warriorName } from '@swordtable/games/battlefields/cards/catalog';
import { list, plural } from '@swordtable/games/grammar';
import type { SeatName } from '../../../kit/table/game-table.ts';

const whose = ({ name, you }: SeatName): string => (you ? 'your' : `${name}’s`);

/** Types with a singular name. */
const ONE: readonly Warrior[] = ['cavalry', 'heavy-infantry'];
const verb = (warrior: Warrior | null, one: string, many: string): string => (warrior === null || ONE.includes(warrior) ? one : many);
/** A type of warriors with its verb; an unknown one is a face-down warrior. */
const doing = (warrior: Warrior | null, one: string, many: string): string =>
  `${warrior === null ? 'the face-down warrior' : warriorName(warrior)} ${verb(warrior, one, many)}`;

/** What the Battlefields table asks, and the answers in words. German implements the same. */
export const en = {
  fifth: 'Draw an extra warrior?',
  fifthText: 'Three of your lands share a color, so you may draw an extra warrior and keep five.',
  take: (left: number): string => `Take ${left === 1 ? '1 more action' : `${left} actions`} from your pile`,
  takeText: 'In secret. Each card can be used once per match.',
  discard: (over: number): string => `Discard ${plural(over, 'warrior')}`,
  discardText: (limit: number): string => `You may keep ${limit}. Discards go face down, so only you know what they are.`,
  shed: (over: number): string => `Discard ${plural(over, 'action')}`,
  shedText: (limit: number): string => `You may keep ${limit}. Discarded actions go face down and never come back.`,
  place: 'Place a warrior face down',
  placeText: 'Choose a warrior and a place. You may play Rally, Scout, or Raid first. “Done placing” is final.',
  noneToPlace: 'You have no warriors to place',
  noneToPlaceText: (canPlay: boolean): string => (canPlay ? 'Play an action, or finish placing.' : 'Finish placing.'),
  passedPlace: 'You’re done placing. Play an action?',
  passedPlaceText: 'While your opponent is still placing, you may play Rally, Scout, or Raid.',
  rally: 'Rally: discard which warriors?',
  rallyText: 'Discard any number face down, then draw as many.',
  reveal: 'Reveal a warrior, or play an action',
  revealText: 'You may pass once all your top warriors are face up.',
  battle: 'Play an action, or pass',
  battleText: (passes: number): string =>
    passes > 0
      ? 'Your opponent passed. If you pass too, all face-up pairs are compared.'
      : 'After two passes in a row, all face-up pairs are compared.',
  now: (card: string): string => `Play ${card} now?`,
  where: (card: string): string => `${card}: which place?`,
  from: (card: string): string => `${card}: which warrior moves?`,
  destination: (card: string, warrior: Warrior): string => `${card}: where ${verb(warrior, 'does', 'do')} ${warriorName(warrior)} move?`,
  ambushed: (by: SeatName, card: string, place: string, you: SeatName): string =>
    `${by.name} ${by.you ? 'play' : 'plays'} ${card} on ${whose(you)} top warrior at ${place}. Answer?`,
  skirmished: (by: SeatName, card: string, from: string, to: string): string =>
    `${by.name} ${by.you ? 'play' : 'plays'} ${card} from ${from} to ${to}. Answer?`,
  answered: (by: SeatName, card: string, to: string): string => `${by.name} ${by.you ? 'answer' : 'answers'} ${to} with ${card}. Answer?`,
  standsAmbush: (warrior: Warrior | null): string => `If you don’t answer, ${doing(warrior, 'returns', 'return')} to your hand.`,
  standsSkirmish: (warrior: Warrior | null, to: string): string =>
    `If you don’t answer, ${doing(warrior, 'moves', 'move')} to the top of the stack at ${to}.`,
  fails: (card: string, isYours: boolean): string => `If you don’t answer, ${isYours ? 'your ' : ''}${card} fails.`,
  /** Why nothing in the hand can answer: what could, and that none of it is there. */
  noAnswer: (card: string, answers: readonly string[]): string =>
    answers.length === 0
      ? `Nothing can answer ${card}.`
      : `Only ${list(answers)} can answer ${card}, and you don’t hold ${answers.length === 1 ? 'it' : 'any'}.`,
  stops: (how: 'cancels' | 'defeats', side: SeatName, card: string, stays: boolean): string =>
    `${how === 'cancels' ? 'Cancels' : 'Defeats'} ${whose(side)} ${card}; ${stays ? 'your Flank stays in play' : 'both cards are discarded'}.`,
  chain: (cards: string): string => `Played so far: ${cards}`,
  answers: {
    draw: 'Draw',
    noFifth: 'Don’t draw',
    pass: 'Done placing',
    passAgain: 'Pass',
    passBattle: 'Pass',
    letStand: 'Don’t answer',
    done: 'Done discarding',
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
