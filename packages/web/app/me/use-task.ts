import type { Result } from '@swordtable/kernel';
import { useState } from 'react';
import { useLanguage } from '../../kit/words/language.ts';
import { sayRefusal } from '../../kit/words/refusals.ts';

interface Task {
  /** What came of it, in words. */
  readonly message: string;
  readonly isBusy: boolean;
  /** Runs one thing at a time; says why it was refused, or what to say when it's done. */
  readonly run: <Value>(work: () => Promise<Result<Value>>, done: (value: Value) => string) => Promise<void>;
}

/** Something a button does on the server. */
export const useTask = (): Task => {
  const language = useLanguage();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  return {
    message,
    isBusy,
    run: async (work, done) => {
      if (isBusy) return;
      setBusy(true);
      setMessage('');
      const result = await work();
      setBusy(false);
      setMessage(result.ok ? done(result.value) : sayRefusal(language, result.refusal));
    },
  };
};
