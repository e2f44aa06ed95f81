import type { Action } from '../action.ts';
import { AT, BASICS, type Basic, PER_ADVANCED } from '../cards/attributes.ts';
import type { Quest } from '../cards/card.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import { SPOTS, type Spot } from '../kingdom.ts';
import { effectsOn } from '../party/party.ts';
import { type Fellow, fellowOf, type Party } from '../party/party-state.ts';
import type { State } from '../state.ts';
import { poolWorth } from './worth.ts';

type Visit = Extract<Action, { visit: number }>;

/** Whether somebody has what a side quest takes, without any help of the party. */
const hasFor = ({ pool }: Fellow, { needs }: Quest): boolean => {
  let wild = (pool[AT.wildBasic] as number) + PER_ADVANCED * (pool[AT.wildAdvanced] as number);
  for (let type = 0; type < BASICS.length; type++) {
    const have = (pool[AT.basic + type] as number) + PER_ADVANCED * (pool[AT.advanced + type] as number);
    wild -= Math.max(0, (needs[BASICS[type] as Basic] ?? 0) - have);
  }
  return wild >= 0;
};

/** Companions with something that a visit or a side quest triggers. */
const travellers = (s: State, party: Party): ReadonlySet<CompanionId | null> =>
  new Set([...effectsOn(party, s.sets, 'visited'), ...effectsOn(party, s.sets, 'quest')].map(({ borne }) => borne.bearer));

/** Each location is tried with the least valuable companion, and with the least valuable one who can pay for a side quest there or is rewarded for going. */
export const visitsWorthTrying = (s: State, party: Party, visits: readonly Visit[]): readonly Visit[] => {
  const fellows = [...new Set(visits.map(({ by }) => by))].map((by) => fellowOf(party, by));
  const sorted = fellows
    .map((fellow) => ({ fellow, missed: poolWorth(fellow) }))
    .sort((one, other) => one.missed - other.missed)
    .map(({ fellow }) => fellow);
  const keen = travellers(s, party);
  const rewarded = sorted.find(({ card }) => keen.has(card));
  const triedAt = (spot: number): readonly (Fellow | undefined)[] => {
    const { fields } = SPOTS[spot] as Spot;
    const quests = fields.flatMap((field) => s.quests[field] ?? []).map((quest) => cardAs(quest, 'quest'));
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
