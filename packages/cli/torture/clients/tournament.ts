import { accept, refuse } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { TOURNAMENT, type Tournament } from '@swordtable/server/tournaments/tournament';
import type { Chance } from '../../faults/chance.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { becomeNamed, playNamed } from './named.ts';
import type { Surroundings } from './network.ts';

const ID = 'tournament';
const LOOK_EVERY = 700;

/** Some of the Swiss ones have tables of three. */
const shapeOf = (chance: Chance): Pick<Tournament, 'format' | 'seats'> => {
  const format = chance.hits(500) ? 'swiss' : 'round-robin';
  return { format, seats: format === 'swiss' && chance.branch('tables').hits(500) ? 3 : 2 };
};

const tournamentOf = (host: string, chance: Chance, created: number): Tournament => ({
  ...{ name: 'Cup', game: bids.id, version: bids.version, options: { cards: 2 }, host, watch: 'link of the cup', created },
  ...{ ...shapeOf(chance), rounds: null, clock: 15, arrive: 10, starts: null, most: 8 },
  ...{ rated: chance.hits(500), listed: true, status: 'open', round: 0, due: null },
  entrants: Array.from({ length: 3 }, () => ({ level: 'easy' })),
});

const details = (surroundings: Surroundings, viewer: string) =>
  until<TournamentDetails>(surroundings, 'tournament', ({ serve }) =>
    serve(async ({ tournaments }) => {
      const known = await tournaments.find(ID);
      return known === undefined ? refuse('unknown-tournament', '') : accept(await tournaments.details(known, viewer));
    }),
  );

/** Plays every match until the tournament is over. */
const playAll = async (surroundings: Surroundings, named: Named, chance: Chance): Promise<TournamentDetails> => {
  const { world } = surroundings;
  for (;;) {
    await world.wait(LOOK_EVERY);
    const known = await details(surroundings, named.player);
    if (!known.ok) continue;
    const { status, you, pairings } = known.value;
    if (status === 'over' || status === 'canceled') return known.value;
    const pairing = pairings.find(({ match }) => match !== undefined && match === you.match);
    if (pairing?.match !== undefined && you.entrant !== null)
      await playNamed(surroundings, { ...named, match: pairing.match, seat: pairing.entrants.indexOf(you.entrant) }, chance);
  }
};

const enter = (surroundings: Surroundings, { player }: Named) =>
  until(surroundings, 'enter tournament', ({ serve }) => serve(({ tournaments }) => tournaments.enter(ID, player, false)));

/** Every pairing is one match, and the points are those of the results. */
const checkEnd = ({ world, oracle, pairings }: Surroundings, { standings, entrants }: TournamentDetails): void => {
  const all = pairings(ID);
  const planned = all.flatMap(({ match }) => match ?? []).toSorted();
  const played = oracle.matches().flatMap(({ id, terms }) => (terms.tournament?.id === ID ? [id] : []));
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
  startClient(surroundings, 'Host', async (named) => {
    const wish = tournamentOf(named.player, chance, world.now());
    await until(surroundings, 'create tournament', ({ serve }) => serve(({ tournaments }) => tournaments.create(ID, wish)));
    kept.witness(TOURNAMENT, ID, (stored) => stored?.host === named.player);
    const entered = await enter(surroundings, named);
    if (!entered.ok) world.violate('broken', `The host can’t enter: ${entered.refusal.sentence}`);
    await world.wait(chance.below(4_000));
    await until(surroundings, 'start tournament', ({ serve }) => serve(({ tournaments }) => tournaments.start(ID, named.player)));
    const end = await playAll(surroundings, named, chance);
    if (end.status === 'over') checkEnd(surroundings, end);
  });
  const guests = chance.below(3);
  for (let index = 0; index < guests; index++) {
    const name = `Entrant ${index}`;
    startClient(surroundings, name, async (named) => {
      for (;;) {
        await world.wait(LOOK_EVERY);
        const entered = await enter(surroundings, named);
        if (entered.ok) break;
        if (entered.refusal.code !== 'unknown-tournament') return;
      }
      await playAll(surroundings, named, world.chance.branch(name));
    });
  }
};
