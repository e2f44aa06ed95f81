import { beforeAll, describe, expect, test } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { allRoutes } from '../api/all-routes.ts';
import { awayRoutes } from '../api/away-routes.ts';
import { addressOf, type Call } from '../api/call.ts';
import { refusal } from '../api/kernel.ts';
import { operatorRoutes } from '../api/operator-routes.ts';
import { programRoutes } from '../api/program-routes.ts';
import { type Route, routes } from '../api/routes.ts';
import { talkRoutes } from '../api/talk-routes.ts';
import { tournamentRoutes } from '../api/tournament-routes.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, startService, type TestService } from '../testing/service.ts';
import { strictly } from '../testing/strictly.ts';

type Name = keyof typeof allRoutes;

const PUSH = 'http://127.0.0.1:9';
const OPERATOR = 'the-operator-key-of-this-test-service';
let s: TestService;
let company: Company;
let over: Company;
let host: Client;
let guest: Client;
let stranger: Client;
beforeAll(async () => {
  s = await startService({ env: { OPERATOR_KEY: OPERATOR, PUSH_TEST_SERVICE: PUSH } });
  company = await companyOf(s, 2, { hints: true });
  over = await companyOf(s, 2, { options: { rounds: 1 }, listed: true });
  await playOn(over);
  [host, guest] = [company.player(0), company.player(1)];
  stranger = await s.newcomer();
});

const atMatch = ({ match }: Company) => ({ match });
const atSeat = ({ match }: Company, seat = 0) => ({ match, seat });
/** A match for a single test. */
const another = (): Promise<Company> => companyOf(s, 2);
const waiting = () => host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'open' }] });
const question = async ({ match, host: asked }: Company) => {
  const { decision } = await asked.table(match, 0);
  if (decision === null) throw new Error('The host is not asked.');
  return decision;
};

/** A player with this name. */
const named = async (name: string): Promise<Client> => {
  const client = await s.newcomer();
  await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return client;
};

/** The host of the match that is over, as a player. */
const reviewer = async (): Promise<Client> => {
  await over.host.call(routes.saveProfile, { body: { name: 'Reviewer', emblem: { picture: 'owl', color: 'teal' } } });
  return over.host;
};

/** Calls a route and fails if it refuses; the client checks every response against its schema. */
const answers = <Of extends Route>(client: Client, route: Of, call: Call<Of>): Promise<unknown> =>
  client.sure(client.ask(route.method, addressOf(route, call), call.body));

let cups = 0;
/** A tournament of bots for a single test; its host is a player of their own, who can't have many. */
const cup = async (): Promise<{ readonly tournament: string; readonly owner: Client }> => {
  const owner = await s.newcomer();
  await owner.call(routes.saveProfile, { body: { name: `Owner ${cups++}`, emblem: { picture: 'owl', color: 'teal' } } });
  const bots = ['easy', 'easy', 'easy', 'easy'] as const;
  const body = { name: 'Cup', game: 'carts', clock: 60, listed: true, options: { rounds: 1 }, bots };
  const { tournament } = await owner.call(tournamentRoutes.createTournament, { body });
  return { tournament, owner };
};

/** The first messages of a stream. Each is checked against its schema. */
const streams = async (route: typeof routes.stream | typeof routes.seatStream, params: object): Promise<void> => {
  for (const events of [true, false]) {
    const own = await another();
    const stream = await own.host.stream(addressOf(route, { params: { ...params, match: own.match } }), { events });
    await stream.until(({ type }) => type === 'table');
    await own.host.answer(own.match, 0);
    await stream.until(({ type }) => type === 'step');
    await stream.close();
    await stream.ended;
  }
};

const playerId = async (): Promise<string> =>
  (await guest.call(routes.saveProfile, { body: { name: 'Thalia', emblem: { picture: 'lyre', color: 'teal' } } })).player;

/** One call for every route; without one for each it doesn't compile. */
const calls: Readonly<Record<Name, () => Promise<unknown>>> = {
  games: () => answers(s.nobody, programRoutes.games, {}),
  me: () => answers(s.nobody, routes.me, {}),
  saveProfile: () => answers(guest, routes.saveProfile, { body: { name: 'Thalia', emblem: { picture: 'lyre', color: 'teal' } } }),
  push: () => answers(s.nobody, awayRoutes.push, {}),
  subscribe: () =>
    answers(guest, awayRoutes.subscribe, {
      body: { endpoint: `${PUSH}/guest`, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, language: 'en' },
    }),
  unsubscribe: () => answers(guest, awayRoutes.unsubscribe, {}),
  access: () => answers(guest, accessRoutes.access, {}),
  createPhrase: () => answers(guest, accessRoutes.createPhrase, {}),
  signInWithPhrase: async () => {
    const { phrase } = await guest.call(accessRoutes.createPhrase, {});
    await answers(await s.newcomer(), accessRoutes.signInWithPhrase, { body: { phrase } });
  },
  signOut: async () => {
    const { phrase } = await guest.call(accessRoutes.createPhrase, {});
    const other = await s.newcomer();
    await other.call(accessRoutes.signInWithPhrase, { body: { phrase } });
    const { devices } = await other.call(accessRoutes.access, {});
    await answers(guest, accessRoutes.signOut, { params: { device: devices.find(({ isThis }) => isThis)?.device ?? '' } });
  },
  beginPasskey: () => answers(guest, accessRoutes.beginPasskey, {}),
  addPasskey: async () => {
    const request = await guest.call(accessRoutes.beginPasskey, {});
    await answers(guest, accessRoutes.addPasskey, { body: newAuthenticator().create(request, s.address) });
  },
  removePasskey: async () => {
    const { passkeys } = await guest.call(accessRoutes.access, {});
    await answers(guest, accessRoutes.removePasskey, { params: { passkey: passkeys[0]?.passkey ?? '' } });
  },
  beginSignIn: () => answers(s.nobody, accessRoutes.beginSignIn, {}),
  signInWithPasskey: async () => {
    const authenticator = newAuthenticator();
    const made = authenticator.create(await guest.call(accessRoutes.beginPasskey, {}), s.address);
    await guest.call(accessRoutes.addPasskey, { body: made });
    const answer = authenticator.get(await s.nobody.call(accessRoutes.beginSignIn, {}), s.address);
    await answers(await s.newcomer(), accessRoutes.signInWithPasskey, { body: answer });
  },
  exportMe: () => answers(guest, accessRoutes.exportMe, {}),
  deleteMe: async () => {
    const leaver = await s.newcomer();
    await leaver.call(routes.saveProfile, { body: { name: 'Leaver', emblem: { picture: 'ship', color: 'rose' } } });
    await answers(leaver, accessRoutes.deleteMe, {});
  },
  leaderboard: () => answers(s.nobody, allRoutes.leaderboard, { query: { game: 'carts' } }),
  player: async () => answers(s.nobody, allRoutes.player, { params: { player: await playerId() } }),
  playerMatches: async () => answers(s.nobody, allRoutes.playerMatches, { params: { player: await playerId() }, query: { game: 'carts' } }),
  accuracy: async () => answers(await reviewer(), allRoutes.accuracy, { params: atSeat(over) }),
  shareAccuracy: async () =>
    answers(await reviewer(), allRoutes.shareAccuracy, { params: atSeat(over), body: { accuracy: 80, depth: 'quick' } }),
  withdrawAccuracy: async () => answers(await reviewer(), allRoutes.withdrawAccuracy, { params: atSeat(over) }),
  setVisibility: async () => {
    await playerId();
    await answers(guest, allRoutes.setVisibility, { body: { hidden: false } });
  },
  vacation: () => answers(host, awayRoutes.vacation, {}),
  startVacation: () => answers(guest, awayRoutes.startVacation, { body: { days: 1 } }),
  endVacation: () => answers(host, awayRoutes.endVacation, {}),
  createKey: () => answers(s.nobody, programRoutes.createKey, {}),
  beginSeek: () => answers(guest, routes.beginSeek, { body: { games: ['carts'], name: 'Gus' } }),
  seek: () => answers(host, routes.seek, { query: { pace: 'days' } }),
  stopSeek: () => answers(guest, routes.stopSeek, { query: { pace: 'days' } }),
  openTables: async () => {
    await answers(stranger, routes.beginSeek, { body: { games: ['bids'], pace: 'days' } });
    await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    await answers(s.nobody, routes.openTables, {});
  },
  createTournament: () => cup(),
  listTournaments: () => answers(s.nobody, tournamentRoutes.listTournaments, { query: { most: 3 } }),
  tournament: async () => answers(s.nobody, tournamentRoutes.tournament, { params: { tournament: (await cup()).tournament } }),
  tournamentRound: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.startTournament, { params: { tournament } });
    await answers(s.nobody, tournamentRoutes.tournamentRound, { params: { tournament, round: 1 } });
  },
  enterTournament: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.enterTournament, { params: { tournament } });
  },
  withdraw: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.enterTournament, { params: { tournament }, body: { program: true } });
    await answers(owner, tournamentRoutes.withdraw, { params: { tournament } });
  },
  addBots: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.addBots, { params: { tournament }, body: { bots: ['easy'] } });
  },
  removeEntrant: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.removeEntrant, { params: { tournament }, body: { entrant: 0 } });
  },
  startTournament: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.startTournament, { params: { tournament } });
  },
  cancelTournament: async () => {
    const { tournament, owner } = await cup();
    await answers(owner, tournamentRoutes.cancelTournament, { params: { tournament } });
  },
  createMatch: () => answers(host, routes.createMatch, { body: { game: 'carts' } }),
  listMatches: () => answers(s.nobody, routes.listMatches, { query: { status: 'over', most: 1 } }),
  listYourMatches: () => answers(host, routes.listYourMatches, {}),
  match: () => answers(host, routes.match, { params: atMatch(company) }),
  cancel: async () => answers(host, routes.cancel, { params: { match: (await waiting()).match } }),
  rematch: () => answers(over.host, routes.rematch, { params: atMatch(over) }),
  take: async () => {
    const { match, invites } = await waiting();
    await answers(stranger, routes.take, { params: { match, seat: 1 }, body: { invite: invites[0]?.secret } });
  },
  resign: async () => {
    const own = await another();
    await answers(own.host, routes.resign, { params: atSeat(own) });
  },
  leave: async () => answers(host, routes.leave, { params: { match: (await waiting()).match, seat: 0 } }),
  return: async () => {
    const own = await another();
    await answers(own.host, routes.hand, { params: atSeat(own) });
    await answers(own.host, routes.return, { params: atSeat(own) });
  },
  revoke: () => answers(host, routes.revoke, { params: atSeat(company) }),
  hand: async () => {
    const own = await another();
    await answers(own.host, routes.hand, { params: atSeat(own), body: { level: 'easy' } });
  },
  invite: () => answers(host, routes.invite, { params: atSeat(company) }),
  act: async () => {
    const own = await another();
    const { seq, options } = await question(own);
    await answers(own.host, routes.act, { params: atSeat(own), body: { seq, action: options[0] } });
  },
  undo: async () => {
    const own = await another();
    const { seq } = await own.host.answer(own.match, 0);
    await answers(own.host, routes.undo, { params: atSeat(own), body: { seq } });
  },
  requestTakeback: async () => {
    const own = await another();
    const { seq } = await own.host.answer(own.match, 0);
    await answers(own.host, routes.requestTakeback, { params: atSeat(own), body: { seq } });
  },
  answerTakeback: async () => {
    const own = await another();
    const { seq } = await own.host.answer(own.match, 0);
    await answers(own.host, routes.requestTakeback, { params: atSeat(own), body: { seq } });
    await answers(own.host, routes.answerTakeback, { params: atSeat(own), body: { agree: false } });
  },
  undoable: async () => {
    const own = await another();
    await answers(own.host, routes.undoable, { params: atSeat(own) });
    await own.host.answer(own.match, 0);
    await answers(own.host, routes.undoable, { params: atSeat(own) });
  },
  preview: async () => {
    const { seq, options } = await question(company);
    await answers(host, routes.preview, { params: atSeat(company), body: { seq, action: options[0] } });
  },
  hint: () => answers(host, routes.hint, { params: atSeat(company) }),
  orders: () => answers(guest, routes.orders, { params: atSeat(company, 1) }),
  putOrders: async () => {
    const own = await another();
    const orders = [{ rule: 'turn', ask: 'good', alternatives: [[{ look: true }]] }];
    await answers(own.player(1), routes.putOrders, { params: atSeat(own, 1), body: { mark: 0, orders } });
  },
  withdrawOrders: () => answers(guest, routes.withdrawOrders, { params: atSeat(company, 1) }),
  plan: () => answers(guest, routes.plan, { params: atSeat(company, 1), body: { answers: [{ look: true }] } }),
  watchLink: async () => {
    const own = await another();
    await answers(own.host, routes.watchLink, { params: atMatch(own) });
  },
  watch: () => answers(stranger, routes.watch, { params: atMatch(company), body: { secret: company.watch } }),
  seatTable: () => answers(host, routes.seatTable, { params: atSeat(company), query: { after: -1 } }),
  table: () => answers(s.nobody, routes.table, { params: atMatch(over), query: { after: -1 } }),
  seatStream: () => streams(routes.seatStream, { seat: 0 }),
  stream: () => streams(routes.stream, {}),
  seatSteps: () => answers(host, routes.seatSteps, { params: atSeat(company) }),
  steps: () => answers(s.nobody, routes.steps, { params: atMatch(over) }),
  seatStep: () => answers(host, routes.seatStep, { params: { ...atSeat(company), step: 1 } }),
  step: () => answers(s.nobody, routes.step, { params: { ...atMatch(over), step: 3 } }),
  seatWhy: async () => {
    const own = await companyOf(s, 2, { game: 'bids' });
    await answers(own.host, programRoutes.seatWhy, { params: atSeat(own), query: { question: '{"hand":true}' } });
  },
  why: async () => {
    const own = await companyOf(s, 2, { game: 'bids', listed: true });
    await playOn(own, 2);
    await answers(s.nobody, programRoutes.why, { params: atMatch(own), query: { question: '{"event":3}' } });
  },
  record: () => answers(s.nobody, routes.record, { params: atMatch(over) }),
  importRecord: async () => {
    const record = await s.nobody.call(routes.record, { params: atMatch(over) });
    await answers(stranger, programRoutes.importRecord, { body: { ...record } });
  },
  deleteYourMatch: async () => {
    const own = await another();
    await own.host.post(`/api/matches/${own.match}/seats/0/resign`);
    await answers(own.host, routes.deleteYourMatch, { params: atMatch(own) });
  },
  endMatch: async () => {
    const own = await another();
    await answers(s.as(OPERATOR), operatorRoutes.endMatch, { params: atMatch(own) });
  },
  talk: () => answers(host, talkRoutes.talk, { params: atSeat(company) }),
  say: () => answers(host, talkRoutes.say, { params: atSeat(company), body: { phrase: 'hello', id: 'once' } }),
  setTalk: () => answers(host, talkRoutes.setTalk, { params: atSeat(company), body: { writing: true, muted: [1] } }),
  report: () => answers(host, talkRoutes.report, { params: atSeat(company), body: { seat: 1, why: 'other', words: 'Rude.' } }),
  blocks: async () => answers(await named('Calliope'), talkRoutes.blocks, {}),
  block: async () => {
    await named('Clio');
    const { player } = await s.as(OPERATOR).call(operatorRoutes.findPlayer, { query: { name: 'Clio' } });
    await answers(await named('Erato'), talkRoutes.block, { body: { player: player?.player } });
  },
  unblock: async () => answers(await named('Euterpe'), talkRoutes.unblock, { params: { player: 'nobody' } }),
  maintenance: () => answers(s.nobody, operatorRoutes.maintenance, {}),
  setMaintenance: () => answers(s.as(OPERATOR), operatorRoutes.setMaintenance, { body: { note: null } }),
  listReports: () => answers(s.as(OPERATOR), operatorRoutes.listReports, {}),
  closeReport: async () => {
    const own = await another();
    const { report } = await own.host.call(talkRoutes.report, { params: atSeat(own), body: { seat: 1, why: 'name' } });
    await answers(s.as(OPERATOR), operatorRoutes.closeReport, { params: { report }, body: { note: 'Renamed.' } });
  },
  findPlayer: () => answers(s.as(OPERATOR), operatorRoutes.findPlayer, { query: { name: 'Nobody' } }),
  renamePlayer: async () => {
    await named('Urania');
    const { player } = await s.as(OPERATOR).call(operatorRoutes.findPlayer, { query: { name: 'Urania' } });
    await answers(s.as(OPERATOR), operatorRoutes.renamePlayer, { params: { player: player?.player ?? '' }, body: { name: 'Polyhymnia' } });
  },
  listSanctions: () => answers(s.as(OPERATOR), operatorRoutes.listSanctions, {}),
  imposeSanction: () =>
    answers(s.as(OPERATOR), operatorRoutes.imposeSanction, { params: { who: '0'.repeat(64) }, body: { what: 'silenced', days: 1 } }),
  liftSanction: () => answers(s.as(OPERATOR), operatorRoutes.liftSanction, { params: { who: '0'.repeat(64) } }),
  alive: () => answers(s.nobody, programRoutes.alive, {}),
  ready: () => answers(s.nobody, programRoutes.ready, {}),
};

const names = Object.keys(calls) as Name[];

describe('a route’s response is what its schema says, to the last key', () => {
  test.each(names)('%s', async (name) => {
    await calls[name]();
  });
});

describe('every route refuses in the same format', () => {
  const refusable = names.filter((name) => 'params' in allRoutes[name] || 'body' in allRoutes[name]);
  test.each(refusable)('%s', async (name) => {
    const route: Route = allRoutes[name];
    const params = { match: 'nowhere', seat: 0, step: 0, player: 'nobody', report: 'none', who: 'nobody', device: 'none', passkey: 'none' };
    const unknown = await stranger.ask(route.method, addressOf(route, { params }), route.body === undefined ? undefined : {});
    expect(unknown.status).toBeGreaterThanOrEqual(400);
    strictly(refusal, unknown.body);
    if (route.body !== undefined) {
      const malformed = await stranger.ask(route.method, addressOf(route, { params }), '"no object"');
      expect(malformed).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });
});
