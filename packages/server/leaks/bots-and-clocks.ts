import { setImmediate as turn } from 'node:timers/promises';
import type { Seat } from '@swordtable/kernel';
import { overdueSeat } from '../match/absence.ts';
import type { Match } from '../match/match.ts';
import type { Both } from './pair.ts';
import { type PairedMatch, unwrap } from './paired-match.ts';

const SIDES = [0, 1] as const;
const PATIENCE = 20_000;

export const isBot = ([real]: Both<Match>, seat: Seat): boolean => real.seats[seat]?.bot !== undefined;

/** A bot answers, in both worlds. */
export const botAnswers = async (
  { pair, plan, tally }: PairedMatch,
  matches: Both<Match>,
  seat: Seat,
  actions: Both<unknown>,
): Promise<void> => {
  const began = performance.now();
  for (const side of SIDES) {
    const { service, bots } = pair.servers[side];
    bots.answer(matches[side], seat, actions[side]);
    while (unwrap(await service.registry.look(plan.match)).match.seq === matches[side].seq) {
      if (performance.now() - began > PATIENCE) throw new Error(`The check can’t continue: the bot at seat ${seat} didn’t answer.`);
      await turn();
    }
  }
  tally.byBots++;
};

/** Hands seats over whose time is up, in both worlds. Says whether there were any. */
export const handOverdue = async ({ pair, plan, tally }: PairedMatch): Promise<boolean> => {
  let handed = false;
  for (const side of SIDES) {
    const { registry } = pair.servers[side].service;
    const lookAt = async (): Promise<Match> => unwrap(await registry.look(plan.match)).match;
    for (let match = await lookAt(); overdueSeat(match, pair.clock.now) !== undefined; match = await lookAt()) {
      unwrap(await registry.perform(plan.match, { do: 'wake' }));
      handed = true;
    }
  }
  if (handed) tally.timedOut++;
  return handed;
};

/** Everyone who must answer runs out of time. */
export const runOutOfTime = ({ pair, rosters }: PairedMatch): void => {
  const { clock } = rosters[0].terms;
  if (clock !== null) pair.clock.now += (clock.seconds + 1) * 1_000;
};
