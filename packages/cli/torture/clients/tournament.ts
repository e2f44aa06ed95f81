import { bids } from '@swordtable/kernel/toys/bids';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { type Entrant, TOURNAMENT } from '@swordtable/server/tournaments/tournament';
import type { Chance } from '../../faults/chance.ts';
import type { TournamentWish } from '../people.ts';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import { cancel, type Field, removeOne, withdraw } from './leaving-tournament.ts';
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
  ...{ clock: 15, arrive: 10, most: 8, rated: chance.hits(500), listed: true, bots: ['easy', 'easy'] },
});

/** Plays every match until the tournament is over. */
const playAll = async (surroundings: Surroundings, id: string, named: Named, chance: Chance): Promise<TournamentDetails> => {
  const { world, oracle } = surroundings;
  const comes = (match: string | null): boolean => !world.chance.branch(`${named.name} in ${match}`).hits(ABSENT);
  for (;;) {
    await world.wait(LOOK_EVERY);
    const known = await until(surroundings, 'tournament', ({ people }) => people.tournament(named.key, id));
    if (!known.ok) continue;
    const { status, you, pairings } = known.value;
    for (const { match } of pairings)
      if (match !== undefined && oracle.headOf(match) === undefined)
        world.violate('lost', `${match} of the tournament ${id} is announced, but there is no such match.`);
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
const checkEnd = ({ world, oracle, rounds }: Surroundings, { tournament, standings, entrants }: TournamentDetails): void => {
  const all = rounds(tournament).flatMap(({ pairings }) => pairings);
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

/** Creates a tournament, and adds a bot. An answer may be lost, so there may be more of them. */
const create = async (surroundings: Surroundings, wish: TournamentWish, { key, player }: Named): Promise<string | undefined> => {
  const { world, kept } = surroundings;
  const created = await until(surroundings, 'create tournament', ({ people }) => people.createTournament(key, wish));
  if (!created.ok) {
    world.violate('broken', `No tournament can be created: ${created.refusal.sentence}`);
    return undefined;
  }
  const id = created.value.tournament;
  kept.witness(TOURNAMENT, id, (stored) => stored?.host === player);
  const added = await until(surroundings, 'add bots', ({ people }) => people.addBots(key, id, ['easy']));
  const botsOf = (entrants: readonly Entrant[] = []): number => entrants.filter(({ level }) => level !== undefined).length;
  const least = wish.bots.length + (added.ok ? 1 : 0);
  kept.witness(TOURNAMENT, id, (stored) => stored?.host === player && botsOf(stored.entrants) >= least);
  return id;
};

/** What the host does beside playing: nothing, removes someone, or cancels it. Returns what checks it at the end. */
const hostWish = async (surroundings: Surroundings, id: string, field: Field, named: Named, chance: Chance): Promise<() => void> => {
  await surroundings.world.wait(chance.below(20_000));
  if (chance.hits(400)) return removeOne(surroundings, id, field, named);
  if (chance.hits(300)) await cancel(surroundings, id, named);
  return () => {};
};

const withdrawSoon = async (...[surroundings, id, field, named, chance]: Parameters<typeof hostWish>): Promise<() => void> => {
  await surroundings.world.wait(chance.below(15_000));
  return withdraw(surroundings, id, field, named);
};

/** A small tournament of bots and a few players. Its host plays too. */
export const startTournament = (surroundings: Surroundings): void => {
  const { world } = surroundings;
  const chance = world.chance.branch('tournament');
  const field: Field = { entered: [], leaving: new Set() };
  /** Its id, once it was created. */
  let known: string | undefined;
  startClient(surroundings, 'Host', async (named) => {
    const id = await create(surroundings, wishOf(chance), named);
    if (id === undefined) return;
    known = id;
    const entered = await enter(surroundings, id, named);
    if (!entered.ok) world.violate('broken', `The host can’t enter: ${entered.refusal.sentence}`);
    field.entered.push(named);
    const wish = hostWish(surroundings, id, field, named, chance.branch('wish'));
    // Long enough for some to be gone before it begins.
    await world.wait(chance.branch('late').hits(300) ? 20_000 : chance.below(4_000));
    await until(surroundings, 'start tournament', ({ people }) => people.startTournament(named.key, id));
    const end = await playAll(surroundings, id, named, chance);
    if (end.status === 'over') checkEnd(surroundings, end);
    (await wish)();
    const taken = await until(surroundings, 'export', ({ people }) => people.everything(named.key));
    if (taken.ok && !taken.value.tournaments.some(({ tournament }) => tournament === id))
      world.violate('lost', 'What the host takes along doesn’t name their tournament.');
  });
  const guests = chance.below(3);
  for (let index = 0; index < guests; index++) {
    const name = `Entrant ${index}`;
    const own = world.chance.branch(name);
    startClient(surroundings, name, async (named) => {
      while (known === undefined) await world.wait(LOOK_EVERY);
      const id = known;
      if (!(await enter(surroundings, id, named)).ok) return;
      field.entered.push(named);
      const leaving = own.branch('leaves').hits(500) ? withdrawSoon(surroundings, id, field, named, own.branch('when')) : undefined;
      await playAll(surroundings, id, named, own);
      (await leaving)?.();
    });
  }
};
