import { type Decision, deepEqual, optionAt, type Random, randomBelow, type Watcher } from '@swordtable/kernel';
import type { ClientRequest } from './client.ts';

/** What the watcher can request at any time without changing the match. None of it depends on what it doesn't know. */
export interface Standing {
  readonly match: string;
  readonly watcher: Watcher;
  readonly seats: number;
  readonly seq: number;
  readonly over: boolean;
  /** The number of the watcher's question, or of its last one. */
  readonly question: number;
  readonly decisions: readonly Decision<unknown>[];
  readonly rng: Random;
}

type Probe = Pick<ClientRequest, 'method' | 'path' | 'body'>;

const get = (path: string): Probe => ({ method: 'GET', path });
const put = (path: string, body: unknown): Probe => ({ method: 'PUT', path, body });
const post = (path: string, body: unknown): Probe => ({ method: 'POST', path, body });

/** Something another player may answer; guessing is free, and the refusal must not reveal how good the guess was. */
const guessOf = ({ decisions, watcher, rng }: Standing): unknown => {
  const own = [...(decisions.find(({ seat }) => seat === watcher)?.options ?? [])];
  const others = decisions.filter(({ seat }) => seat !== watcher);
  const decision = others[randomBelow(rng, others.length)];
  const guess = decision === undefined ? {} : optionAt(decision.options, randomBelow(rng, decision.options.length));
  return own.some((option) => deepEqual(option, guess)) ? { guess: true } : guess;
};

/** An explanation of something that happened, or of something the watcher holds. */
const why = (seatState: string, question: object): Probe =>
  get(`${seatState}/why?question=${encodeURIComponent(JSON.stringify(question))}`);

const lookingOn = ({ match, seq, rng }: Standing, seatState: string, table: string): readonly Probe[] => {
  const after = randomBelow(rng, seq + 1) - 1;
  return [
    ...[
      get(`${seatState}${table}`),
      get(`${seatState}${table}?after=${after}`),
      get(`${seatState}/steps`),
      get(`${seatState}/steps?after=${after}`),
    ],
    ...[get(`${seatState}/steps/${randomBelow(rng, seq + 1)}`), get(`${seatState}/steps/${seq}`), get(`/api/matches/${match}`)],
    ...[why(seatState, { event: randomBelow(rng, 3 * seq + 1) }), why(seatState, { hand: true })],
  ];
};

/** How far back a client looks that was away for a moment. */
const BACK = 3;

/** Each request once. */
export const probesOf = (standing: Standing): readonly Probe[] => {
  const { match, watcher, seats, seq, over, question } = standing;
  const at = `/api/matches/${match}`;
  const everywhere = [
    ...lookingOn(standing, at, '/table'),
    ...[get('/api/matches'), get('/api/matches?status=running'), get('/api/mine'), get(`${at}/record`)],
    ...[get(`${at}/steps/${seq + 1}`), get(`${at}/seats/${seats}`)],
  ];
  const other = watcher === undefined ? 0 : (watcher + 1) % seats;
  const guess = guessOf(standing);
  const elsewhere =
    other === watcher
      ? []
      : [
          ...[get(`${at}/seats/${other}`), get(`${at}/seats/${other}/steps`), get(`${at}/seats/${other}/steps/${seq}`)],
          ...[
            why(`${at}/seats/${other}`, { hand: true }),
            get(`${at}/seats/${other}/stream`),
            get(`${at}/seats/${other}/undo`),
            post(`${at}/seats/${other}/undo`, { seq }),
            post(`${at}/seats/${other}/takeback`, { seq }),
            post(`${at}/seats/${other}/takeback/answer`, { agree: true }),
          ],
          ...[post(`${at}/seats/${other}/actions`, { seq: question, action: guess }), post(`${at}/seats/${other}/hand`, {})],
          ...[get(`${at}/seats/${other}/orders`), put(`${at}/seats/${other}/orders`, { mark: 1, orders: [] })],
          ...[post(`${at}/seats/${other}/orders/plan`, { answers: [guess] })],
          ...(over ? [] : [post(`${at}/rematch`, {})]),
          ...[post(`${at}/seats/${other}/take`, { name: 'x' }), post(`${at}/seats/${other}/invite`, {})],
        ];
  if (watcher === undefined) return [...everywhere, ...elsewhere];
  const seatState = `${at}/seats/${watcher}`;
  return [
    ...everywhere,
    ...elsewhere,
    ...lookingOn(standing, seatState, ''),
    ...[
      post(`${seatState}/actions`, { seq: question, action: guess }),
      post(`${seatState}/actions`, { seq: question + 1_000, action: guess }),
    ],
    ...[
      post(`${seatState}/actions`, { seq: question, action: 7 }),
      post(`${seatState}/actions`, { action: guess }),
      post(`${seatState}/return`, {}),
    ],
    ...[post(`${seatState}/undo`, { seq: seq - 1 }), post(`${seatState}/takeback`, { seq: seq - 1 })],
    ...[post(`${seatState}/takeback/answer`, { agree: false }), get(`${seatState}/orders`), post(`${seatState}/orders/plan`, {})],
    ...[put(`${seatState}/orders`, { mark: 1_000, orders: [{ rule: 'any', ask: 'thing', alternatives: [[guess]] }] })],
  ];
};

/** What is asked in every world that a step is repeated in: what the last line and the position decide. */
export const probesEverywhere = (standing: Standing): readonly Probe[] => {
  const { match, watcher, seq, question, decisions, rng } = standing;
  const at = `/api/matches/${match}`;
  const [seatState, table] = watcher === undefined ? [at, '/table'] : [`${at}/seats/${watcher}`, ''];
  const everyone = [get(`${seatState}${table}?after=${seq - BACK}`), get(`${seatState}/steps?after=${seq - BACK}`)];
  const options = decisions.find(({ seat }) => seat === watcher)?.options;
  return [
    ...everyone,
    ...(options === undefined
      ? []
      : [post(`${seatState}/preview`, { seq: question, action: optionAt(options, randomBelow(rng, options.length)) })]),
  ];
};

/**
 * What happened earlier, and lists, come from the store, which knows nothing of other worlds; what a world is asked mustn't change it; and
 * a stream has no end.
 */
const NOT_ELSEWHERE = /\/steps\/\d|\/api\/(mine|matches)(\?|$)|\/takeback\/answer$|\/return$|\/stream$/;

/** What is asked in some of them. */
export const sampledProbes = (standing: Standing): readonly Probe[] => {
  const { match, watcher } = standing;
  const plan = watcher === undefined ? [] : [post(`/api/matches/${match}/seats/${watcher}/orders/plan`, { answers: [] })];
  return [...plan, ...probesOf(standing).filter(({ path }) => !NOT_ELSEWHERE.test(path))];
};
