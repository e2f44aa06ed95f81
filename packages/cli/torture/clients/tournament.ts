import { bids } from '@swordtable/kernel/toys/bids';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { TOURNAMENT } from '@swordtable/server/tournaments/tournament';
import type { Chance } from '../../faults/chance.ts';
import type { TournamentWish } from '../people.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { becomeNamed, playNamed } from './named.ts';
import type { Surroundings } from './network.ts';

const LOOK_EVERY = 700;
/** How many of a thousand matches a player doesn't come to. */
const ABSENT = 200;

/** Some of the Swiss ones have tables of three. */
const shapeOf = (chance: Chance): Pick<TournamentWish, 'format' | 'seats'> => {
  const format = chance.hits(500) ? 'swiss' : 'round-robin';
  return { format, seats: format === 'swiss' && chance.branch('tables').hits(500) ? 3 : 2 };
};

const wishOf = (chance: Chance): TournamentWish => ({
  ...{ id: 'tournament', name: 'Cup', game: bids.id, options: { cards: 2 }, ...shapeOf(chance) },
  ...{ clock: 15, arrive: 10, most: 8, rated: chance.hits(500), listed: true, bots: ['easy', 'easy', 'easy'] },
});

/** Plays every match until the tournament is over. */
const playAll = async (surroundings: Surroundings, id: string, named: Named, chance: Chance): Promise<TournamentDetails> => {
  const { world } = surroundings;
  const comes = (match: string | null): boolean => !world.chance.branch(`${named.name} in ${match}`).hits(ABSENT);
  for (;;) {
    await world.wait(LOOK_EVERY);
    const known = await until(surroundings, 'tournament', ({ people }) => people.tournament(named.key, id));
    if (!known.ok) continue;
    const { status, you, pairings } = known.value;
    if (status === 'over' || status === 'canceled') return known.value;
    const pairing = pairings.find(({ match }) => match !== undefined && match === you.match);
    // Some don't come to some of their matches.
    if (!comes(you.match)) continue;
    if (pairing?.match !== undefined && you.entrant !== null)
      await playNamed(surroundings, { ...named, match: pairing.match, seat: pairing.entrants.indexOf(you.entrant) }, chance);
  }
};

const enter = (surroundings: Surroundings, id: string, { key }: Named) =>
  until(surroundings, 'enter tournament', ({ people }) => people.enterTournament(key, id));

/** Every pairing is one match that wasn't canceled, and the points are those of the results. */
const checkEnd = ({ world, oracle, pairings }: Surroundings, { tournament, standings, entrants }: TournamentDetails): void => {
  const all = pairings(tournament);
  const isCanceled = (match: string): boolean => oracle.matchAt(match, oracle.headOf(match) ?? -1)?.ended?.why === 'cancelled';
  const planned = all.flatMap(({ match }) => (match === undefined || isCanceled(match) ? [] : [match])).toSorted();
  const played = oracle
    .matches()
    .flatMap(({ id, terms, ended }) => (terms.tournament?.id === tournament && ended?.why !== 'cancelled' ? [id] : []));
  if (planned.join() !== played.toSorted().join())
    world.violate('doubled', `The tournament has ${planned.length} pairings, but ${played.length} matches.`);
  for (const entrant of entrants.keys()) {
    const points = all.reduce((sum, { entrants: paired, result }) => sum + (result?.points[paired.indexOf(entrant)] ?? 0), 0);
    const told = standings.find((place) => place.entrant === entrant)?.points ?? -1;
    if (Math.abs(told - points) > 1e-4) world.violate('different', `Entrant ${entrant} has ${points} points, but not in the standings.`);
  }
};

const startClient = (surroundings: Surroundings, name: string, live: (named: Named) => Promise<void>): void => {
  const { join } = surroundings;
  let isDone = false;
  join({ name, isDone: () => isDone });
  void becomeNamed(surroundings, name)
    .then(live)
    .then(() => {
      isDone = true;
    });
};

/** A small tournament of bots and a few players. Its host plays too. */
export const startTournament = (surroundings: Surroundings): void => {
  const { world, kept } = surroundings;
  const chance = world.chance.branch('tournament');
  /** Its id, once it was created. */
  let known: string | undefined;
  startClient(surroundings, 'Host', async (named) => {
    const wish = wishOf(chance);
    const created = await until(surroundings, 'create tournament', ({ people }) => people.createTournament(named.key, wish));
    if (!created.ok) return world.violate('broken', `No tournament can be created: ${created.refusal.sentence}`);
    const id = created.value.tournament;
    known = id;
    kept.witness(TOURNAMENT, id, (stored) => stored?.host === named.player);
    const entered = await enter(surroundings, id, named);
    if (!entered.ok) world.violate('broken', `The host can’t enter: ${entered.refusal.sentence}`);
    await world.wait(chance.below(4_000));
    await until(surroundings, 'start tournament', ({ people }) => people.startTournament(named.key, id));
    const end = await playAll(surroundings, id, named, chance);
    if (end.status === 'over') checkEnd(surroundings, end);
  });
  const guests = chance.below(3);
  for (let index = 0; index < guests; index++) {
    const name = `Entrant ${index}`;
    startClient(surroundings, name, async (named) => {
      while (known === undefined) await world.wait(LOOK_EVERY);
      if ((await enter(surroundings, known, named)).ok) await playAll(surroundings, known, named, world.chance.branch(name));
    });
  }
};
