import type { MatchRecord, Refusal } from '@swordtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { askExpert, type Inquiry, type Opinion } from '../../client/local/expert.ts';

/** A question to the strong bot: the end of a record, and who has to answer there. */
interface Asking {
  readonly record: MatchRecord;
  readonly seat: number;
}

interface Asked<Moment> {
  readonly of: Moment;
  readonly opinion?: Opinion;
  readonly refused?: Refusal;
  readonly isThinking: boolean;
}

export interface Expert {
  readonly opinion: Opinion | undefined;
  readonly refused: Refusal | undefined;
  readonly isThinking: boolean;
  readonly ask: () => void;
  readonly stop: () => void;
}

/** What the strong bot thinks of a moment, once it is asked. It stops thinking when another one is shown. */
export const useExpert = <Moment>(moment: Moment, asking: (moment: Moment) => Asking): Expert => {
  const inquiry = useRef<Inquiry>(undefined);
  const [asked, setAsked] = useState<Asked<Moment>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is thought about one moment says nothing about the next.
  useEffect(() => () => inquiry.current?.stop(), [moment]);
  const { opinion, refused, isThinking = false } = asked?.of === moment ? asked : {};
  const ask = (): void => {
    setAsked({ of: moment, isThinking: true });
    const change = (next: Partial<Asked<Moment>>): void => setAsked((before) => (before?.of === moment ? { ...before, ...next } : before));
    const { record, seat } = asking(moment);
    inquiry.current = askExpert(record, seat, (told) => change({ opinion: told }));
    void inquiry.current.done.then((done) => change({ isThinking: false, ...(done.ok ? {} : { refused: done.refusal }) }));
  };
  return { opinion, refused, isThinking, ask, stop: () => inquiry.current?.stop() };
};
