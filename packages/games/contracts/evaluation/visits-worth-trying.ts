import type { Action } from '../action.ts';
import { AT, BASICS, PER_ADVANCED, type Pool, pooled } from '../cards/attributes.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import { SPOTS, type Spot } from '../kingdom.ts';
import { effectsOn } from '../party/party.ts';
import { type Fellow, fellowOf, type Party } from '../party/party-state.ts';
import type { State } from '../state.ts';
import { poolWorth } from './worth.ts';

type Visit = Extract<Action, { visit: number }>;

/** Whether somebody has what a side quest takes, without any help of the party. */
const hasFor = ({ pool }: Fellow, needs: Pool): boolean => {
  let wild = (pool[AT.wildBasic] as number) + PER_ADVANCED * (pool[AT.wildAdvanced] as number);
  for (let type = 0; type < BASICS.length; type++) {
    const have = (pool[AT.basic + type] as number) + PER_ADVANCED * (pool[AT.advanced + type] as number);
    wild -= Math.max(0, (needs[AT.basic + type] as number) - have);
  }
  return wild >= 0;
};

/** Companions with something that a visit or a side quest triggers. */
const travellers = (s: State, party: Party): ReadonlySet<CompanionId | null> => {
  const found = new Set<CompanionId | null>();
  for (const { borne } of effectsOn(party, s.sets, 'visited')) found.add(borne.bearer);
  for (const { borne } of effectsOn(party, s.sets, 'quest')) found.add(borne.bearer);
  return found;
};

/** Each location is tried with the least valuable companion, and with the least valuable one who can pay for a side quest there or is rewarded for going. */
export const visitsWorthTrying = (s: State, party: Party, visits: readonly Visit[]): readonly Visit[] => {
  if (visits.length === 0) return visits;
  const goers = new Set<CompanionId>();
  for (const { by } of visits) goers.add(by);
  const sorted = Array.from(goers, (by) => ({ fellow: fellowOf(party, by), missed: poolWorth(fellowOf(party, by)) }))
    .sort((one, other) => one.missed - other.missed)
    .map(({ fellow }) => fellow);
  const keen = travellers(s, party);
  const rewarded = sorted.find(({ card }) => keen.has(card));
  const triedAt = (spot: number): readonly (Fellow | undefined)[] => {
    const { fields } = SPOTS[spot] as Spot;
    const quests: Pool[] = [];
    for (const field of fields) {
      const quest = s.quests[field] ?? null;
      if (quest !== null) quests.push(pooled(cardAs(quest, 'quest').needs));
    }
    const able = quests.map((quest) => sorted.find((fellow) => hasFor(fellow, quest)));
    const both = quests.length < 2 ? undefined : sorted.find((fellow) => quests.every((quest) => hasFor(fellow, quest)));
    return [sorted[0], ...able, both, rewarded];
  };
  const tried: (readonly (Fellow | undefined)[])[] = [];
  return visits.filter(({ visit, by }) => {
    tried[visit] ??= triedAt(visit);
    return tried[visit].some((fellow) => fellow?.card === by);
  });
};
