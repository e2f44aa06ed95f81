import type { Track } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { gotSaid, spentSaid } from '@swordtable/games/contracts/text/amounts';
import type { SentencesIn } from '@swordtable/games/contracts/text/sentences/sentences';
import { de as cards } from './cards.de.ts';
import { asObject, counting, forThat, type Grammar, named } from './grammar.de.ts';

const { name, phrases } = cards;

const INTO: Readonly<Record<Track, string>> = { strength: 'ins Lager', dexterity: 'in die Jagd', magic: 'ins Ritual' };
const AT: Readonly<Record<Track, string>> = { strength: 'im Lager', dexterity: 'in der Jagd', magic: 'im Ritual' };

/** What is told of the contract phase. */
export const turns: SentencesIn<
  Grammar,
  | ('turn' | 'gained' | 'drew' | 'stoodUp' | 'visited' | 'quest' | 'recruited' | 'bought' | 'fulfilled' | 'calledOff' | 'opened')
  | ('refilled' | 'reserved' | 'contributed' | 'used' | 'improved' | 'campLevel' | 'added' | 'equipped' | 'unequipped' | 'passed')
> = {
  turn: ({ seat }, { acts }) => `${acts(seat, 'bist', 'ist')} am Zug.`,
  gained: ({ seat, card, to, got }, { acts }) => {
    const whom = to === null ? '' : ` für ${asObject(to)}`;
    return `${acts(seat, 'bekommst', 'bekommt')} ${gotSaid(got, phrases)}${whom}${to === card ? '' : ` (${name(card)})`}.`;
  },
  drew: ({ seat, card, count, cards: drawn }, { acts }) => {
    const what = drawn === null ? counting(count, 'Begegnungskarte', 'Begegnungskarten') : named(drawn);
    return `${acts(seat, 'ziehst', 'zieht')} ${what} (${name(card)}).`;
  },
  stoodUp: ({ seat, card, companion }, { acts }) =>
    `${acts(seat, 'machst', 'macht')} ${asObject(companion)} wieder bereit (${name(card)}).`,
  visited: ({ seat, by, spot, luck }, { acts }) => {
    const where = name(SPOTS[spot]?.location ?? '');
    return `${acts(seat, 'schickst', 'schickt')} ${asObject(by)} los: ${where}${forThat(luck > 0 ? phrases.luck(luck) : '')}.`;
  },
  quest: ({ seat, by, quest, pay }, { acts }) =>
    `${acts(seat, 'erfüllst', 'erfüllt')} mit ${asObject(by)} die Nebenaufgabe ${asObject(quest)}${forThat(spentSaid(pay, 0, phrases))}.`,
  recruited: ({ seat, card, gold }, { acts }) => `${acts(seat, 'wirbst', 'wirbt')} ${asObject(card)} für ${phrases.gold(gold)} an.`,
  bought: ({ seat, card, gold }, { acts }) => `${acts(seat, 'kaufst', 'kauft')} ${asObject(card)} für ${phrases.gold(gold)}.`,
  fulfilled: ({ seat, contract, group, pay, bonus }, { acts }) => {
    const what = `${asObject(contract)}${bonus ? ' samt Bonus' : ''}`;
    return `${acts(seat, 'erfüllst', 'erfüllt')} ${what} mit ${named(group)}${forThat(spentSaid(pay, 0, phrases))}.`;
  },
  calledOff: ({ seat, contract, gold, luck }, { acts }) => {
    const back = gotSaid({ gold, luck }, phrases);
    return `${acts(seat, 'sagst', 'sagt')} ${asObject(contract)} ab: Was dafür eingesetzt war, ist zurück${back === '' ? '' : `, auch ${back}`}.`;
  },
  opened: ({ contract, out }) => `Ein Folgeauftrag erscheint: ${name(contract)}${out === null ? '' : `; abgelegt wird ${name(out)}`}.`,
  refilled: ({ contract }) => `Neuer Grundauftrag: ${name(contract)}.`,
  reserved: ({ seat, contract, out }, { acts }) =>
    `${acts(seat, 'reservierst', 'reserviert')} ${asObject(contract)}${out === null ? '' : `; abgelegt wird ${name(out)}`}.`,
  contributed: ({ seat, common, group, attributes }, { acts }) => {
    const what = counting(attributes, 'Attribut', 'Attribute');
    return `${acts(seat, 'trägst', 'trägt')} mit ${named(group)} ${what} zu ${asObject(common)} bei: ${phrases.gold(attributes)}.`;
  },
  used: ({ seat, card, of, pay, gold }, { acts }) => {
    const whose = of === null || of === card ? '' : ` von ${asObject(of)}`;
    return `${acts(seat, 'nutzt', 'nutzt')} ${asObject(card)}${whose}${forThat(spentSaid(pay, gold, phrases))}.`;
  },
  improved: ({ seat, by, track, pay }, { acts }) =>
    `${acts(seat, 'steckst', 'steckt')} mit ${asObject(by)} ${spentSaid(pay, 0, phrases)} ${INTO[track]}.`,
  campLevel: ({ seat, track, level }, { acts }) => `${acts(seat, 'erreichst', 'erreicht')} Stufe ${level} ${AT[track]}.`,
  added: ({ seat, card }, { acts }) => `${acts(seat, 'nimmst', 'nimmt')} ${asObject(card)} in die Truppe auf.`,
  equipped: ({ seat, card, to }, { acts }) => `${acts(seat, 'gibst', 'gibt')} ${asObject(card)} an ${asObject(to)}.`,
  unequipped: ({ seat, card, from }, { acts }) => `${acts(seat, 'nimmst', 'nimmt')} ${asObject(card)} von ${asObject(from)} zurück.`,
  passed: ({ seat }, { acts }) => `${acts(seat, 'passt', 'passt')} für diese Runde.`,
};
