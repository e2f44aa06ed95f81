import type { When, Who } from '@swordtable/games/contracts/effects/effect';
import type { Deed, Occasion, Phrases, Whose } from '@swordtable/games/contracts/text/phrases';
import { article, CONTRACT, CONTRACTS } from './phrases-nouns.de.ts';

/** The highest level a contract has: nothing is higher. */
const HIGHEST = 4;

const SUBJECT: Readonly<Record<Whose, string>> = { companion: 'dieser Gefährte', party: 'einer deiner Gefährten' };
export const subject = (whose: Whose): string => SUBJECT[whose];
/** What a group does together happens once to the party, however many go. */
const group = (whose: Whose, alone: Deed['alone'] | undefined): string =>
  whose === 'party' && alone !== true ? 'deine Truppe' : subject(whose);

/** "einen Auftrag", "einen Grund- oder Folgeauftrag", "einen Kriegsauftrag ab Stufe 2". */
const contract = ({ arc, contractLevel, listed }: Deed): string => {
  const what =
    arc === undefined && listed === true ? 'einen Grund- oder Folgeauftrag' : article(arc === undefined ? CONTRACT : CONTRACTS[arc]);
  if (contractLevel === undefined) return what;
  return `${what} ${contractLevel < HIGHEST ? 'ab' : 'der'} Stufe ${contractLevel}`;
};

/** With whom it is done, to stand before the verb. */
const company = ({ alone, group }: Deed): string =>
  `${alone ? ' allein' : ''}${group === undefined ? '' : ` in einer Gruppe ab ${group} Gefährten`}`;

export const when: Phrases['when'] = {
  prepare: () => 'Im Vorbereitungsschritt',
  free: () => 'Freie Aktion, einmal je Runde',
  assigned: (deed, whose) => `Freie Aktion, einmal je Runde, während ${subject(whose)} ${contract(deed)}${company(deed)} erfüllt`,
  action: () => 'Aktion, einmal je Runde',
  exhaust: () => 'Erschöpfende Aktion, einmal je Runde',
  fulfilled: (deed, whose) => `Immer wenn ${group(whose, deed.alone)} ${contract(deed)}${company(deed)} erfüllt`,
  // "Mit Bonus allein" would be something else.
  bonus: ({ alone, ...deed }, whose) =>
    `Immer wenn ${group(whose, alone)}${alone ? ' allein' : ''} ${contract({ ...deed, listed: true })} mit Bonus${company(deed)} erfüllt`,
  common: (deed, whose) => `Immer wenn ${group(whose, deed.alone)}${company(deed)} zu einem Gemeinschaftsauftrag beiträgt`,
  visited: (_, whose) => `Immer wenn ${subject(whose)} einen Ort besucht`,
  quest: (_, whose) => `Immer wenn ${subject(whose)} eine Nebenaufgabe erfüllt`,
  recruited: () => 'Immer wenn du eine Legende anwirbst',
  bought: () => 'Immer wenn du eine Rarität kaufst',
  camp: () => 'Immer wenn eine Leiste deines Lagers eine Stufe erreicht',
  joined: () => 'Wenn diese Karte in deine Truppe kommt',
  reward: () => 'Im Belohnungsschritt',
  paid: (_, whose) => (whose === 'companion' ? 'Wenn dieser Gefährte bezahlt wird' : 'Am Ende des Zahltags'),
  end: () => 'Am Ende des Spiels',
};

/** Whoever did what the effect waits for. What is no deed is done by the bearer, if by anybody. */
const DOERS: Readonly<Partial<Record<When, string>>> = {
  assigned: 'jeder in der Gruppe',
  fulfilled: 'jeder in der Gruppe',
  bonus: 'jeder in der Gruppe',
  common: 'jeder in der Gruppe',
  visited: 'der Besucher',
  quest: 'wer sie erfüllt',
  recruited: 'der Besucher',
  bought: 'der Besucher',
  camp: 'wer sie erreicht',
};

const WHO: Readonly<Record<Who, (occasion: Occasion) => string>> = {
  bearer: () => 'dieser Gefährte',
  doer: (occasion) => DOERS[occasion.when] ?? subject(occasion.whose),
  leader: () => 'dein Anführer',
  choice: () => 'ein Gefährte deiner Wahl',
  others: () => 'jeder deiner anderen Gefährten',
  all: () => 'jeder deiner Gefährten',
  warrior: () => 'jeder deiner Krieger',
  scout: () => 'jeder deiner Späher',
  mage: () => 'jeder deiner Magier',
};

/** "Wer sie erfüllt" is a clause, which a comma ends. */
const whoOf = (who: Who, occasion: Occasion): string => {
  const name = WHO[who](occasion);
  return name.startsWith('wer ') ? `${name},` : name;
};

export const given: Phrases['given'] = (things, to, occasion) => `${whoOf(to, occasion)} bekommt ${things}`;
/** Whoever has such an ability cannot choose themselves for it. */
export const ready: Phrases['ready'] = (who, things, occasion) =>
  `${who === 'choice' && occasion.whose === 'companion' ? 'ein anderer Gefährte deiner Wahl' : whoOf(who, occasion)} ist wieder bereit${things === null ? '' : ` und bekommt ${things}`}`;
