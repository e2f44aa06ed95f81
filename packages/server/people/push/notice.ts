import * as z from 'zod/mini';
import { newsKind } from '../../api/push.ts';
import type { Kind } from '../kind.ts';

const notice = z.object({
  /** Its player: the hash of the key with which they sit. */
  key: z.string(),
  match: z.string(),
  kind: newsKind,
  /** Whether there's something to tell; if not, this only remembers what was told. */
  wanted: z.boolean(),
  /** The question that was last told of. */
  question: z.nullable(z.number()),
  /** When it was last told. */
  sent: z.nullable(z.number()),
  /** How often it couldn't be delivered. */
  tries: z.number(),
  /** When something must be done about it. */
  due: z.number(),
});
export type Notice = z.infer<typeof notice>;

/** What a player is told about one of their matches, by both: however much happens, it's one notice. */
export const NOTICE: Kind<Notice> = {
  kind: 'notice',
  shape: notice,
  keysOf: ({ key, due }) => [
    { name: 'due', value: '', rank: due },
    { name: 'key', value: key, rank: due },
  ],
};

export const noticeId = ({ key, match }: Pick<Notice, 'key' | 'match'>): string => `${match} ${key}`;
