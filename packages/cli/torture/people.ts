import type { Result } from '@swordtable/kernel';
import type { Exported, NewPasskey, PasskeyAnswer, PasskeyRequest, SignInRequest } from '@swordtable/server/api/access';
import type { OwnAccuracy } from '@swordtable/server/api/accuracy';
import type { PlayerPage } from '@swordtable/server/api/players';
import type { Pace, Seek } from '@swordtable/server/api/seeks';
import type { TalkLine } from '@swordtable/server/api/talk';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import type { SeekWishes } from '@swordtable/server/people/seeks';
import type { Hearing, Saying } from '@swordtable/server/people/talk/talk';
import type { Tournament } from '@swordtable/server/tournaments/tournament';

/** Where the page comes from, which is what passkeys are for. */
export const ORIGIN = 'http://simulated';

/** Where someone sits, and with which key. */
export interface Sitting {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
}

export type TournamentWish = Pick<
  Tournament,
  'name' | 'game' | 'options' | 'format' | 'seats' | 'clock' | 'arrive' | 'most' | 'rated' | 'listed'
> & {
  readonly id: string;
  readonly bots: readonly string[];
};

/** Players' pages, what they say, and leaderboards. */
export interface Pages {
  /** Hides a player's own page, or shows it. */
  hide(device: string, hidden: boolean): Promise<Result<unknown>>;
  page(device: string, player: string): Promise<Result<Pick<PlayerPage, 'hidden' | 'accuracies'>>>;
  /** The best players of a game, by their ids. */
  best(device: string, game: string): Promise<Result<readonly string[]>>;
  /** Shares how accurately someone has played in a match. */
  share(sitting: Sitting, own: OwnAccuracy): Promise<Result<unknown>>;
  withdrawAccuracy(sitting: Sitting): Promise<Result<unknown>>;
}

/** What a process does for people beside their matches. Each is known by the key of the device they use. */
export interface Served extends Pages {
  /** Makes the holder of a key a player; returns their id. */
  save(device: string, name: string): Promise<Result<string>>;
  phrase(device: string): Promise<Result<string>>;
  /** Signs a device in. What it has played as a guest comes along. */
  enter(device: string, phrase: string): Promise<Result<unknown>>;
  beginPasskey(device: string): Promise<Result<PasskeyRequest>>;
  addPasskey(device: string, made: NewPasskey): Promise<Result<unknown>>;
  removePasskey(device: string, passkey: string): Promise<Result<unknown>>;
  beginSignIn(device: string): Promise<Result<SignInRequest>>;
  /** Signs a device in, as `enter` does. */
  enterWith(device: string, answer: PasskeyAnswer): Promise<Result<unknown>>;
  signOut(device: string, other: string): Promise<Result<unknown>>;
  leave(device: string): Promise<Result<unknown>>;
  /** The player whose device it is; null if it's no one's, or was signed out. */
  identify(device: string): Promise<Result<string | null>>;
  /** Everything about a player. */
  everything(device: string): Promise<Result<Exported>>;
  subscribe(device: string, endpoint: string): Promise<Result<unknown>>;
  unsubscribe(device: string): Promise<Result<unknown>>;
  hear(sitting: Sitting): Promise<Result<readonly TalkLine[]>>;
  say(sitting: Sitting, saying: Omit<Saying, 'seat'>): Promise<Result<unknown>>;
  settle(sitting: Sitting, hearing: Hearing): Promise<Result<unknown>>;
  /** Reports another seat; returns the report's id. */
  report(sitting: Sitting, other: number, words: string): Promise<Result<string>>;
  block(device: string, player: string): Promise<Result<unknown>>;
  unblock(device: string, player: string): Promise<Result<unknown>>;
  seek(device: string, wishes: SeekWishes): Promise<Result<unknown>>;
  look(device: string, pace: Pace): Promise<Result<Seek | null>>;
  stopLooking(device: string, pace: Pace): Promise<Result<unknown>>;
  startVacation(device: string, days: number): Promise<Result<unknown>>;
  endVacation(device: string): Promise<Result<unknown>>;
  createTournament(device: string, wish: TournamentWish): Promise<Result<TournamentDetails>>;
  tournament(device: string, id: string): Promise<Result<TournamentDetails>>;
  enterTournament(device: string, id: string): Promise<Result<unknown>>;
  withdraw(device: string, id: string): Promise<Result<unknown>>;
  addBots(device: string, id: string, bots: readonly string[]): Promise<Result<unknown>>;
  removeEntrant(device: string, id: string, entrant: number, player: string): Promise<Result<unknown>>;
  startTournament(device: string, id: string): Promise<Result<unknown>>;
  cancelTournament(device: string, id: string): Promise<Result<unknown>>;
}
