import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import type { Route } from '@swordtable/server/api/routes';
import type { Chance } from './chance.ts';
import { insist, Stuck, type Trial } from './trial.ts';

/** Asks the servers for those who sit at one match. */
export interface Asker {
  /** Those who sit at the same table ask different servers, where there is more than one. */
  baseOf(who: number): string;
  /** The answer to a request that must be granted in the end. */
  ask<Of extends Route, Answer>(route: Of & JsonRoute<Answer>, call: Call<Of>, who: number, key?: string): Promise<Answer>;
}

export const askerFor = (trial: Trial, number: number, chance: Chance): Asker => {
  const { servers } = trial;
  const baseOf = (who: number): string => servers[(number + who) % servers.length]?.url ?? '';
  return {
    baseOf,
    ask: async (route, call, who, key) => {
      const sent = { base: baseOf(who), method: route.method, path: addressOf(route, call), body: call.body, key };
      const reply = await insist(trial, sent, { chance });
      const answer = route.replies[reply.status]?.safeParse(reply.body);
      if (answer?.success === true) return answer.data;
      throw new Stuck(`${sent.method} ${sent.path} was answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    },
  };
};
