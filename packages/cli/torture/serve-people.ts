import { accept, type Result, refuse } from '@swordtable/kernel';
import { everythingOf } from '@swordtable/server/http/everything';
import { type NewDevice, signOut } from '@swordtable/server/people/devices';
import type { Kept } from '@swordtable/server/people/kind';
import { deletePlayer } from '@swordtable/server/people/leave';
import type { Moves } from '@swordtable/server/people/moves';
import type { People } from '@swordtable/server/people/people';
import type { Player } from '@swordtable/server/people/player';
import type { Seeks } from '@swordtable/server/people/seeks';
import { heardBy } from '@swordtable/server/people/talk/talk';
import type { VacationBook } from '@swordtable/server/people/vacations';
import { failureOf } from '@swordtable/server/registry/lines';
import type { Registry } from '@swordtable/server/registry/registry';
import type { Storage } from '@swordtable/server/storage/storage';
import type { Tournament } from '@swordtable/server/tournaments/tournament';
import type { Tournaments } from '@swordtable/server/tournaments/tournaments';
import { ORIGIN, type Served, type TournamentWish } from './people.ts';
import { servePages } from './serve-pages.ts';

/** What a process knows about people. */
export interface Society {
  readonly people: People;
  readonly seeks: Seeks;
  readonly vacations: VacationBook;
  readonly tournaments: Tournaments;
  readonly moves: Moves;
}

interface Parts extends Society {
  readonly storage: Pick<Storage, 'documents' | 'held'>;
  readonly registry: Pick<Registry, 'look'>;
  now(): number;
}

const EMBLEM = { picture: 'owl', color: 'teal' } as const;
/** As clients call it over HTTP. */
const SITE = { id: 'simulated', origin: ORIGIN };

/** A failing store is told to clients, as over HTTP. */
const told = async <Value>(work: Promise<Result<Value>>): Promise<Result<Value>> => {
  try {
    return await work;
  } catch (error) {
    const refusal = failureOf(error);
    if (refusal === undefined) throw error;
    return { ok: false, refusal };
  }
};

const tournamentOf = ({ id: _, bots, ...wish }: TournamentWish, host: string, created: number): Tournament => ({
  ...wish,
  ...{ host, created, version: '1', watch: 'link of the cup', rounds: null, starts: null, status: 'open', round: 0, due: null },
  entrants: bots.map((level) => ({ level })),
});

/** Serves people without HTTP. */
export const servePeople = ({ people, seeks, vacations, tournaments, moves, storage, registry, now }: Parts): Served => {
  const { documents } = storage;
  const { players, phrases, passkeys, talks, blocks, reports, subscriptions } = people;

  const playerOf = async (device: string): Promise<string | undefined> => {
    const key = await players.identify(device);
    return key === undefined ? undefined : (await players.byKey(key))?.id;
  };
  const asPlayer = async <Value>(device: string, work: (player: string) => Promise<Result<Value>>): Promise<Result<Value>> => {
    const player = await playerOf(device);
    return player === undefined ? refuse('not-a-player', 'You need a profile for this.') : work(player);
  };
  const detailsOf = async (id: string, viewer: string | undefined) => {
    const known = await tournaments.find(id);
    return known === undefined ? refuse('unknown-tournament', 'There is none.') : accept(await tournaments.details(known, viewer));
  };
  const enter = async (device: string, signIn: (coming: NewDevice) => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const entered = await signIn({ key: device, label: '', guest: device });
    if (entered.ok) await moves.settle(device);
    return entered;
  };
  const asKnown = <Value>(device: string, work: (player: Kept<Player>) => Promise<Value>): Promise<Result<Value>> =>
    asPlayer(device, async (id) => {
      const player = await players.byId(id);
      return player === undefined ? refuse('not-a-player', 'They have left.') : accept(await work(player));
    });
  const pages = servePages({ people, registry, playerOf, asPlayer });
  const report: Served['report'] = async ({ match: id, seat, key }, other, words) => {
    const live = await registry.look(id);
    if (!live.ok) return live;
    const { game, seats } = live.value.match;
    const [otherKey] = seats[other]?.keys ?? [];
    if (otherKey === undefined) return refuse('seat-is-bot', 'No one plays this seat.');
    const party = (at: number, by: string) => ({ seat: at, name: '', key: by });
    return reports.send({ match: id, game: game.id, by: party(seat, key), about: party(other, otherKey), why: 'other', words, talk: [] });
  };
  const save: Served['save'] = async (device, name) => {
    const saved = await players.save(device, { name, emblem: EMBLEM });
    return saved.ok ? accept(saved.value.id) : saved;
  };

  return {
    save: (device, name) => told(save(device, name)),
    phrase: (device) => told(asPlayer(device, phrases.create)),
    enter: (device, phrase) => told(enter(device, (coming) => phrases.signIn(phrase, coming))),
    beginPasskey: (device) => told(asKnown(device, (player) => passkeys.beginAdding(player, SITE))),
    addPasskey: (device, made) => told(asPlayer(device, (player) => passkeys.add(player, SITE, made, ''))),
    removePasskey: (device, passkey) => told(asPlayer(device, (player) => passkeys.remove(player, passkey))),
    beginSignIn: () => told(passkeys.beginSignIn(SITE).then(accept)),
    enterWith: (device, answer) => told(enter(device, (coming) => passkeys.signIn(SITE, answer, coming))),
    signOut: (device, other) => told(asPlayer(device, (player) => signOut(documents, player, other))),
    leave: (device) => told(asPlayer(device, (player) => deletePlayer(documents, player))),
    identify: (device) => told(playerOf(device).then((player) => accept(player ?? null))),
    everything: (device) => told(asKnown(device, (player) => everythingOf({ storage, tournaments }, player))),
    hide: (device, hidden) => told(pages.hide(device, hidden)),
    page: (device, player) => told(pages.page(device, player)),
    best: (device, game) => told(pages.best(device, game)),
    share: (sitting, own) => told(pages.share(sitting, own)),
    withdrawAccuracy: (sitting) => told(pages.withdrawAccuracy(sitting)),
    unsubscribe: (device) => told(subscriptions.remove(device)),
    subscribe: (device, endpoint) => told(subscriptions.save(device, device, { endpoint, keys: { p256dh: '', auth: '' }, language: 'en' })),
    hear: ({ match, seat }) => told(talks.read(match).then((said) => accept(heardBy(said, seat, [])))),
    say: ({ match, seat }, saying) => told(talks.say(match, { ...saying, seat })),
    settle: ({ match, seat }, hearing) => told(talks.settle(match, seat, hearing)),
    report: (sitting, other, words) => told(report(sitting, other, words)),
    block: (device, other) => told(asPlayer(device, (player) => blocks.block(player, other))),
    unblock: (device, other) => told(asPlayer(device, (player) => blocks.unblock(player, other))),
    seek: (device, wishes) => told(seeks.begin(device, wishes)),
    look: (device, pace) => told(seeks.look(device, pace).then((seek) => accept(seek ?? null))),
    stopLooking: (device, pace) => told(seeks.stop(device, pace)),
    startVacation: (device, days) => told(vacations.start(device, days)),
    endVacation: (device) => told(vacations.stop(device)),
    createTournament: (device, wish) =>
      told(
        asPlayer(device, async (player) => {
          const made = await tournaments.create(wish.id, tournamentOf(wish, player, now()));
          return made.ok ? detailsOf(wish.id, player) : made;
        }),
      ),
    tournament: (device, id) => told(playerOf(device).then((player) => detailsOf(id, player))),
    enterTournament: (device, id) => told(asPlayer(device, (player) => tournaments.enter(id, player, false))),
    withdraw: (device, id) => told(asPlayer(device, (player) => tournaments.withdraw(id, player))),
    addBots: (device, id, bots) => told(asPlayer(device, (player) => tournaments.addBots(id, player, bots))),
    removeEntrant: (device, id, entrant, meant) =>
      told(asPlayer(device, (player) => tournaments.removeEntrant(id, player, entrant, meant))),
    cancelTournament: (device, id) => told(asPlayer(device, (player) => tournaments.cancel(id, player))),
    startTournament: (device, id) => told(asPlayer(device, (player) => tournaments.start(id, player))),
  };
};
