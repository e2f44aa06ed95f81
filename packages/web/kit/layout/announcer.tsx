import { useRef } from 'react';

/** In a step that is shown event by event, only what is new is announced. */
const newIn = (sentences: readonly string[], before: readonly string[]): readonly string[] =>
  sentences.length > before.length && before.every((sentence, index) => sentences[index] === sentence)
    ? sentences.slice(before.length)
    : sentences;

/** Tells screen readers what just happened. */
export const Announcer = ({ sentences }: { readonly sentences: readonly string[] }) => {
  const told = useRef<{ readonly all: string; readonly sentences: readonly string[]; readonly said: string }>({
    all: '',
    sentences: [],
    said: '',
  });
  const all = sentences.join(' ');
  if (all !== told.current.all) told.current = { all, sentences, said: newIn(sentences, told.current.sentences).join(' ') };
  return (
    <p className="spoken" aria-live="polite">
      {told.current.said}
    </p>
  );
};
