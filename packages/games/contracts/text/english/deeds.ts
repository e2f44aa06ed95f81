import type { When, Who } from '../../effects/effect.ts';
import type { Deed, Occasion, Phrases, Whose } from '../phrases.ts';
import { article, CONTRACTS } from './nouns.ts';

/** The highest level a contract has: nothing is higher. */
const HIGHEST = 4;

const SUBJECT: Readonly<Record<Whose, string>> = { companion: 'this companion', party: 'one of your companions' };
export const subject = (whose: Whose): string => SUBJECT[whose];
/** What a group does together happens once to the party, however many go. */
const group = (whose: Whose, alone: Deed['alone'] | undefined): string =>
  whose === 'party' && alone !== true ? 'your party' : subject(whose);

export const levelOrHigher = (level: number): string => `level ${level}${level < HIGHEST ? ' or higher' : ''}`;

/** "a contract", "a basic or follow-up contract", "a war contract of level 2 or higher". */
const contract = ({ arc, contractLevel, listed }: Deed): string => {
  const what = article(arc !== undefined ? CONTRACTS[arc].one : listed === true ? 'basic or follow-up contract' : 'contract');
  return contractLevel === undefined ? what : `${what} of ${levelOrHigher(contractLevel)}`;
};

/** With whom it is done, to follow the rest. */
const company = ({ alone, group }: Deed): string =>
  `${alone ? ' alone' : ''}${group === undefined ? '' : ` in a group of ${group} or more`}`;

export const when: Phrases['when'] = {
  prepare: () => 'In the Preparation Step',
  free: () => 'Free action, once a round',
  assigned: (deed, whose) => `Free action while ${subject(whose)} fulfils ${contract(deed)}${company(deed)}, once a round`,
  action: () => 'Action, once a round',
  exhaust: () => 'Exhausting action, once a round',
  fulfilled: (deed, whose) => `Whenever ${group(whose, deed.alone)} fulfils ${contract(deed)}${company(deed)}`,
  // "Its bonus alone" would be something else.
  bonus: ({ alone, ...deed }, whose) =>
    `Whenever ${group(whose, alone)}${alone ? ' alone' : ''} fulfils ${contract({ ...deed, listed: true })} with its bonus${company(deed)}`,
  common: (deed, whose) => `Whenever ${group(whose, deed.alone)} contributes to a common contract${company(deed)}`,
  visited: (_, whose) => `Whenever ${subject(whose)} visits a location`,
  quest: (_, whose) => `Whenever ${subject(whose)} fulfils a side quest`,
  recruited: () => 'Whenever you recruit a legendary companion',
  bought: () => 'Whenever you buy a rare item',
  camp: () => 'Whenever a track of your camp reaches a level',
  joined: () => 'When this card joins your party',
  reward: () => 'In the Reward Step',
  paid: (_, whose) => (whose === 'companion' ? 'When this companion is paid' : 'At the end of the Payment Phase'),
  end: () => 'At the end of the game',
};

/** Whoever did what the effect waits for. What is no deed is done by the bearer, if by anybody. */
const DOERS: Readonly<Partial<Record<When, string>>> = {
  assigned: 'each of the group',
  fulfilled: 'each of the group',
  bonus: 'each of the group',
  common: 'each of the group',
  visited: 'the visitor',
  quest: 'whoever fulfils it',
  recruited: 'the visitor',
  bought: 'the visitor',
  camp: 'whoever reaches it',
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

export const given: Phrases['given'] = (things, to, occasion) => `${things} for ${WHO[to](occasion)}`;
/** Whoever has such an ability cannot choose themselves for it. */
export const ready: Phrases['ready'] = (who, things, occasion) =>
  `${who === 'choice' && occasion.whose === 'companion' ? 'another companion of your choice' : WHO[who](occasion)} is ready again${things === null ? '' : ` with ${things}`}`;
