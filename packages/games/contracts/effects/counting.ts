import { asEquipment, cardOf } from '../cards/catalog.ts';
import { type Class, type Domain, type Kind, SLOTS } from '../cards/terms.ts';
import { classesOf, iconsOn, levelOf, setsOn, wornBy } from '../party/party.ts';
import { type Fellow, fellowOf, type OpenParty } from '../party/party-state.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import type { Condition, Count, Per } from './effect.ts';

/** Attributes that bring a track of the camp to its next level, and the levels it has (C-23, C-36). */
export const PER_CAMP_LEVEL = 5;
export const CAMP_LEVELS = 3;
export const campLevel = (spent: number): number => Math.min(CAMP_LEVELS, Math.floor(spent / PER_CAMP_LEVEL));

/** The part of a match that counting needs: everyone knows all of it. */
export interface Counted extends Pick<State, 'sets' | 'first' | 'round'> {
  readonly parties: readonly OpenParty[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const ofKind = (fellows: readonly Fellow[], kind: Kind): number =>
  total(fellows.map((fellow) => wornBy(fellow).filter((card) => asEquipment(card)?.kind === kind).length));
const ofDomain = (fellows: readonly Fellow[], domain: Domain): number => total(fellows.map((fellow) => iconsOn(fellow, domain)));
const isCursed = (card: string): boolean => asEquipment(card)?.cursed === true;
const ofClass = (s: Counted, { fellows }: OpenParty, wanted: Class): number =>
  fellows.filter((fellow) => classesOf(fellow, s.sets).includes(wanted)).length;

/** The companion with the card; throws if there is none. */
const bearerOf = (party: OpenParty, { bearer }: Cause): Fellow => fellowOf(party, bearer ?? '');

export const contractsFulfilled = ({ fulfilled: { treasure, war, occult } }: OpenParty): number => treasure + war + occult;
const levelsOfCamp = ({ camp }: OpenParty): number => total(camp.map(campLevel));

const COUNTED: Readonly<Record<Extract<Count, string>, (s: Counted, party: OpenParty, cause: Cause) => number>> = {
  companions: (_s, { fellows }) => fellows.length,
  legendaries: (_s, { fellows }) => fellows.filter(({ card }) => cardOf(card).is === 'legendary').length,
  rares: (_s, { fellows, items, spare }) =>
    [...items, ...spare, ...fellows.flatMap(wornBy)].filter((card) => cardOf(card).is === 'rare').length,
  items: (_s, { items }) => items.length,
  skills: (_s, { fellows }) => total(fellows.map(({ skills }) => skills.length)),
  level: (_s, party, cause) => levelOf(bearerOf(party, cause)),
  levelsGained: (_s, { fellows }) => total(fellows.map(({ experience }) => experience)),
  sets: (s, { fellows }) => fellows.filter((fellow) => setsOn(fellow, s.sets).length > 0).length,
  curses: (_s, { fellows }) => fellows.flatMap(wornBy).filter(isCursed).length,
  equipment: (_s, party, cause) => wornBy(bearerOf(party, cause)).length,
  freeSlots: (_s, party, cause) => SLOTS.length - wornBy(bearerOf(party, cause)).length,
  contracts: (_s, party) => contractsFulfilled(party),
  quests: (_s, { quests }) => quests,
  campLevels: (_s, party) => levelsOfCamp(party),
  salary: (_s, { salary }) => salary,
  luck: (_s, { luck }) => luck,
  gold: (_s, { gold }) => gold,
  contractLevel: (_s, _party, { contract }) => contract?.level ?? 0,
  group: (_s, _party, { doers }) => doers.length,
  contributed: (_s, party, { contributed }) => contributed ?? total(party.contributed.map((each) => each ?? 0)),
};

const countOf = (s: Counted, party: OpenParty, of: Count, cause: Cause): number => {
  if (typeof of === 'string') return COUNTED[of](s, party, cause);
  if ('class' in of) return ofClass(s, party, of.class);
  if ('kind' in of) return ofKind(party.fellows, of.kind);
  if ('domain' in of) return ofDomain(party.fellows, of.domain);
  return party.fulfilled[of.arc];
};

/** How often a gain counts. */
export const timesOf = (s: Counted, per: Per | undefined, cause: Cause): number => {
  if (per === undefined) return 1;
  const counted = Math.floor(countOf(s, partyAt(s, cause.seat), per.of, cause) / (per.every ?? 1));
  return per.most === undefined ? counted : Math.min(counted, per.most);
};

/** Whether a condition holds for the one who bears the card, and for what set it off. */
const holds = (s: Counted, condition: Condition, cause: Cause): boolean => {
  const party = partyAt(s, cause.seat);
  const bearer = (): Fellow => bearerOf(party, cause);
  if ('holds' in condition) return wornBy(bearer()).some((card) => condition.holds.some((kind) => asEquipment(card)?.kind === kind));
  if ('free' in condition) return bearer().worn[condition.free] === null;
  if ('icons' in condition) return iconsOn(bearer(), condition.icons) >= condition.least;
  if ('set' in condition) return setsOn(bearer(), s.sets).length > 0;
  if ('level' in condition) return levelOf(bearer()) >= condition.level;
  if ('skills' in condition) return bearer().skills.length >= condition.skills;
  if ('cursed' in condition) return wornBy(bearer()).some(isCursed);
  if ('companions' in condition)
    return condition.or === 'more' ? party.fellows.length >= condition.companions : party.fellows.length <= condition.companions;
  if ('class' in condition) return ofClass(s, party, condition.class) >= condition.least;
  if ('alone' in condition) return cause.doers.length === 1;
  if ('group' in condition) return cause.doers.length >= condition.group;
  if ('listed' in condition) return cause.contract !== undefined;
  if ('contractLevel' in condition) return (cause.contract?.level ?? 0) >= condition.contractLevel;
  if ('arc' in condition) return cause.contract?.arc === condition.arc;
  if ('luck' in condition) return party.luck >= condition.luck;
  if ('poor' in condition) return party.gold <= condition.poor;
  if ('first' in condition) return s.first === cause.seat;
  if ('round' in condition) return s.round >= condition.round;
  return bearer().ready;
};

export const allHold = (s: Counted, conditions: readonly Condition[] | undefined, cause: Cause): boolean =>
  conditions === undefined || conditions.every((condition) => holds(s, condition, cause));
