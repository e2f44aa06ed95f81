import { type Decision, deepEqual, optionAt, type Random, randomBelow, type Watcher } from '@swordtable/kernel';
import type { Wish } from './ear.ts';

/** What the watcher can ask for at any time without changing the match. None of it depends on what it does not know. */
export interface Standing {
  readonly match: string;
  readonly watcher: Watcher;
  readonly seats: number;
  readonly seq: number;
  readonly over: boolean;
  /** The number of the question that the watcher is asked; of its last one if it is not. */
  readonly question: number;
  readonly decisions: readonly Decision<unknown>[];
  readonly rng: Random;
}

type Probe = Pick<Wish, 'method' | 'path' | 'body'>;

const get = (path: string): Probe => ({ method: 'GET', path });
const put = (path: string, body: unknown): Probe => ({ method: 'PUT', path, body });
const post = (path: string, body: unknown): Probe => ({ method: 'POST', path, body });

/** Something that somebody else may answer; guessing is free, and the refusal must not tell how good the guess was. */
const guessOf = ({ decisions, watcher, rng }: Standing): unknown => {
  const own = [...(decisions.find(({ seat }) => seat === watcher)?.options ?? [])];
  const others = decisions.filter(({ seat }) => seat !== watcher);
  const decision = others[randomBelow(rng, others.length)];
  const guess = decision === undefined ? {} : optionAt(decision.options, randomBelow(rng, decision.options.length));
  return own.some((option) => deepEqual(option, guess)) ? { guess: true } : guess;
};

/** An explanation of something that happened, or of what the watcher holds. */
const why = (place: string, question: object): Probe => get(`${place}/why?question=${encodeURIComponent(JSON.stringify(question))}`);

const lookingOn = ({ match, seq, rng }: Standing, place: string, table: string): readonly Probe[] => {
  const after = randomBelow(rng, seq + 1) - 1;
  return [
    ...[get(`${place}${table}`), get(`${place}${table}?after=${after}`), get(`${place}/steps`), get(`${place}/steps?after=${after}`)],
    ...[get(`${place}/steps/${randomBelow(rng, seq + 1)}`), get(`${place}/steps/${seq}`), get(`/api/matches/${match}`)],
    ...[why(place, { event: randomBelow(rng, 3 * seq + 1) }), why(place, { hand: true })],
  ];
};

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
          ],
          ...[post(`${at}/seats/${other}/actions`, { seq: question, action: guess }), post(`${at}/seats/${other}/hand`, {})],
          ...[get(`${at}/seats/${other}/orders`), put(`${at}/seats/${other}/orders`, { mark: 1, orders: [] })],
          ...[post(`${at}/seats/${other}/orders/plan`, { answers: [guess] })],
          ...(over ? [] : [post(`${at}/rematch`, {})]),
          ...[post(`${at}/seats/${other}/take`, { name: 'x' }), post(`${at}/seats/${other}/invite`, {})],
        ];
  if (watcher === undefined) return [...everywhere, ...elsewhere];
  const place = `${at}/seats/${watcher}`;
  return [
    ...everywhere,
    ...elsewhere,
    ...lookingOn(standing, place, ''),
    ...[post(`${place}/actions`, { seq: question, action: guess }), post(`${place}/actions`, { seq: question + 1_000, action: guess })],
    ...[post(`${place}/actions`, { seq: question, action: 7 }), post(`${place}/actions`, { action: guess }), post(`${place}/return`, {})],
    ...[post(`${place}/undo`, { seq: seq - 1 }), get(`${place}/orders`), post(`${place}/orders/plan`, {})],
    ...[put(`${place}/orders`, { mark: 1_000, orders: [{ rule: 'any', ask: 'thing', alternatives: [[guess]] }] })],
  ];
};
