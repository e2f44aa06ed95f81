import { accept, type Result } from '@swordtable/kernel';
import { accessRoutes } from '@swordtable/server/api/access-routes';
import { awayRoutes } from '@swordtable/server/api/away-routes';
import type { PlayerCard } from '@swordtable/server/api/people';
import { playerRoutes } from '@swordtable/server/api/player-routes';
import type { Leaderboard } from '@swordtable/server/api/players';
import { routes } from '@swordtable/server/api/routes';
import type { Seek } from '@swordtable/server/api/seeks';
import type { Talk } from '@swordtable/server/api/talk';
import { talkRoutes } from '@swordtable/server/api/talk-routes';
import { tournamentRoutes } from '@swordtable/server/api/tournament-routes';
import type { Served, Sitting } from '../people.ts';
import type { Request } from './requests.ts';

const EMBLEM = { picture: 'owl', color: 'teal' };
/** Keys of a browser in the right form. Nothing is encrypted for it here. */
const BROWSER = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** Asks with the key of a client. */
type Ask = <Value>(request: Request, key: string) => Promise<Result<Value>>;

const read = async <Value, Part>(answer: Promise<Result<Value>>, part: (value: Value) => Part): Promise<Result<Part>> => {
  const done = await answer;
  return done.ok ? accept(part(done.value)) : done;
};

/** Serves people over HTTP. */
export const wiredPeople = (ask: Ask): Served => {
  const at = ({ match, seat }: Sitting) => ({ match, seat });
  return {
    save: (device, name) =>
      read(ask<PlayerCard>({ route: routes.saveProfile, body: { name, emblem: EMBLEM } }, device), ({ player }) => player),
    phrase: (device) => read(ask<{ readonly phrase: string }>({ route: accessRoutes.createPhrase }, device), ({ phrase }) => phrase),
    enter: (device, phrase) => ask({ route: accessRoutes.signInWithPhrase, body: { phrase } }, device),
    beginPasskey: (device) => ask({ route: accessRoutes.beginPasskey }, device),
    addPasskey: (device, body) => ask({ route: accessRoutes.addPasskey, body }, device),
    removePasskey: (device, passkey) => ask({ route: accessRoutes.removePasskey, params: { passkey } }, device),
    beginSignIn: (device) => ask({ route: accessRoutes.beginSignIn }, device),
    enterWith: (device, body) => ask({ route: accessRoutes.signInWithPasskey, body }, device),
    signOut: (device, other) => ask({ route: accessRoutes.signOut, params: { device: other } }, device),
    leave: (device) => ask({ route: accessRoutes.deleteMe }, device),
    identify: (device) => read(ask<{ readonly me: PlayerCard | null }>({ route: routes.me }, device), ({ me }) => me?.player ?? null),
    subscribe: (device, endpoint) => ask({ route: awayRoutes.subscribe, body: { endpoint, keys: BROWSER, language: 'en' } }, device),
    unsubscribe: (device) => ask({ route: awayRoutes.unsubscribe }, device),
    everything: (device) => ask({ route: accessRoutes.exportMe }, device),
    hide: (device, hidden) => ask({ route: playerRoutes.setVisibility, body: { hidden } }, device),
    page: (device, player) => ask({ route: playerRoutes.player, params: { player } }, device),
    best: (device, game) =>
      read(ask<Leaderboard>({ route: playerRoutes.leaderboard, query: { game } }, device), ({ players }) =>
        players.map(({ player }) => player.player),
      ),
    share: (sitting, body) => ask({ route: playerRoutes.shareAccuracy, params: at(sitting), body }, sitting.key),
    withdrawAccuracy: (sitting) => ask({ route: playerRoutes.withdrawAccuracy, params: at(sitting) }, sitting.key),
    hear: (sitting) => read(ask<Talk>({ route: talkRoutes.talk, params: at(sitting) }, sitting.key), ({ lines }) => lines),
    say: (sitting, body) => ask({ route: talkRoutes.say, params: at(sitting), body }, sitting.key),
    settle: (sitting, body) => ask({ route: talkRoutes.setTalk, params: at(sitting), body }, sitting.key),
    report: (sitting, seat, words) =>
      read(
        ask<{ readonly report: string }>(
          { route: talkRoutes.report, params: at(sitting), body: { seat, why: 'other', words } },
          sitting.key,
        ),
        ({ report }) => report,
      ),
    block: (device, player) => ask({ route: talkRoutes.block, body: { player } }, device),
    unblock: (device, player) => ask({ route: talkRoutes.unblock, params: { player } }, device),
    seek: (device, body) => ask({ route: routes.beginSeek, body }, device),
    look: (device, pace) => read(ask<{ readonly seek: Seek | null }>({ route: routes.seek, query: { pace } }, device), ({ seek }) => seek),
    stopLooking: (device, pace) => ask({ route: routes.stopSeek, query: { pace } }, device),
    startVacation: (device, days) => ask({ route: awayRoutes.startVacation, body: { days } }, device),
    endVacation: (device) => ask({ route: awayRoutes.endVacation }, device),
    createTournament: (device, body) => ask({ route: tournamentRoutes.createTournament, body }, device),
    tournament: (device, tournament) => ask({ route: tournamentRoutes.tournament, params: { tournament } }, device),
    enterTournament: (device, tournament) => ask({ route: tournamentRoutes.enterTournament, params: { tournament }, body: {} }, device),
    withdraw: (device, tournament) => ask({ route: tournamentRoutes.withdraw, params: { tournament }, body: {} }, device),
    addBots: (device, tournament, bots) => ask({ route: tournamentRoutes.addBots, params: { tournament }, body: { bots } }, device),
    removeEntrant: (device, tournament, entrant, player) =>
      ask({ route: tournamentRoutes.removeEntrant, params: { tournament }, body: { entrant, player } }, device),
    cancelTournament: (device, tournament) => ask({ route: tournamentRoutes.cancelTournament, params: { tournament } }, device),
    startTournament: (device, tournament) => ask({ route: tournamentRoutes.startTournament, params: { tournament }, body: {} }, device),
  };
};
