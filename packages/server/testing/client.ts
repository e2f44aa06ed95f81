import type { Card } from '../api/match.ts';
import type { StepMessage, TableMessage } from '../api/table.ts';
import { type OpenStream, openStream, type StreamWishes } from './open-stream.ts';

/** What came back: the body as JSON where it is JSON, and as the text it was. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Any body; every refusal has a code and a sentence. */
export interface Told {
  readonly code?: string;
  readonly sentence?: string;
  readonly [facet: string]: unknown;
}

export interface Created {
  readonly match: string;
  readonly card: Card;
  readonly invites: readonly { readonly seat: number; readonly secret: string; readonly link: string }[];
  readonly watch: { readonly secret: string; readonly link: string } | null;
  readonly again: boolean;
}

export interface Done {
  readonly seq: number;
  readonly again: boolean;
}

export type Message = TableMessage | StepMessage;
export type Headed = Readonly<Record<string, string>>;

/** Somebody with a key, or nobody in particular, who asks a service over a real connection. */
export interface Client {
  readonly base: string;
  readonly key: string | undefined;
  /** Sends any request. A body that is a text or bytes is sent as it is. */
  ask<Body = Told>(method: string, path: string, body?: unknown, headers?: Headed): Promise<Reply<Body>>;
  get<Body = Told>(path: string, headers?: Headed): Promise<Reply<Body>>;
  post<Body = Told>(path: string, body?: unknown, headers?: Headed): Promise<Reply<Body>>;
  /** The body of what must succeed. */
  sure<Body>(reply: Promise<Reply<Body>>): Promise<Body>;
  create(body: object): Promise<Created>;
  take(match: string, seat: number, wishes?: object): Promise<Reply<Told & Partial<Done>>>;
  /** The table from a seat, or as spectators see it. */
  table(match: string, seat?: number, query?: string): Promise<TableMessage>;
  act(match: string, seat: number, seq: number, action: unknown, id?: string): Promise<Reply<Told & Partial<Done>>>;
  /** Answers the question that stands at a seat, by its first option unless told otherwise. */
  answer(match: string, seat: number, choose?: (options: readonly unknown[]) => unknown): Promise<Done>;
  stream(path: string, wishes?: StreamWishes): Promise<OpenStream>;
}

const bodyOf = (body: unknown): { readonly body?: string | Uint8Array<ArrayBuffer> } => {
  if (body === undefined) return {};
  return {
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  };
};

const parsed = (text: string, type: string | null): unknown => (type?.includes('json') === true && text !== '' ? JSON.parse(text) : {});

/** The path of a match, or of one of its seats. */
export const pathOf = (match: string, seat?: number): string =>
  seat === undefined ? `/api/matches/${match}` : `/api/matches/${match}/seats/${seat}`;

export const clientFor = (base: string, key?: string): Client => {
  const own: Headed = key === undefined ? {} : { authorization: `Bearer ${key}` };

  const ask = async <Body>(method: string, path: string, body?: unknown, headers: Headed = {}): Promise<Reply<Body>> => {
    const type: Headed = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(base + path, { method, redirect: 'manual', headers: { ...type, ...own, ...headers }, ...bodyOf(body) });
    const text = await response.text();
    // What the service says is what the test then holds against its own expectation.
    const told = parsed(text, response.headers.get('content-type')) as Body;
    return { status: response.status, headers: response.headers, text, body: told };
  };
  const get = <Body>(path: string, headers?: Headed): Promise<Reply<Body>> => ask<Body>('GET', path, undefined, headers);
  const post = <Body>(path: string, body: unknown = {}, headers?: Headed): Promise<Reply<Body>> => ask<Body>('POST', path, body, headers);
  const sure = async <Body>(reply: Promise<Reply<Body>>): Promise<Body> => {
    const { status, text, body } = await reply;
    if (status >= 300) throw new Error(`Refused with ${status}: ${text}`);
    return body;
  };
  const table = (match: string, seat?: number, query = ''): Promise<TableMessage> =>
    sure(get<TableMessage>(`${pathOf(match, seat)}${seat === undefined ? '/table' : ''}${query}`));
  const act: Client['act'] = (match, seat, seq, action, id) =>
    post(`${pathOf(match, seat)}/actions`, { seq, action, ...(id === undefined ? {} : { id }) });

  return {
    base,
    key,
    ask,
    get,
    post,
    sure,
    create: (body) => sure(post<Created>('/api/matches', body)),
    take: (match, seat, wishes = {}) => post(`${pathOf(match, seat)}/take`, wishes),
    table,
    act,
    answer: async (match, seat, choose = ([first]) => first) => {
      const { decision } = await table(match, seat);
      if (decision === null || decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
      return sure(act(match, seat, decision.seq, choose(decision.options))) as Promise<Done>;
    },
    stream: (path, wishes) => openStream(base + path, own, wishes),
  };
};
