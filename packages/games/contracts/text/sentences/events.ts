import type { Seat } from '@swordtable/kernel';
import { plural } from '../../../grammar.ts';
import type { Event, Score } from '../../events.ts';
import { listed, TRACKS } from '../english/nouns.ts';
import { ENGLISH } from '../english.ts';
import { spotName } from './actions.ts';
import { gotText, nameOf, namesOf, spentText } from './names.ts';
import { paymentText } from './payments.ts';

type SeatName = (seat: Seat) => string;
type Of<What extends Event['what']> = Extract<Event, { what: What }>;

const { gold, luck, fame } = ENGLISH;
const paying = (said: string): string => (said === '' ? '' : `, paid with ${said}`);

/** How a change of the party is told to the one who makes it. */
const PLANNED: Readonly<Record<string, (card: string, to: string) => string>> = {
  leader: (card) => `${card} leads the party`,
  add: (card, to) => `${card} is added to ${to}`,
  gold: (card) => `${card} is discarded for gold`,
  luck: (card) => `${card} is discarded for luck`,
  equip: (card, to) => `${card} is given to ${to}`,
  unequip: (card) => `${card} is taken off`,
  dismiss: (card) => `${card} goes unpaid`,
};

const planned = ({ did, card, to }: Of<'planned'>): string =>
  `${PLANNED[did]?.(nameOf(card), to === null ? 'the party' : nameOf(to)) ?? nameOf(card)}.`;

const revealed = (who: string, event: Of<'revealed'>): string => {
  const parts = [
    ...(event.leader === null ? [] : [`is led by ${nameOf(event.leader)}`]),
    ...(event.added.length === 0 ? [] : [`adds ${namesOf(event.added)}`]),
    ...(event.forGold.length === 0 ? [] : [`discards ${namesOf(event.forGold)} for ${gold(event.gold)}`]),
    ...(event.forLuck.length === 0 ? [] : [`discards ${namesOf(event.forLuck)} for ${luck(event.luck)}`]),
    ...(event.hand === 0 && event.added.length > 0 ? [] : [`has ${ENGLISH.cards(event.hand)} in hand`]),
  ];
  return `${who} ${listed(parts, 'and')}.`;
};

const scored = (who: string, { fame: had, cards, gold: forGold, luck: forLuck, total }: Score): string => {
  const parts = [fame(had), ...cards.map((each) => `${each.fame} from ${nameOf(each.card)}`), `${forGold} for gold`, `${forLuck} for luck`];
  return `${who} has ${total}: ${listed(parts, 'and')}.`;
};

const PLACES = ['alone', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

const ranked = (who: string, { common, place, gold: coins, fame: glory }: Of<'ranked'>): string => {
  const got = listed([gold(coins), ...(glory > 0 ? [fame(glory)] : [])], 'and');
  return `${nameOf(common)}: ${who} is ${PLACES[place] ?? `in place ${place}`} and gets ${got}.`;
};

const used = (who: string, { card, of, pay, gold: coins }: Of<'used'>): string => {
  const bearer = of === null || of === card ? '' : ` of ${nameOf(of)}`;
  const costs = [spentText(pay, of), ...(coins > 0 ? [gold(coins)] : [])].filter((part) => part !== '');
  return `${who} uses ${nameOf(card)}${bearer}${paying(costs.join(', '))}.`;
};

const calledOff = (who: string, { contract, gold: coins, luck: chance }: Of<'calledOff'>): string => {
  const back = [...(coins > 0 ? [gold(coins)] : []), ...(chance > 0 ? [luck(chance)] : [])];
  return `${who} calls ${nameOf(contract)} off${back.length > 0 ? ` and has ${listed(back, 'and')} back` : ''}.`;
};

const over = ({ points, winners }: Of<'over'>, seatOf: SeatName): string =>
  `The game is over: ${points.join(' to ')}; ${listed(winners.map(seatOf), 'and')} ${winners.length > 1 ? 'share the victory' : 'wins'}.`;

/** The sentences about what happens, in English. */
export const eventText = (event: Event, seatOf: SeatName): string => {
  const who = 'seat' in event ? seatOf(event.seat) : '';
  switch (event.what) {
    case 'round':
      return `Round ${event.round}: ${seatOf(event.first)} is the starting player.`;
    case 'dealt':
      return `Everybody gets ${ENGLISH.cards(event.cards)}${event.leaders > 0 ? ` and ${event.leaders} leaders` : ''}.`;
    case 'kept':
      return `${who} keeps ${event.card === null ? 'a card' : nameOf(event.card)}.`;
    case 'drafted':
      return 'Everybody has their cards.';
    case 'planned':
      return planned(event);
    case 'ready':
      return `${who} is done.`;
    case 'revealed':
      return revealed(who, event);
    case 'prepared':
      return `${who} is prepared, with ${plural(event.salary, 'salary token')} on the track.`;
    case 'turn':
      return `${who} is to act.`;
    case 'gained':
      return `${nameOf(event.card)}: ${event.to === null ? who : nameOf(event.to)} gets ${gotText(event.got)}.`;
    case 'drew':
      return `${nameOf(event.card)}: ${who} draws ${event.cards === null ? ENGLISH.cards(event.count) : namesOf(event.cards)}.`;
    case 'stoodUp':
      return `${nameOf(event.card)}: ${nameOf(event.companion)} of ${who} is ready again.`;
    case 'visited':
      return `${nameOf(event.by)} of ${who} visits ${spotName(event.spot)}${event.luck > 0 ? ` for ${luck(event.luck)}` : ''}.`;
    case 'quest':
      return `${nameOf(event.by)} of ${who} fulfils ${nameOf(event.quest)}${paying(spentText(event.pay, event.by))}.`;
    case 'recruited':
      return `${who} recruits ${nameOf(event.card)} for ${gold(event.gold)}.`;
    case 'bought':
      return `${who} buys ${nameOf(event.card)} for ${gold(event.gold)}.`;
    case 'fulfilled': {
      const { contract, bonus, group, pay } = event;
      const deed = `${who} fulfils ${nameOf(contract)} ${bonus ? 'with' : 'without'} its bonus, by ${namesOf(group)}`;
      return `${deed}: ${paymentText(contract, bonus, group, pay)}.`;
    }
    case 'calledOff':
      return calledOff(who, event);
    case 'opened':
      return `${nameOf(event.contract)} follows${event.out === null ? '' : `, and ${nameOf(event.out)} is gone`}.`;
    case 'refilled':
      return `${nameOf(event.contract)} is a new contract.`;
    case 'reserved':
      return `${who} reserves ${nameOf(event.contract)}${event.out === null ? '' : `, and ${nameOf(event.out)} is gone`}.`;
    case 'contributed': {
      const deed = `${namesOf(event.group)} of ${who} ${event.group.length > 1 ? 'contribute' : 'contributes'} ${event.attributes} to ${nameOf(event.common)}`;
      return `${deed} for ${gold(event.attributes)}${paying(spentText(event.pay))}.`;
    }
    case 'used':
      return used(who, event);
    case 'improved':
      return `${nameOf(event.by)} of ${who} improves the ${TRACKS[event.track]} track${paying(spentText(event.pay, event.by))}.`;
    case 'campLevel':
      return `The ${TRACKS[event.track]} track of ${who} reaches level ${event.level}.`;
    case 'added':
      return `${who} adds ${nameOf(event.card)} to the party.`;
    case 'equipped':
      return `${who} gives ${nameOf(event.card)} to ${nameOf(event.to)}.`;
    case 'unequipped':
      return `${who} takes ${nameOf(event.card)} off ${nameOf(event.from)}.`;
    case 'passed':
      return `${who} passes.`;
    case 'ranked':
      return ranked(who, event);
    case 'paid':
      return `${who} pays ${gold(event.gold)} to ${namesOf(event.companions)} and gets ${fame(event.fame)}.`;
    case 'left': {
      const lost = event.lost.length > 0 ? `, and takes ${namesOf(event.lost)} along` : '';
      return `${nameOf(event.companion)} is not paid and leaves ${who}${lost}.`;
    }
    case 'levelled':
      return `${nameOf(event.companion)} of ${who} reaches level ${event.level}.`;
    case 'cleaned':
      return `Contracts now: ${namesOf(event.basics)}.`;
    case 'scored':
      return scored(who, event.score);
    case 'over':
      return over(event, seatOf);
  }
};
