import type { Result } from '@swordtable/kernel';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest, SignInRequest } from '@swordtable/server/api/access';
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

/** What a process does for people beside their matches. Each is known by the key of the device they use. */
export interface Served {
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
  subscribe(device: string, endpoint: string): Promise<Result<unknown>>;
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
  startTournament(device: string, id: string): Promise<Result<unknown>>;
}
