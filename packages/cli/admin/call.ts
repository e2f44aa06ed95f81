import { refuse } from '@swordtable/kernel';
import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { refusal } from '@swordtable/server/api/kernel';
import type { Route } from '@swordtable/server/api/routes';
import { FAILED, orStop, stop } from '../stop.ts';

/** How to reach a server as its operator. */
export interface Desk {
  readonly server: string;
  readonly key: string;
}

/** The operator's key comes from the environment, so that it's in no one's list of processes. */
export const deskAt = (server: string): Desk => {
  const key = process.env['OPERATOR_KEY'] ?? '';
  if (key === '') stop('Set OPERATOR_KEY to the key in the server’s settings.');
  return { server: server.replace(/\/$/, ''), key };
};

const send = ({ server, key }: Desk, { method }: Route, address: string, body: unknown): Promise<Response> =>
  fetch(`${server}${address}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => stop(`There’s no server at ${server}.`, FAILED));

/** Calls a route as the operator, or ends the command with the server's reason. */
export const callAs = async <Of extends Route, Answer>(desk: Desk, route: Of & JsonRoute<Answer>, call: Call<Of>): Promise<Answer> => {
  const response = await send(desk, route, addressOf(route, call), call.body);
  const told: unknown = await response.json().catch(() => undefined);
  const answer = route.replies[response.status]?.safeParse(told);
  if (answer?.success === true) return answer.data;
  const refused = refusal.safeParse(told);
  return orStop(
    refused.success ? { ok: false, refusal: refused.data } : refuse('bad-answer', `${desk.server} isn’t a Swordtable server.`),
    FAILED,
  );
};
