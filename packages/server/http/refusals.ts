import type { Refusal } from '@swordtable/kernel';

/** Every code, its status, and its meaning. Games may have their own codes for options that conflict. */
export const CODES: Readonly<Record<string, readonly [status: number, means: string]>> = {
  malformed: [400, 'The request, or the action in it, has the wrong form.'],
  'order-malformed': [400, 'A standing order has the wrong form, or names something the game doesn’t have.'],
  'bad-option': [400, 'An option of the game has an invalid value.'],
  'unknown-option': [400, 'The game has no such option.'],
  'push-endpoint': [400, 'Push messages can only go to a push service on the internet, over https.'],
  'bad-seats': [400, 'The game, or the format of the tournament, doesn’t allow that number of players.'],
  'bad-record': [400, 'This isn’t a match file.'],
  'bad-redeal': [400, 'The file branches off at an impossible point.'],
  'no-scenes': [400, 'Matches of this game can’t begin with a scene.'],
  'scene-file': [400, 'The match began with a scene, and a server takes only matches that were dealt.'],
  'no-key': [401, 'You need a key. Get one from POST /api/keys.'],
  'unknown-key': [401, 'This server didn’t issue this key. Get one from POST /api/keys.'],
  'unknown-passkey': [401, 'The passkey isn’t known here, or was removed.'],
  'passkey-refused': [401, 'The passkey couldn’t be verified.'],
  'unknown-phrase': [401, 'No one has this recovery phrase.'],
  'bad-phrase': [400, 'This isn’t a recovery phrase: it has 12 words, the last of which checks the others.'],
  'not-your-seat': [403, 'This isn’t your seat.'],
  'not-yours': [403, 'You had no part in this match.'],
  'not-owner': [403, 'Only the device that took the seat can do this.'],
  'seat-reserved': [403, 'The seat is for a certain player.'],
  'too-many-answers': [409, 'You have answered too often in this match.'],
  'id-reused': [409, 'You have used this id for another answer.'],
  'not-operator': [403, 'Only those who run the server can do this.'],
  'not-host': [403, 'Only the host can do this.'],
  'no-invitation': [403, 'You need a link to do this.'],
  'may-not-watch': [403, 'The match is private.'],
  'not-open': [403, 'The record isn’t open.'],
  'unknown-game': [404, 'There is no such game.'],
  'unknown-tournament': [404, 'There is no such tournament.'],
  'unknown-round': [404, 'The tournament has no such round yet.'],
  'unknown-match': [404, 'There is no such match.'],
  'unknown-seat': [404, 'The match has no such seat.'],
  'unknown-step': [404, 'The match has no such step yet.'],
  'no-why': [404, 'There’s nothing to explain to you about this.'],
  'unknown-address': [404, 'There’s nothing at this address, or it doesn’t accept this method.'],
  'too-slow': [408, 'The request didn’t arrive in time.'],
  'not-begun': [409, 'Not all seats are taken yet.'],
  begun: [409, 'The match has begun and can’t be canceled.'],
  'game-over': [409, 'The match is over.'],
  'not-over': [409, 'You can have a rematch only after a match that was played to its end.'],
  'not-reviewable': [409, 'Only a match that is over and open can be reviewed.'],
  stale: [409, 'Something has happened since. Check the table, then answer.'],
  'not-your-decision': [409, 'It’s another player’s decision.'],
  'not-an-option': [409, 'The action isn’t one of `decision.options`.'],
  'orders-too-many': [409, 'A seat can have at most five standing orders.'],
  'order-your-turn': [409, 'It’s already your turn to answer this question.'],
  'no-plan': [409, 'Your next turn can’t be planned now.'],
  'undo-nothing': [409, 'There’s nothing to undo yet.'],
  'undo-turn': [409, 'The turn has passed.'],
  'undo-redo': [409, 'Another player would have to answer again.'],
  'undo-revealed': [409, 'Something hidden or random was revealed.'],
  'undo-too-often': [409, 'There were too many undos in this match.'],
  'undo-over': [409, 'You can undo only in a running match.'],
  'takeback-alone': [409, 'No one else is playing. Undo your answer yourself.'],
  'takeback-pending': [409, 'A takeback has already been requested.'],
  'takeback-declined': [409, 'Your takeback was declined. You can ask again after your next answer.'],
  'takeback-too-often': [409, 'No more takebacks can be requested in this match.'],
  'takeback-none': [409, 'No takeback is requested now.'],
  'takeback-own': [409, 'The others have to agree to your takeback.'],
  'takeback-granted': [409, 'You have already agreed to this takeback.'],
  'seat-taken': [409, 'This seat is taken, and a link works only once.'],
  'seat-is-bot': [409, 'A bot is playing this seat.'],
  'seat-handed': [409, 'A bot is playing your seat. Return first.'],
  resigned: [409, 'You have resigned from this match.'],
  'hints-off': [409, 'Hints are off in rated matches, in tournaments, and in this match between people.'],
  'rated-undo': [409, 'There’s no undo in rated matches and tournaments.'],
  'rated-bot': [409, 'No bot plays for anyone in rated matches and tournaments.'],
  'rated-link': [409, 'Seats in rated matches and tournaments have no links.'],
  'rated-terms': [409, 'A match with these terms can’t be rated.'],
  'both-seats': [409, 'No one can hold two seats of a rated match.'],
  'no-hint': [503, 'The bot didn’t find a move in time.'],
  'bot-answers': [409, 'A bot is about to answer for you. You can return after that.'],
  'no-socket': [426, 'This address is for WebSockets.'],
  'cross-site': [403, 'The request came from another site.'],
  'not-away': [409, 'You’re already playing this seat.'],
  'not-waited-for': [409, 'Nobody is waiting for this player.'],
  patience: [409, 'The player still has time.'],
  'agreed-already': [409, 'You have already agreed; the others haven’t yet.'],
  'too-many-devices': [409, 'A seat can be played from at most eight devices.'],
  'too-many-links': [409, 'A seat can have at most eight open links.'],
  'too-many-watchers': [409, 'A private match can’t have more spectators.'],
  'too-long': [409, 'This was done too often in this match. You can still play, resign, or leave.'],
  'tournament-begun': [409, 'The tournament has begun.'],
  'tournament-over': [409, 'The tournament is over.'],
  'tournament-full': [409, 'The tournament is full.'],
  'too-few-entrants': [409, 'A tournament needs at least four entrants.'],
  'too-many-tournaments': [409, 'You host or play in too many tournaments at the same time.'],
  'not-entered': [409, 'No such player has entered the tournament.'],
  'not-a-player': [403, 'You need a name here first: see PUT /api/me.'],
  'unknown-device': [404, 'You’re not signed in on this device.'],
  'signed-in': [409, 'This device already belongs to a player. Sign it out first.'],
  'last-way-in': [409, 'Signed out here, you could never come back: add a passkey or a recovery phrase first.'],
  'devices-full': [409, 'A player can be signed in on at most 20 devices.'],
  'passkeys-full': [409, 'A player can have at most 10 passkeys.'],
  'passkey-late': [409, 'The challenge is older than five minutes, or was used.'],
  'vacation-on': [409, 'You’re already on vacation.'],
  'vacation-spent': [409, 'You don’t have that many days of vacation left.'],
  'name-taken': [409, 'Another player has this name, or one that looks the same.'],
  'guest-seat': [409, 'A guest sits there. Mute them instead.'],
  'talk-alone': [409, 'No one else is at this table.'],
  'text-off': [409, 'You don’t allow free text in this match.'],
  'text-unwanted': [409, 'No one else allows free text in this match.'],
  'talk-too-fast': [429, 'You’re talking too fast.'],
  silenced: [403, 'You can’t talk for now.'],
  banned: [403, 'You can’t begin or join matches for now.'],
  blocked: [403, 'You have blocked someone at this table, or they have blocked you.'],
  'block-self': [409, 'You can’t block yourself.'],
  'too-many-blocks': [409, 'You can’t block more players.'],
  'report-self': [409, 'You can’t report yourself.'],
  'too-many-reports': [429, 'You can’t report more players today.'],
  'unknown-report': [404, 'There is no such report.'],
  'unknown-player': [404, 'There is no such player.'],
  'player-hidden': [404, 'This player’s page is hidden.'],
  maintenance: [503, 'Nothing new can begin while the server is being worked on.'],
  'seek-gone': [409, 'This player is no longer waiting.'],
  'own-seek': [409, 'You can’t play against yourself.'],
  'match-exists': [409, 'There’s already a match with this name.'],
  'answer-refused': [409, 'The record has an illegal answer.'],
  'hash-mismatch': [409, 'The final position doesn’t match the record.'],
  'rules-gone': [410, 'The match began with rules that this server no longer has.'],
  'too-large': [413, 'The request is too large.'],
  'too-many-requests': [429, 'Wait for the time in `Retry-After`.'],
  'too-many-streams': [429, 'Close a stream first.'],
  'match-broken': [500, 'The stored match can’t be replayed.'],
  'match-diverged': [500, 'The stored match no longer replays to the same position.'],
  internal: [500, 'Something went wrong here. Nothing happens twice if you send it again with the same `id`.'],
  'too-busy': [503, 'Try again soon.'],
  'storage-away': [503, 'The store can’t be reached. Try again soon.'],
  'shutting-down': [503, 'This process is stopping.'],
  'storage-full': [507, 'The server’s storage is full.'],
};

/** For a valid request that can't be fulfilled now; games' own codes are of this kind. */
const CONFLICT = 409;

export const statusOf = ({ code }: Refusal): number => CODES[code]?.[0] ?? CONFLICT;

/** A refusal on its way to the client, thrown wherever it's found and answered in one place. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** When trying again may be worthwhile, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(refusal: Refusal, retryAfter?: number) {
    super(refusal.sentence);
    this.refusal = refusal;
    this.retryAfter = retryAfter ?? (statusOf(refusal) === 503 ? 1 : undefined);
  }
}

export const orRefuse = <Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal },
): Value => {
  if (result.ok) return result.value;
  throw new Refused(result.refusal);
};

export const refuseWith = (code: string, sentence: string, retryAfter?: number): never => {
  throw new Refused({ code, sentence }, retryAfter);
};
