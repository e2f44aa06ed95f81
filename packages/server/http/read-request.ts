import { type SocketRequest, socketRequest } from '../api/socket.ts';
import { DEPTH, isDeeperThan } from './depth.ts';
import { refuseWith } from './refusals.ts';

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= most && Number.isInteger(value);
const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value !== '' && value.length <= most;

/**
 * Whether this is certainly a move in the right form. Nearly every message is one, and the schema takes several times as long to say so; it
 * decides all other cases, and says what is wrong.
 */
export const isCertainlyMove = (value: unknown): value is Extract<SocketRequest, { do: 'act' }> => {
  if (typeof value !== 'object' || value === null || !('do' in value) || value.do !== 'act') return false;
  if (!('id' in value && 'match' in value && 'seat' in value && 'seq' in value && 'action' in value)) return false;
  return isText(value.id, 64) && isText(value.match, 40) && isWhole(value.seat, 8) && isWhole(value.seq, Number.MAX_SAFE_INTEGER);
};

/** What a client wants, from a socket's message. */
export const readRequest = (text: string): SocketRequest => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseWith('malformed', 'The message can’t be read: send JSON.');
  }
  if (isDeeperThan(value, DEPTH)) refuseWith('malformed', 'The message is nested too deeply.');
  if (isCertainlyMove(value)) return value;
  const parsed = socketRequest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = ['message', ...(issue?.path ?? [])].join('.');
  return refuseWith('malformed', `The ${where} is invalid: ${issue?.message ?? 'see /api'}.`);
};
