import './recovery-phrase.css';
import { useState } from 'react';
import { access } from '../../../client/remote/access.ts';
import { Confirm } from '../confirm.tsx';
import { useMeWords } from '../me-words.ts';
import { Section } from '../section.tsx';
import { useAccess } from '../use-access.ts';
import { useTask } from '../use-task.ts';

/** The same word may come twice, so each has its place. */
const placed = (phrase: string) => phrase.split(' ').map((word, before) => ({ word, place: before + 1 }));

const Words = ({ phrase, label }: { readonly phrase: string; readonly label: string }) => (
  <ol className="phrase-words" aria-label={label} translate="no">
    {placed(phrase).map(({ word, place }) => (
      <li key={place}>{word}</li>
    ))}
  </ol>
);

/** Twelve words to write down. They're shown once. */
export const RecoveryPhrase = () => {
  const { phrase: words, cancel } = useMeWords();
  const { ways, look } = useAccess();
  const { message, isBusy, run } = useTask();
  const [phrase, setPhrase] = useState<string>();
  const create = (): void =>
    void run(access.createPhrase, (made) => {
      setPhrase(made.phrase);
      void look();
      return words.write;
    });
  const has = ways !== undefined && ways.phrase !== null;
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      {has && phrase === undefined && <p>{words.has}</p>}
      {phrase !== undefined && <Words phrase={phrase} label={words.heading} />}
      <p role="status">{message}</p>
      {has ? (
        <Confirm label={words.replace} question={words.ask} yes={words.replace} no={cancel} disabled={isBusy} onConfirm={create} />
      ) : (
        <button type="button" className="btn" disabled={isBusy} onClick={create}>
          {words.create}
        </button>
      )}
    </Section>
  );
};
