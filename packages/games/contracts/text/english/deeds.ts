import type { When, Who } from '../../effects/effect.ts';
import type { Deed, Occasion, Phrases, Whose } from '../phrases.ts';
import { article, CONTRACTS } from './nouns.ts';

/** The highest level of a contract. */
const HIGHEST = 4;

const SUBJECT: Readonly<Record<Whose, string>> = { companion: 'this companion', party: 'one of your companions' };
export const subject = (whose: Whose): string => SUBJECT[whose];
/** What a group does together counts once for the party, however many go. */
const group = (whose: Whose, alone: Deed['alone'] | undefined): string =>
  whose === 'party' && alone !== true ? 'your party' : subject(whose);

export const levelOrHigher = (level: number): string => `level ${level}${level < HIGHEST ? ' or higher' : ''}`;

/** "a contract", "a basic or follow-up contract", "a war contract of level 2 or higher". */
const contract = ({ arc, contractLevel, listed }: Deed): string => {
  const what = article(arc !== undefined ? CONTRACTS[arc].one : listed === true ? 'basic or follow-up contract' : 'contract');
  return contractLevel === undefined ? what : `${what} of ${levelOrHigher(contractLevel)}`;
};

/** Who does it, after the rest. */
const company = ({ alone, group }: Deed): string =>
  `${alone ? ' alone' : ''}${group === undefined ? '' : ` in a group of ${group} or more`}`;

export const when: Phrases['when'] = {
  prepare: () => 'In the Preparation Step',
  free: () => 'Free action, once per round',
  assigned: (deed, whose) => `Free action, once per round, while ${subject(whose)} fulfills ${contract(deed)}${company(deed)}`,
  action: () => 'Action, once per round',
  exhaust: () => 'Exhausting action, once per round',
  fulfilled: (deed, whose) => `Whenever ${group(whose, deed.alone)} fulfills ${contract(deed)}${company(deed)}`,
  // "Its bonus alone" would be something else.
  bonus: ({ alone, ...deed }, whose) =>
    `Whenever ${group(whose, alone)}${alone ? ' alone' : ''} fulfills ${contract({ ...deed, listed: true })} with its bonus${company(deed)}`,
  common: (deed, whose) => `Whenever ${group(whose, deed.alone)} contributes to a common contract${company(deed)}`,
  visited: (_, whose) => `Whenever ${subject(whose)} visits a location`,
  quest: (_, whose) => `Whenever ${subject(whose)} fulfills a side quest`,
  recruited: () => 'Whenever you recruit a legendary companion',
  bought: () => 'Whenever you buy a rare item',
  camp: () => 'Whenever one of your camp tracks reaches a level',
  joined: () => 'When this card joins your party',
  reward: () => 'In the Reward Step',
  paid: (_, whose) => (whose === 'companion' ? 'When this companion is paid' : 'At the end of the Payment Phase'),
  end: () => 'At the end of the game',
};

/** The companion who did what triggers the effect. What nobody does counts as done by the bearer. */
const DOERS: Readonly<Partial<Record<When, string>>> = {
  assigned: 'each companion in the group',
  fulfilled: 'each companion in the group',
  bonus: 'each companion in the group',
  common: 'each companion in the group',
  visited: 'the visitor',
  quest: 'the companion who fulfills it',
  recruited: 'the visitor',
  bought: 'the visitor',
  camp: 'the companion who reaches it',
};

const WHO: Readonly<Record<Who, (occasion: Occasion) => string>> = {
  bearer: () => 'this companion',
  doer: (occasion) => DOERS[occasion.when] ?? subject(occasion.whose),
  leader: () => 'your leader',
  choice: () => 'a companion of your choice',
  others: () => 'each of your other companions',
  all: () => 'each of your companions',
  warrior: () => 'each of your warriors',
  scout: () => 'each of your scouts',
  mage: () => 'each of your mages',
};

export const given: Phrases['given'] = (things, to, occasion) => `${WHO[to](occasion)} gains ${things}`;
/** A companion with such an ability can't choose itself for it. */
export const ready: Phrases['ready'] = (who, things, occasion) =>
  `${who === 'choice' && occasion.whose === 'companion' ? 'another companion of your choice' : WHO[who](occasion)} becomes ready${things === null ? '' : ` and gains ${things}`}`;
