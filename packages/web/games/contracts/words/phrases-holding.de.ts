import type { Rule } from '@swordtable/games/contracts/effects/effect';
import { ROUNDS } from '@swordtable/games/contracts/state';
import type { Phrases, Whose } from '@swordtable/games/contracts/text/phrases';
import { subject } from './phrases-actions.de.ts';
import {
  amountOf,
  article,
  atLeast,
  CLASSES,
  CONTRACTS,
  GOLD,
  ICONS,
  KINDS,
  LUCK,
  listed,
  noun,
  SKILL,
  SLOTS,
} from './phrases-nouns.de.ts';
import { terms } from './terms.de.ts';

const OF: Readonly<Record<Whose, string>> = { companion: 'dieses Gefährten', party: 'eines deiner Gefährten' };
/** The highest level a contract has: nothing is higher. */
const HIGHEST = 4;

/** What must hold, to follow a "falls": the verb stands last. */
export const conditions: Phrases['conditions'] = {
  holds: ({ holds }, whose) => {
    const kinds = holds.map((kind) => article(KINDS[kind]));
    return `${subject(whose)} ${listed(kinds, 'oder')} hat`;
  },
  free: ({ free }, whose) => `${SLOTS[free]} ${OF[whose]} frei ist`,
  icons: ({ icons, least }, whose) => `${subject(whose)} ${atLeast(least, ICONS[icons])} hat`,
  set: (_, whose) => `${subject(whose)} einen Setbonus hat`,
  level: ({ level }, whose) => `${subject(whose)} mindestens Stufe ${level} hat`,
  skills: ({ skills }, whose) => `${subject(whose)} ${atLeast(skills, SKILL)} gelernt hat`,
  cursed: (_, whose) => `${subject(whose)} verfluchte Ausrüstung trägt`,
  companions: ({ companions, or }) => `deine Truppe ${or === 'more' ? 'mindestens' : 'höchstens'} ${companions} Gefährten hat`,
  class: ({ class: name, least }) => `deine Truppe ${atLeast(least, CLASSES[name])} hat`,
  alone: (_, whose) => `${subject(whose)} allein ist`,
  group: ({ group }) => `die Gruppe mindestens ${group} Gefährten hat`,
  listed: () => 'der Auftrag ein Grund- oder Folgeauftrag ist',
  contractLevel: ({ contractLevel }) => `der Auftrag ${contractLevel < HIGHEST ? 'mindestens ' : ''}Stufe ${contractLevel} hat`,
  arc: ({ arc }) => `du ${article(CONTRACTS[arc])} erfüllst`,
  luck: ({ luck }) => `du mindestens ${luck} Glück hast`,
  poor: ({ poor }) => (poor === 0 ? 'du kein Gold hast' : `du höchstens ${poor} Gold hast`),
  first: () => 'du den Startstein hast',
  round: ({ round }) => (round < ROUNDS ? `Runde ${round} begonnen hat` : 'die letzte Runde läuft'),
  rested: (_, whose) => `${subject(whose)} nicht erschöpft ist`,
};

type Whom = Extract<Rule, { readonly salary: number }>['of'];

/** Those a rule is about, at the head of its sentence. */
const ABOUT: Readonly<Record<Whom, string>> = {
  bearer: 'Dieser Gefährte',
  legendary: 'Jede deiner Legenden',
  warrior: 'Jeder deiner Krieger',
  scout: 'Jeder deiner Späher',
  mage: 'Jeder deiner Magier',
};
const HOUSES: Readonly<Record<'tavern' | 'smith', string>> = { tavern: 'die Taverne', smith: 'den Schmied' };

const gold = amountOf(GOLD);
const luck = amountOf(LUCK);
const salaries = amountOf(noun('f', 'Soldmarke', 'Soldmarken'));
const levels = amountOf(noun('f', 'Stufe', 'Stufen'));
const basics = amountOf(noun('n', 'Grundattribut', 'Grundattribute'));

/** What holds as long as the card is there, in whole sentences. */
export const rules: Phrases['rules'] = {
  salary: ({ salary, of }) => `${ABOUT[of]} kostet ${salaries(salary)} weniger.`,
  payFame: ({ payFame, of }) => `${ABOUT[of]} bringt bei Bezahlung ${payFame} Ruhm mehr.`,
  fee: ({ fee }) => `Legenden kosten dich ${gold(fee)} weniger.`,
  price: ({ price }) => `Raritäten kosten dich ${gold(price)} weniger.`,
  welcome: ({ welcome }) => `Du darfst ${HOUSES[welcome]} besuchen, ohne Glück zu zahlen.`,
  countsAs: ({ countsAs }) => `Dieser Gefährte ist auch ${terms.class[countsAs]}.`,
  memory: ({ memory }) => `Dieser Gefährte darf ${levels(memory)} mehr an Fertigkeiten lernen.`,
  questsLess: ({ questsLess }, whose) =>
    `Nebenaufgaben verlangen von ${whose === 'companion' ? 'diesem' : 'deinen'} Gefährten ${basics(questsLess)} weniger.`,
  scrap: ({ scrap }) => {
    if (scrap.luck === undefined) return `Wirfst du eine ausgewählte Karte für Gold ab, bringt sie ${gold(scrap.gold ?? 0)}.`;
    if (scrap.gold === undefined) return `Wirfst du eine ausgewählte Karte für Glück ab, bringt sie ${luck(scrap.luck)}.`;
    return `Wirfst du eine ausgewählte Karte ab, bringt sie ${gold(scrap.gold)} oder ${luck(scrap.luck)}.`;
  },
};
