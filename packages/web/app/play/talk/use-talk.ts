import type { Result } from '@swordtable/kernel';
import type { Talk, TalkLine } from '@swordtable/server/api/talk';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type TalkService, talkAt } from '../../../client/remote/talk.ts';
import type { Table } from '../../../client/table.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { keepSeen, lastSeen } from './seen-lines.ts';

/** What is said at the visitor's table, and what they can do about it. */
export interface TalkState {
  readonly talk: Talk | undefined;
  /** Others' lines that haven't been read. */
  readonly unread: readonly TalkLine[];
  readonly service: TalkService;
  /** Why something couldn't be done. */
  readonly trouble: string | undefined;
  /** Does something that changes what is heard; says whether it was done. */
  run(doing: Promise<Result<unknown>>): Promise<boolean>;
  /** Everything so far has been read. */
  read(): void;
}

const NEVER = { get: () => 0, subscribe: () => () => undefined };
const lastOf = (talk: Talk | undefined): number => talk?.lines.at(-1)?.number ?? 0;

export const useTalk = ({ talked = NEVER }: Pick<Table, 'talked'>, match: string, seat: number): TalkState => {
  const service = useMemo(() => talkAt(match, seat), [match, seat]);
  const inWords = useRefusal();
  const count = useSyncExternalStore(talked.subscribe, talked.get);
  const [talk, setTalk] = useState<Talk>();
  const [seen, setSeen] = useState(() => lastSeen(match));
  const [trouble, setTrouble] = useState<string>();
  const looks = useRef(0);
  const look = useCallback(async () => {
    looks.current += 1;
    const own = looks.current;
    const heard = await service.look();
    // A later look knows more, even if it's answered sooner.
    if (heard.ok && own === looks.current) setTalk(heard.value);
  }, [service]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was said.
  useEffect(() => void look(), [look, count]);
  const last = lastOf(talk);
  const read = useCallback(() => {
    if (last === 0) return;
    setSeen(last);
    keepSeen(match, last);
  }, [match, last]);
  return {
    ...{ talk, service, trouble, read },
    unread: talk?.lines.filter((line) => line.number > seen && line.seat !== seat) ?? [],
    run: async (doing) => {
      const done = await doing;
      setTrouble(done.ok ? undefined : inWords(done.refusal));
      if (done.ok) await look();
      return done.ok;
    },
  };
};
