import { plural } from '../../grammar.ts';
import type { SeatName } from '../../seat-names.ts';
import { capital } from './sentences/sentences.ts';

/** Whose number it is, and which. */
const titleOf = ({ name, isReader }: SeatName, what: string): string => (isReader ? `Your ${what.toLowerCase()}` : `${name}: ${what}`);

/** Why the numbers of Contracts are what they are. */
export const whyWords = {
  /** Names of parts and numbers. */
  card: (name: string): string => name,
  token: (name: string): string => name,
  resource: (name: string): string => name,
  source: (name: string): string => name,
  resourceOf: (owner: SeatName, resource: string): string => titleOf(owner, resource),
  attributes: (companion: string): string => `Attributes: ${companion}`,
  itself: 'its own',
  spent: 'spent',
  otherwise: 'other',
  noAttributes: 'It has no attributes.',
  onceARound: 'Every card gives its attributes once per round, in the Preparation Step. Unspent attributes are lost at clean-up.',
  cardText: (card: string, text: string): string => `${card}: ${text}`,
  wholeAttributes: (owner: SeatName): string => titleOf(owner, 'Attributes'),
  withParty: 'with the party',
  oneCompanion: 'The companions you send pay with them. Basics of one attribute must come from one companion.',
  partyWilds: (owner: SeatName): string => titleOf(owner, 'Wild tokens'),
  wildsText: 'They belong to the party and stay until they are spent.',
  set: (domain: string, companion: string): string => `${domain} set: ${companion}`,
  icons: 'icons',
  setWhole: (all: number): string => `${all} icons of a domain make a set, as long as they are worn.`,
  setMissing: (missing: number, all: number): string => `${all} icons of a domain make a set: ${missing} more.`,
  room: (companion: string): string => `Room for skills: ${companion}`,
  ownLevel: 'its level',
  memory: 'from its cards',
  levelsFree: (levels: number): string => (levels === 1 ? 'level free' : 'levels free'),
  roomText: 'The levels of all its skills together are at most its own level. Skills never come off.',
  salary: (companion: string): string => `Salary: ${companion}`,
  salaryTokens: 'salary tokens',
  printed: 'on the card',
  notBelow: 'never below zero',
  salaryText: (gold: number): string => `Each salary token costs ${gold} gold on pay day.`,
  unpaidText: 'Leaders and thugs take no salary and give no fame.',
  payFame: (companion: string): string => `Fame on pay day: ${companion}`,
  fame: 'fame',
  payFameText: 'It gives this fame every time it is paid. A companion who takes no salary counts as paid.',
  payDay: (owner: SeatName): string => titleOf(owner, 'Pay day'),
  due: 'gold due',
  waived: 'waived or added',
  tokensText: (tokens: number, gold: number): string => `${plural(tokens, 'salary token')} at ${gold} gold each.`,
  enough: (gold: number, left: number): string => `${gold} gold pays everyone and leaves ${left}.`,
  tooLittle: (gold: number, short: number): string => `${gold} gold is ${short} short. Pay everyone you can; anyone you can’t pay leaves.`,
  price: (card: string): string => `Price: ${card}`,
  goldToPay: 'gold to pay',
  priceText: 'You pay it when a companion visits, after the luck for the visit.',
  visit: (place: string): string => `A visit: ${place}`,
  luckToPay: 'luck to pay',
  visitCosts: 'the Tavern and the Smith cost',
  visitFree: 'This location costs nothing but a companion.',
  welcome: (card: string): string => `${card}: welcome there.`,
  ranks: (common: string): string => `Ranks: ${common}`,
  nobody: 'No one has contributed this round.',
  alone: ({ name }: SeatName, count: number, gold: number, fame: number): string =>
    `${name}: ${count}, no one else: ${gold} gold and ${fame} fame in the Reward Step.`,
  ranked: ({ name }: SeatName, count: number, place: number, gold: number): string =>
    `${name}: ${count}, place ${place}: ${gold} gold in the Reward Step.`,
  ties: 'Tied parties take the lower of the places they share.',
  camp: (track: string): string => `${track} track`,
  campSpent: 'spent so far',
  campReached: (level: number, at: number, things: string): string => `Level ${level}, at ${at}: ${things}. Reached.`,
  campToCome: (level: number, at: number, things: string, missing: number): string =>
    `Level ${level}, at ${at}: ${things}. ${plural(missing, 'attribute')} to go.`,
  campText: 'Spend basic attributes of this type as a free action, from companions who are ready. Luck can fill in.',
  /** Where a part comes from, card by card. */
  from: (source: string, amounts: string): string => `${capital(source)}: ${amounts}.`,
  total: ({ name, isReader }: SeatName): string => (isReader ? 'Your total' : `Total: ${name}`),
  totalFame: 'fame in total',
  inPlay: 'fame won during play',
  cardFame: (owner: SeatName): string => titleOf(owner, 'Cards'),
  forCards: 'cards',
  forGold: 'gold',
  forLuck: 'luck',
  perGold: (gold: number, per: number, fame: number): string => `${gold} gold, 1 fame for every ${per}: ${fame}.`,
  perLuck: (luck: number, per: number, fame: number): string => `${luck} luck, 1 fame for every ${per}: ${fame}.`,
  cardSays: (card: string, fame: number, text: string): string => `${card}, ${fame}: ${text}`,
  noCardFame: 'No card gives fame at the end.',
  ties3: (contracts: number, companions: number, gold: number): string =>
    `If fame is equal: ${plural(contracts, 'contract')} fulfilled, then ${plural(companions, 'companion')}, then ${gold} gold.`,
  /** What speaks for a move, after its name: "brings 2 more fame". */
  hintFame: (fame: number): string => `brings ${fame} more fame`,
  hintEnd: 'makes your cards count for more at the end',
  hintToday: 'gives your party more to work with this round',
  hintItems: 'brings more from your items in later rounds',
  hintGold: (gold: number): string => `leaves you ${gold} more gold`,
  hintPay: 'gets more out of pay day',
  hintCamp: 'moves your camp forward',
  hintCards: 'leaves you better cards',
  hintLearning: 'teaches your companions more',
  hintLuck: (luck: number): string => `leaves you ${luck} more luck`,
  hintWilds: 'leaves you more wild tokens',
  hintReserved: 'reserves a better contract',
  hintDay: 'leaves you more to do this round',
  hintRanks: 'ranks higher at the common contracts',
  hintPending: 'is about to bring more',
  hintProven: 'leaves you cards that do better than they look',
};

export type WhyWords = typeof whyWords;

/** Where fame, gold, and luck come from, and where they go. */
export const sources = {
  start: 'at the start',
  contracts: 'contracts',
  quests: 'side quests',
  places: 'locations',
  camp: 'camp',
  commons: 'common contracts',
  cards: 'cards',
  payDay: 'pay day',
  scraps: 'drafted cards',
  sales: 'Tavern and Smith',
  visits: 'visits',
  payments: 'payments',
  uses: 'abilities',
  end: 'end scoring',
};

export type SourceName = keyof typeof sources;
