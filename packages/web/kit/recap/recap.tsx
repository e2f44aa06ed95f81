import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { LogLine } from '../log/log-line.ts';
import { type RecapPlace, useRecapPlace } from './recap-context.ts';
import { type RecapLine, recapOf } from './recap-lines.ts';
import { useRecapWords } from './use-recap-words.ts';
import './recap.css';

const Turn = ({ line: { color = '', sign, sentences } }: { readonly line: RecapLine }) => (
  <li className={color}>
    <span className="recap-sign">{sign}</span>
    <span>{sentences.join(' ')}</span>
  </li>
);

interface SheetProps {
  readonly lines: readonly LogLine[];
  readonly place: RecapPlace;
}

const Sheet = ({ lines, place: { since, isOpen, onOpen } }: SheetProps) => {
  const words = useRecapWords();
  const recap = useMemo(() => recapOf(lines, since), [lines, since]);
  const last = recap.at(-1) ?? recapOf(lines, -1).at(-1);
  return (
    <div className="recap">
      {last !== undefined && !isOpen && (
        <button type="button" className="recap-last" onClick={() => onOpen(true)}>
          <span className={`recap-sign ${last.color ?? ''}`}>{last.sign}</span>
          <span>
            <span className="spoken">{words.last}: </span>
            {last.sentences.join(' ')}
          </span>
        </button>
      )}
      {isOpen && (
        <section className="panel recap-sheet" aria-label={words.title}>
          <header>
            <h2 className="display">{words.title}</h2>
            <button type="button" className="btn small" onClick={() => onOpen(false)}>
              {words.dismiss}
            </button>
          </header>
          {recap.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <ol>
              {recap.map((line) => (
                <Turn key={line.key} line={line} />
              ))}
            </ol>
          )}
        </section>
      )}
    </div>
  );
};

/** Opens the recap. */
export const RecapButton = () => {
  const words = useRecapWords();
  const place = useRecapPlace();
  if (place === undefined) return null;
  return (
    <button type="button" className="link-button" aria-expanded={place.isOpen} onClick={() => place.onOpen(!place.isOpen)}>
      {words.title}
    </button>
  );
};

/** What happened since the reader's last turn, one line per turn, drawn where the page wants it; on a phone also the last event alone. */
export const Recap = ({ lines }: { readonly lines: readonly LogLine[] }) => {
  const place = useRecapPlace();
  return place?.slot == null ? null : createPortal(<Sheet lines={lines} place={place} />, place.slot);
};
