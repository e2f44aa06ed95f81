import type { Action } from '../action.ts';
import { AT, BASICS, PER_ADVANCED, type Pool, pooled } from '../cards/attributes.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import { SPOTS, type Spot } from '../kingdom.ts';
import { effectsOn } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
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

/** Whether somebody has something that a visit or a side quest triggers. */
const isKeen = (s: State, party: Party, card: CompanionId): boolean =>
  effectsOn(party, s.sets, 'visited').some(({ borne }) => borne.bearer === card) ||
  effectsOn(party, s.sets, 'quest').some(({ borne }) => borne.bearer === card);

/** Those who are ready, the least valuable first. */
const byWorth = (party: Party): readonly Fellow[] => {
  const worths: { readonly fellow: Fellow; readonly worth: number }[] = [];
  for (const fellow of party.fellows) if (fellow.ready) worths.push({ fellow, worth: poolWorth(fellow) });
  return worths.sort((one, other) => one.worth - other.worth).map(({ fellow }) => fellow);
};

/** Who could pay for the side quests at a spot: the first for each of them, and for all. */
const payersAt = (s: State, spot: number, fellows: readonly Fellow[]): readonly (Fellow | undefined)[] => {
  const quests: Pool[] = [];
  for (const field of (SPOTS[spot] as Spot).fields) {
    const quest = s.quests[field] ?? null;
    if (quest !== null) quests.push(pooled(cardAs(quest, 'quest').needs));
  }
  const payers: (Fellow | undefined)[] = [];
  for (const quest of quests) payers.push(fellows.find((fellow) => hasFor(fellow, quest)));
  if (quests.length > 1) payers.push(fellows.find((fellow) => quests.every((quest) => hasFor(fellow, quest))));
  return payers;
};

/** Each location is tried with the least valuable companion, and with the least valuable one who can pay for a side quest there or is rewarded for going. */
export const visitsWorthTrying = (s: State, party: Party, visits: readonly Visit[]): readonly Visit[] => {
  if (visits.length === 0) return visits;
  const fellows = byWorth(party);
  const least = fellows[0]?.card;
  const rewarded = fellows.find(({ card }) => isKeen(s, party, card))?.card;
  const payers: (readonly (Fellow | undefined)[])[] = [];
  const tried: Visit[] = [];
  for (const visit of visits) {
    const { visit: spot, by } = visit;
    payers[spot] ??= payersAt(s, spot, fellows);
    if (by === least || by === rewarded || payers[spot].some((payer) => payer?.card === by)) tried.push(visit);
  }
  return tried;
};
