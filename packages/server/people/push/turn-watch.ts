import type { KeyHash } from '../../match/entry.ts';
import type { LiveMatch } from '../../registry/live-match.ts';
import type { Registry } from '../../registry/registry.ts';
import type { Documents } from '../../storage/documents.ts';
import type { Storage } from '../../storage/storage.ts';
import { findAll, put } from '../kind.ts';
import type { Notify } from '../notify.ts';
import { isSlow, questionFor, questionsOf, waitingQuestions } from '../turns.ts';
import { SUBSCRIPTION } from './subscription.ts';
import { HOUR } from './subscriptions.ts';

export interface TurnWatchParts {
  readonly registry: Pick<Registry, 'look' | 'matches'>;
  readonly storage: Pick<Storage, 'held'>;
  readonly documents: Documents;
  readonly notify: Notify;
  now(): number;
}

/** Notices whose turn it is in matches whose players are away. */
export interface TurnWatch {
  /** This process has written a step of a match. */
  stepped(live: LiveMatch): void;
  round(): Promise<void>;
}

const MOST = 100;

export const watchTurns = ({ registry, storage, documents, notify, now }: TurnWatchParts): TurnWatch => {
  /** Matches with questions that haven't waited long enough. */
  const fresh = new Set<string>();

  const look = async (id: string): Promise<void> => {
    const match = registry.matches.get(id)?.match;
    const waiting = match === undefined ? [] : waitingQuestions(match, now());
    // Other seats may be asked later, and are checked again.
    if (match === undefined || waiting.length === questionsOf(match).length) fresh.delete(id);
    for (const { seat, seq } of waiting)
      for (const key of match?.seats[seat]?.keys ?? []) await notify(key, { kind: 'turn', match: id, question: seq });
  };

  /** All matches of a player: the process that wrote a step may have died before a minute had passed. */
  const lookAround = async (key: KeyHash): Promise<void> => {
    for (const { match: id } of await storage.held(key, { status: 'running', most: MOST })) {
      const live = await registry.look(id);
      const question = live.ok ? questionFor(live.value.match, key, now()) : undefined;
      if (question !== undefined) await notify(key, { kind: 'turn', match: id, question: question.seq });
    }
  };

  return {
    stepped: ({ id, match }) => {
      if (isSlow(match)) fresh.add(id);
    },
    round: async () => {
      for (const id of fresh) await look(id);
      for (const kept of await findAll(documents, SUBSCRIPTION, { name: 'due', value: '', greatest: now(), most: MOST })) {
        const isOurs = await documents.change([put(SUBSCRIPTION, kept.id, { ...kept.value, due: now() + HOUR }, kept)]);
        if (isOurs) await lookAround(kept.value.key);
      }
    },
  };
};
