import * as z from 'zod/mini';
import { addressOf, type Call, type JsonRoute } from '../api/call.ts';
import type { Created } from '../api/match.ts';
import { type Route, routes } from '../api/routes.ts';
import type { TableMessage } from '../api/table.ts';
import { type OpenStream, openStream, type StreamWishes } from './open-stream.ts';
import { checkReply, strictly } from './strictly.ts';

/** A response: the body as JSON if it is, and as text. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: ReplyBody;
}

/** Any body; every refusal has a code and a sentence. */
const told = z.looseObject({ code: z.optional(z.string()), sentence: z.optional(z.string()) });
export type ReplyBody = z.output<typeof told>;

export type Headed = Readonly<Record<string, string>>;

/** A client with or without a key, over a real connection. Every response is checked against its schema. */
export interface Client {
  readonly base: string;
  readonly key: string | undefined;
  /** Calls a route that must not refuse. */
  call<Of extends Route, Answer>(route: Of & JsonRoute<Answer>, call: Call<Of>): Promise<Answer>;
  /** Sends any request. Text or bytes are sent as they are. */
  ask(method: string, path: string, body?: unknown, headers?: Headed): Promise<Reply>;
  get(path: string, headers?: Headed): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Headed): Promise<Reply>;
  /** The body of a request that must succeed. */
  sure(reply: Promise<Reply>): Promise<ReplyBody>;
  create(body: object): Promise<Created>;
  take(match: string, seat: number, wishes?: object): Promise<Reply>;
  /** The table from a seat, or as spectators see it. */
  table(match: string, seat?: number, after?: number): Promise<TableMessage>;
  act(match: string, seat: number, seq: number, action: unknown, id?: string): Promise<Reply>;
  /** Answers a seat's current question, by default with its first option. */
  answer(match: string, seat: number, choose?: (options: readonly unknown[]) => unknown): Promise<{ readonly seq: number }>;
  stream(path: string, wishes?: StreamWishes): Promise<OpenStream>;
}

const bodyOf = (body: unknown): { readonly body?: string | Uint8Array<ArrayBuffer> } => {
  if (body === undefined) return {};
  return {
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  };
};

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('/json') === true;

/** The path of a match, or of one of its seats. */
export const pathOf = (match: string, seat?: number): string =>
  seat === undefined ? `/api/matches/${match}` : `/api/matches/${match}/seats/${seat}`;

export const clientFor = (base: string, key?: string): Client => {
  const own: Headed = key === undefined ? {} : { authorization: `Bearer ${key}` };

  const ask: Client['ask'] = async (method, path, body, headers = {}) => {
    const type: Headed = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(base + path, { method, redirect: 'manual', headers: { ...type, ...own, ...headers }, ...bodyOf(body) });
    const text = await response.text();
    const json: unknown = isJson(response) && text !== '' ? JSON.parse(text) : undefined;
    if (json !== undefined) checkReply(method, path, response.status, json);
    return { status: response.status, headers: response.headers, text, body: told.parse(json ?? {}) };
  };
  const get: Client['get'] = (path, headers) => ask('GET', path, undefined, headers);
  const post: Client['post'] = (path, body = {}, headers) => ask('POST', path, body, headers);
  const sure: Client['sure'] = async (reply) => {
    const { status, text, body } = await reply;
    if (status >= 300) throw new Error(`Refused with ${status}: ${text}`);
    return body;
  };
  const call: Client['call'] = async (route, wish) => {
    const { status, text, body } = await ask(route.method, addressOf(route, wish), wish.body);
    const schema = route.replies[status];
    if (schema === undefined) throw new Error(`${route.method} ${addressOf(route, wish)} was answered ${status}: ${text}`);
    return strictly(schema, body);
  };
  const table: Client['table'] = (match, seat, after) =>
    seat === undefined
      ? call(routes.table, { params: { match }, query: { after } })
      : call(routes.seatTable, { params: { match, seat }, query: { after } });
  const act: Client['act'] = (match, seat, seq, action, id) =>
    post(`${pathOf(match, seat)}/actions`, { seq, action, ...(id === undefined ? {} : { id }) });

  return {
    base,
    key,
    ask,
    get,
    post,
    sure,
    call,
    create: async (body) => strictly(routes.createMatch.replies[201], await sure(post('/api/matches', body))),
    take: (match, seat, wishes = {}) => post(`${pathOf(match, seat)}/take`, wishes),
    table,
    act,
    answer: async (match, seat, choose = ([first]) => first) => {
      const { decision } = await table(match, seat);
      if (decision === null) throw new Error(`Seat ${seat} has no question.`);
      return call(routes.act, { params: { match, seat }, body: { seq: decision.seq, action: choose(decision.options) } });
    },
    stream: (path, wishes) => openStream(base + path, own, wishes),
  };
};
