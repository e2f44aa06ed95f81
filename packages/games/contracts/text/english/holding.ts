import { list } from '../../../grammar.ts';
import type { Rule } from '../../effects/effect.ts';
import { ROUNDS } from '../../state.ts';
import type { Phrases } from '../phrases.ts';
import { levelOrHigher, subject } from './deeds.ts';
import { amountOf, article, atLeast, CLASSES, CONTRACTS, GOLD, ICONS, KINDS, LUCK, noun, SLOTS } from './nouns.ts';

/** Conditions, after an "if". */
export const conditions: Phrases['conditions'] = {
  holds: ({ holds }, whose) => {
    const kinds = holds.map((kind) => article(KINDS[kind].one));
    return `${subject(whose)} has ${list(kinds, 'or')}`;
  },
  free: ({ free }, whose) => `${subject(whose)} has an empty ${SLOTS[free]}`,
  icons: ({ icons, least }, whose) => `${subject(whose)} has ${atLeast(least, ICONS[icons])}`,
  set: (_, whose) => `${subject(whose)} has a set bonus`,
  level: ({ level }, whose) => `${subject(whose)} is level ${level} or higher`,
  skills: ({ skills }, whose) => `${subject(whose)} has learned ${atLeast(skills, noun('skill'))}`,
  cursed: (_, whose) => `${subject(whose)} wears cursed equipment`,
  companions: ({ companions, or }) => `your party has ${companions} or ${or} companions`,
  class: ({ class: name, least }) => `your party has ${atLeast(least, CLASSES[name])}`,
  alone: (_, whose) => `${subject(whose)} is alone`,
  group: ({ group }) => `the group has ${group} or more companions`,
  listed: () => 'the contract is a basic or follow-up contract',
  contractLevel: ({ contractLevel }) => `the contract is ${levelOrHigher(contractLevel)}`,
  arc: ({ arc }) => `it is ${article(CONTRACTS[arc].one)}`,
  luck: ({ luck }) => `you have ${luck} or more luck`,
  poor: ({ poor }) => (poor === 0 ? 'you have no gold' : `you have ${poor} gold or less`),
  first: () => 'you are the starting player',
  round: ({ round }) => (round < ROUNDS ? `it is round ${round} or later` : 'it is the last round'),
  rested: (_, whose) => `${subject(whose)} isn’t exhausted`,
};

type Of = Extract<Rule, { readonly salary: number }>['of'];

/** The companions a rule is about, at the start of its sentence. */
const ABOUT: Readonly<Record<Of, string>> = {
  bearer: 'This companion',
  legendary: 'Each of your legendary companions',
  warrior: 'Each of your warriors',
  scout: 'Each of your scouts',
  mage: 'Each of your mages',
};
const HOUSES: Readonly<Record<'tavern' | 'smith', string>> = { tavern: 'the Tavern', smith: 'the Smith' };

const gold = amountOf(GOLD);
const luck = amountOf(LUCK);

/** What applies while the card is in the party, in whole sentences. */
export const rules: Phrases['rules'] = {
  salary: ({ salary, of }) => `${ABOUT[of]} takes ${amountOf(noun('fewer salary token'))(salary)}.`,
  payFame: ({ payFame, of }) => `${ABOUT[of]} gives ${payFame} more fame when paid.`,
  fee: ({ fee }) => `Legendary companions cost you ${gold(fee)} less.`,
  price: ({ price }) => `Rare items cost you ${gold(price)} less.`,
  welcome: ({ welcome }) => `You may visit ${HOUSES[welcome]} without paying luck.`,
  countsAs: ({ countsAs }) => `This companion is also ${article(CLASSES[countsAs].one)}.`,
  memory: ({ memory }) => `This companion may learn ${amountOf(noun('more level'))(memory)} of skills.`,
  questsLess: ({ questsLess }, whose) =>
    `Side quests cost ${whose === 'companion' ? 'this companion' : 'your companions'} ${amountOf(noun('fewer basic attribute'))(questsLess)}.`,
  scrap: ({ scrap }) => {
    if (scrap.luck === undefined) return `Drafted cards you discard for gold give you ${gold(scrap.gold ?? 0)}.`;
    if (scrap.gold === undefined) return `Drafted cards you discard for luck give you ${luck(scrap.luck)}.`;
    return `Drafted cards you discard give you ${gold(scrap.gold)} or ${luck(scrap.luck)}.`;
  },
};
