import { PHRASES, type Talk, TEXT_MAX } from '@swordtable/server/api/talk';
import { type FormEvent, useId, useState } from 'react';
import type { TalkState } from './use-talk.ts';
import { useTalkWords } from './use-talk-words.ts';

/** The phrases, and a field for those who allow free text. */
export const SaySomething = ({ state, talk, own }: { readonly state: TalkState; readonly talk: Talk; readonly own: number }) => {
  const words = useTalkWords();
  const allowId = useId();
  const [text, setText] = useState('');
  // The box changes immediately, and again if the server refuses.
  const [wished, setWished] = useState<boolean>();
  const isAllowed = talk.writing.includes(own);
  const writes = wished ?? isAllowed;
  const allow = async (writing: boolean): Promise<void> => {
    setWished(writing);
    await state.run(state.service.settle({ writing }));
    setWished(undefined);
  };
  const isHeard = talk.writing.some((seat) => seat !== own);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wish = text.trim();
    if (wish !== '' && (await state.run(state.service.say({ text: wish })))) setText('');
  };
  return (
    <>
      <ul className="talk-phrases" aria-label={words.phrases}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button type="button" className="btn small" onClick={() => void state.run(state.service.say({ phrase }))}>
              {words.phrase[phrase]}
            </button>
          </li>
        ))}
      </ul>
      <label className="talk-allow">
        <input type="checkbox" checked={writes} aria-describedby={allowId} onChange={() => void allow(!writes)} />
        <span>{words.allow}</span>
      </label>
      <small id={allowId}>{writes && !isHeard ? words.nobodyElse : words.allowText}</small>
      {isAllowed && isHeard && (
        <form className="talk-text" onSubmit={(event) => void send(event)}>
          <input
            type="text"
            className="field-line"
            aria-label={words.message}
            placeholder={words.message}
            maxLength={TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="btn lamp" disabled={text.trim() === ''}>
            {words.send}
          </button>
        </form>
      )}
    </>
  );
};
