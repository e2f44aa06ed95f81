import type { Refusal } from '@swordtable/kernel';

/** Every code, the status that goes with it, and what it means. Games may have codes of their own for options that do not go together. */
export const CODES: Readonly<Record<string, readonly [status: number, means: string]>> = {
  malformed: [400, 'The request, or the action in it, is not of the form that is described here.'],
  'order-malformed': [400, 'A standing order is not of the form that is described here, or names what the game does not have.'],
  'bad-option': [400, 'An option of the game has a value that it cannot have.'],
  'unknown-option': [400, 'The game has no option of this name.'],
  'bad-seats': [400, 'The game is not played by so many.'],
  'bad-record': [400, 'This is not the file of a match.'],
  'bad-redeal': [400, 'The file of the match branches off where it cannot.'],
  'no-key': [401, 'It takes a key: POST /api/keys gives one.'],
  'not-your-seat': [403, 'Your key does not open this seat.'],
  'not-host': [403, 'Only the one who made the match can do this.'],
  'no-invitation': [403, 'It takes a link that you do not have.'],
  'may-not-watch': [403, 'The match is private.'],
  'not-open': [403, 'The record is closed, still or for good.'],
  'unknown-game': [404, 'There is no such game.'],
  'unknown-match': [404, 'There is no such match.'],
  'unknown-seat': [404, 'The match has no such seat.'],
  'unknown-step': [404, 'The match has not come so far.'],
  'no-why': [404, 'The question names nothing that can be explained to you.'],
  'unknown-address': [404, 'There is nothing at this address, or nothing that takes this method.'],
  'too-slow': [408, 'The request did not arrive in time.'],
  'not-begun': [409, 'Somebody has yet to sit down.'],
  begun: [409, 'The match has begun: it can no longer be called off.'],
  'game-over': [409, 'The match is over.'],
  'not-over': [409, 'A rematch follows a match that was played to its end.'],
  stale: [409, 'Something happened in the meantime. Look again, then answer.'],
  'not-your-decision': [409, 'Somebody else is asked.'],
  'not-an-option': [409, 'The action is not one of `decision.options`.'],
  'orders-too-many': [409, 'A seat has five standing orders at most.'],
  'order-your-turn': [409, 'The question that the order is for is asked now: answer it.'],
  'no-plan': [409, 'Your next turn cannot be imagined now.'],
  'undo-nothing': [409, 'You have not answered anything yet.'],
  'undo-turn': [409, 'The turn has passed on.'],
  'undo-redo': [409, 'Another player would have to answer again.'],
  'undo-revealed': [409, 'Chance has decided, or something hidden was shown.'],
  'undo-too-often': [409, 'So much was taken back in this match that nothing more can be.'],
  'undo-over': [409, 'Only in a running match can something be taken back.'],
  'takeback-alone': [409, 'No one else plays here: take your answer back yourself.'],
  'takeback-pending': [409, 'A takeback has been requested already.'],
  'takeback-declined': [409, 'Your takeback was declined; you can ask again after your next answer.'],
  'takeback-too-often': [409, 'No more takebacks can be requested in this match.'],
  'takeback-none': [409, 'No takeback is requested now.'],
  'takeback-own': [409, 'The others have to agree to your takeback.'],
  'takeback-granted': [409, 'You have agreed to this takeback already.'],
  'seat-taken': [409, 'Somebody sits there, and a link works once.'],
  'seat-is-bot': [409, 'A bot plays this seat.'],
  'seat-handed': [409, 'A bot plays your seat at the moment: return first.'],
  resigned: [409, 'You have given up this match.'],
  'hints-off': [409, 'People play each other in this match, and it was made without hints.'],
  'no-hint': [503, 'The bot could not think of anything in time.'],
  'bot-answers': [409, 'A bot is about to answer for you; then you can return.'],
  'cross-site': [403, 'Another site made the browser ask.'],
  'not-away': [409, 'You are playing the seat already.'],
  'not-waited-for': [409, 'Nobody waits for this player.'],
  patience: [409, 'The player still has time.'],
  'agreed-already': [409, 'You have said so; the others have yet to.'],
  'too-many-devices': [409, 'A seat is played from eight devices at most.'],
  'too-many-links': [409, 'Eight links to a seat are open at most.'],
  'too-many-watchers': [409, 'So many people watch a private match already.'],
  'too-long': [409, 'So much has happened in the match besides the play that this is no longer taken.'],
  'match-exists': [409, 'There is a match of this name already.'],
  'answer-refused': [409, 'The record has an answer that the rules do not allow.'],
  'hash-mismatch': [409, 'The record does not end as it says.'],
  'rules-gone': [410, 'The match was begun by rules that this server no longer has.'],
  'too-large': [413, 'The request is too large.'],
  'too-many-requests': [429, 'Wait as long as `Retry-After` says.'],
  'too-many-streams': [429, 'Close a stream first.'],
  'match-broken': [500, 'What is stored of the match cannot be followed.'],
  'match-diverged': [500, 'What is stored of the match does not lead where it led.'],
  internal: [500, 'Something broke here. Nothing happens twice if you send it again with the same `id`.'],
  'too-busy': [503, 'Try again soon.'],
  'storage-away': [503, 'The store cannot be reached. Try again soon.'],
  'shutting-down': [503, 'This process is being stopped.'],
  'storage-full': [507, 'There is no room left to store anything.'],
};

/** A wish that is well-formed and yet cannot be granted as things stand; a game's own codes are of this kind. */
const CONFLICT = 409;

export const statusOf = ({ code }: Refusal): number => CODES[code]?.[0] ?? CONFLICT;

/** A refusal on its way to the client, thrown from wherever it is found out and answered in one place. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** In how many seconds it may be worth trying again. */
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
