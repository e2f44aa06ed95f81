import { plural } from '../../../grammar.ts';
import { SPOTS } from '../../kingdom.ts';
import { gotSaid, spentSaid } from '../amounts.ts';
import { en as cards } from '../english/cards.ts';
import { forThat, type Grammar, named, placeNamed, sourceNamed } from './grammar.ts';
import type { SentencesIn } from './sentences.ts';

const { name, phrases, terms } = cards;

/** What the log says about the Contract Phase. */
export const turns: SentencesIn<
  Grammar,
  | ('turn' | 'gained' | 'drew' | 'stoodUp' | 'visited' | 'quest' | 'recruited' | 'bought' | 'fulfilled' | 'calledOff' | 'opened')
  | ('refilled' | 'reserved' | 'contributed' | 'used' | 'improved' | 'campLevel' | 'added' | 'equipped' | 'unequipped' | 'passed')
> = {
  turn: ({ seat }, { does }) => `${does(seat, 'take')} a turn.`,
  gained: ({ seat, card, to, got }, { does }) => {
    const receiver = to === null ? '' : ` for ${name(to)}`;
    return `${does(seat, 'gain')} ${gotSaid(got, phrases)}${receiver}${to === card ? '' : ` from ${sourceNamed(card)}`}.`;
  },
  drew: ({ seat, card, count, cards: drawn }, { does }) =>
    `${does(seat, 'draw')} ${drawn === null ? plural(count, 'encounter card') : named(drawn)} from ${sourceNamed(card)}.`,
  stoodUp: ({ seat, card, companion }, { does }) => `${does(seat, 'make')} ${name(companion)} ready again with ${name(card)}.`,
  visited: ({ seat, by, spot, luck }, { does }) =>
    `${does(seat, 'send')} ${name(by)} to ${placeNamed(SPOTS[spot]?.location ?? '')}${forThat(luck > 0 ? phrases.luck(luck) : '')}.`,
  quest: ({ seat, by, quest, pay }, { does }) =>
    `${does(seat, 'fulfill')} the side quest ${name(quest)} with ${name(by)}${forThat(spentSaid(pay, 0, phrases))}.`,
  recruited: ({ seat, card, gold }, { does }) => `${does(seat, 'recruit')} ${name(card)} for ${phrases.gold(gold)}.`,
  bought: ({ seat, card, gold }, { does }) => `${does(seat, 'buy')} ${name(card)} for ${phrases.gold(gold)}.`,
  fulfilled: ({ seat, contract, group, pay, bonus }, { does }) =>
    `${does(seat, 'fulfill')} ${name(contract)}${bonus ? ' and its bonus' : ''} with ${named(group)}${forThat(spentSaid(pay, 0, phrases))}.`,
  calledOff: ({ seat, contract, gold, luck }, { does }) => {
    const back = gotSaid({ gold, luck }, phrases);
    return `${does(seat, 'call')} off ${name(contract)}: everything used for it is back${back === '' ? '' : `, including ${back}`}.`;
  },
  opened: ({ contract, out }) => `The follow-up contract ${name(contract)} opens${out === null ? '' : `, and ${name(out)} is discarded`}.`,
  refilled: ({ contract }) => `New basic contract: ${name(contract)}.`,
  reserved: ({ seat, contract, out }, { does }) =>
    `${does(seat, 'reserve')} ${name(contract)}${out === null ? '' : `; ${name(out)} is discarded`}.`,
  contributed: ({ seat, common, group, attributes }, { does }) =>
    `${does(seat, 'contribute')} ${plural(attributes, 'attribute')} to ${name(common)} with ${named(group)} for ${phrases.gold(attributes)}.`,
  used: ({ seat, card, of, pay, gold }, { does }) =>
    `${does(seat, 'use')} ${name(card)}${of === null || of === card ? '' : ` with ${name(of)}`}${forThat(spentSaid(pay, gold, phrases))}.`,
  improved: ({ seat, by, track, pay }, { does }) =>
    `${does(seat, 'spend')} ${spentSaid(pay, 0, phrases)} on the ${terms.track[track].toLowerCase()} track with ${name(by)}.`,
  campLevel: ({ seat, track, level }, { does }) =>
    `${does(seat, 'reach', 'reaches')} level ${level} of the ${terms.track[track].toLowerCase()} track.`,
  added: ({ seat, card }, { does }) => `${does(seat, 'add')} ${name(card)} to the party.`,
  equipped: ({ seat, card, to }, { does }) => `${does(seat, 'give')} ${name(card)} to ${name(to)}.`,
  unequipped: ({ seat, card, from }, { does }) => `${does(seat, 'take')} ${name(card)} off ${name(from)}.`,
  passed: ({ seat }, { does }) => `${does(seat, 'pass', 'passes')} for this round.`,
};
