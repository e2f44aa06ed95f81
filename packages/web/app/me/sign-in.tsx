import './sign-in.css';
import type { Result } from '@swordtable/kernel';
import type { PlayerCard } from '@swordtable/server/api/people';
import { type FormEvent, useId, useState } from 'react';
import { access, hasPasskeys } from '../../client/remote/access.ts';
import { keepName } from '../play/own-name.ts';
import { beginAgain } from './begin-again.ts';
import { useMeWords } from './me-words.ts';
import { Section } from './section.tsx';
import { useTask } from './use-task.ts';

/** For guests who are players on another device. */
export const SignIn = () => {
  const words = useMeWords().signIn;
  const [phrase, setPhrase] = useState('');
  const field = useId();
  const { message, isBusy, run } = useTask();
  const enter = (work: () => Promise<Result<PlayerCard>>): void =>
    void run(work, ({ name }) => {
      keepName(name);
      beginAgain();
      return words.welcome(name);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter(() => access.signInWithPhrase(phrase));
  };
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      {hasPasskeys() && (
        <button type="button" className="btn" disabled={isBusy} onClick={() => enter(access.signInWithPasskey)}>
          {words.passkey}
        </button>
      )}
      <form className="sign-in-phrase" onSubmit={submit}>
        <label htmlFor={field}>{words.phrase}</label>
        <textarea
          id={field}
          className="field-line"
          rows={3}
          value={phrase}
          onChange={(event) => setPhrase(event.target.value)}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <button type="submit" className="btn" disabled={isBusy}>
          {words.enter}
        </button>
      </form>
      <p role="status">{message}</p>
      <p>{words.lost}</p>
    </Section>
  );
};
