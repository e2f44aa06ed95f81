import type { LiveMatch } from '../../registry/live-match.ts';
import type { Registry } from '../../registry/registry.ts';
import { repeat } from '../../repeat.ts';
import type { Storage } from '../../storage/storage.ts';
import type { People } from '../people.ts';
import type { VacationBook } from '../vacations.ts';
import { deliveryRounds } from './delivery.ts';
import type { EndpointRules } from './endpoint.ts';
import { sender } from './send.ts';
import { watchTurns } from './turn-watch.ts';
import type { VapidKeys } from './vapid.ts';

export interface PushParts {
  readonly people: People;
  readonly registry: Registry;
  readonly storage: Storage;
  readonly endpoints: EndpointRules;
  readonly vacations: Pick<VacationBook, 'round'>;
  readonly vapid: VapidKeys;
  readonly publicUrl: string | undefined;
  /** Milliseconds between two rounds. */
  readonly every?: number | undefined;
  now(): number;
  trouble(what: string, error: unknown): void;
}

/** Notices whose turn it is, and sends push messages. */
export interface Push {
  stepped(live: LiveMatch): void;
  /** One round; called by the timer, or by a test. */
  round(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 2_000;
/** For servers that don't know their own address; push services want something here. */
const NOBODY = 'mailto:nobody@swordtable.invalid';

export const openPush = ({
  people,
  registry,
  storage,
  endpoints,
  vacations,
  vapid,
  publicUrl,
  every = EVERY,
  now,
  trouble,
}: PushParts): Push => {
  const { documents } = storage;
  const { players, subscriptions, notify } = people;
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : NOBODY;
  const turns = watchTurns({ registry, storage, documents, notify, now });
  const deliver = deliveryRounds({
    documents,
    players,
    subscriptions,
    registry,
    now,
    send: sender({ ...endpoints, keys: vapid, subject, now: Date.now }),
  });
  const round = async (): Promise<void> => {
    await vacations.round();
    await turns.round();
    await deliver();
  };
  const { close } = repeat(round, every, (error) => trouble('sending push messages failed', error));
  return { stepped: turns.stepped, round, close };
};
