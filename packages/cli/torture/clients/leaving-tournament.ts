import { TOURNAMENT } from '@swordtable/server/tournaments/tournament';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { KNOWN } from './moderated.ts';
import type { Surroundings } from './network.ts';

/** Those who have entered a tournament for sure, and those of them who may be out by now. */
export interface Field {
  readonly entered: Named[];
  readonly leaving: Set<string>;
}

/** Returns what checks, later, that a player has had no opponents since now. */
const noOpponents = ({ world, kept, rounds }: Surroundings, id: string, { player, name }: Named): (() => void) => {
  const since = kept.read(TOURNAMENT, id)?.round ?? 0;
  return () => {
    const entrant = kept.read(TOURNAMENT, id)?.entrants.findIndex((each) => each.player === player) ?? -1;
    const paired = rounds(id).find(
      ({ number, pairings }) => number > since && pairings.some(({ match, entrants }) => match !== undefined && entrants.includes(entrant)),
    );
    if (paired !== undefined) world.violate('unwanted', `${name} was out after round ${since}, and has a match in round ${paired.number}.`);
  };
};

/** Withdraws. Returns what checks it when the tournament is over. */
export const withdraw = async (surroundings: Surroundings, id: string, { leaving }: Field, named: Named): Promise<() => void> => {
  // By then, no request to enter is under way.
  await surroundings.world.wait(KNOWN);
  leaving.add(named.player);
  const done = await until(surroundings, 'withdraw', ({ people }) => people.withdraw(named.key, id));
  // An answer may have been lost.
  const isOut = done.ok || done.refusal.code === 'not-entered';
  return isOut ? noOpponents(surroundings, id, named) : () => {};
};

/** The host removes someone, and no one else. Returns what checks it when the tournament is over. */
export const removeOne = async (surroundings: Surroundings, id: string, field: Field, host: Named): Promise<() => void> => {
  const { world, kept } = surroundings;
  const unloved = field.entered.find(({ player }) => player !== host.player && !field.leaving.has(player));
  if (unloved === undefined) return () => {};
  field.leaving.add(unloved.player);
  await world.wait(KNOWN);
  const known = await until(surroundings, 'tournament', ({ people }) => people.tournament(host.key, id));
  const entrant = known.ok ? known.value.entrants.findIndex(({ player }) => player === unloved.player) : -1;
  if (entrant < 0) return () => {};
  const removed = await until(surroundings, 'remove entrant', ({ people }) => people.removeEntrant(host.key, id, entrant, unloved.player));
  const stored = kept.read(TOURNAMENT, id)?.entrants ?? [];
  for (const { player, name } of field.entered)
    if (!field.leaving.has(player) && !stored.some((each) => each.player === player))
      world.violate('lost', `${name} had entered, and is gone because someone else was removed.`);
  return removed.ok ? noOpponents(surroundings, id, unloved) : () => {};
};

/** For how long after it was canceled a tournament is watched, in milliseconds: several rounds. */
const WATCHED = 40_000;
const LOOK_EVERY = 1_000;

/** Cancels a tournament: it has no further rounds, and no further matches. */
export const cancel = async (surroundings: Surroundings, id: string, { key }: Named): Promise<void> => {
  const { world, oracle, kept } = surroundings;
  const done = await until(surroundings, 'cancel tournament', ({ people }) => people.cancelTournament(key, id));
  const now = kept.read(TOURNAMENT, id);
  if (!done.ok && now?.status !== 'canceled') return;
  const matches = (): number => oracle.matches().filter(({ terms }) => terms.tournament?.id === id).length;
  const expectNoRound = (): void => {
    const round = kept.read(TOURNAMENT, id)?.round;
    if (round !== now?.round) world.violate('unwanted', `The tournament was canceled in round ${now?.round}, and there is round ${round}.`);
  };
  // A match of this round may be under way.
  await world.wait(KNOWN);
  const before = matches();
  for (let waited = KNOWN; waited < WATCHED; waited += LOOK_EVERY) {
    expectNoRound();
    await world.wait(LOOK_EVERY);
  }
  if (matches() > before) world.violate('unwanted', 'A match began although its tournament had been canceled.');
  kept.witness(TOURNAMENT, id, (stored) => stored?.status === 'canceled');
};
