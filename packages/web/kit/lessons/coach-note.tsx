import './coach.css';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useLearnWords } from './learn-words.ts';
import type { Said, Spot } from './note.ts';
import { useAnchor } from './spots.ts';

const Lamp = () => (
  <svg viewBox="0 0 24 24" className="lamp-sign" aria-hidden="true">
    <path d="M12 1a8 8 0 0 0-4.500 14.600V18h9v-2.400A8 8 0 0 0 12 1zM8.500 20h7v1.500h-1.500V23h-4v-1.500H8.500z" />
  </svg>
);

const NOWHERE: readonly never[] = [];

/** Scrolls to a note that appears out of sight, and above all to its target. */
const useScrollTo = (note: RefObject<HTMLElement | null>, id: string | undefined): void =>
  useEffect(() => {
    if (id === undefined) return;
    note.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const taught = document.querySelector('[data-taught]');
    // A target taller than its room is read from its start. Where the note stays in sight, it needs some of the room.
    const stage = note.current?.parentElement;
    const staysInSight = stage instanceof Element && getComputedStyle(stage).position === 'sticky';
    const room = staysInSight ? window.innerHeight / 2 : window.innerHeight;
    const isLong = (taught?.getBoundingClientRect().height ?? 0) > room;
    taught?.scrollIntoView({ block: isLong ? 'start' : 'nearest', behavior: 'instant' });
  }, [note, id]);

/** A note: what it says, about what, and how it's left. */
interface Note {
  readonly id: string;
  readonly said: Said;
  readonly at: readonly Spot[];
  readonly isLast?: boolean | undefined;
  readonly footer: ReactNode;
  /** Ends all notes. */
  readonly stop?: { readonly label: string; readonly onStop: () => void };
}

interface CoachNoteProps {
  /** Nothing to say, if undefined. */
  readonly note: Note | undefined;
  readonly place: RefObject<HTMLElement | null>;
}

/** A paper note beside its target; on a phone, above the question. Screen readers announce it, and it never takes the focus. */
export const CoachNote = ({ note, place }: CoachNoteProps) => {
  const words = useLearnWords();
  const paper = useRef<HTMLDivElement>(null);
  const anchor = useAnchor(paper, note?.at ?? NOWHERE);
  useScrollTo(paper, note?.id);
  const style = (anchor && { '--x': `${anchor.left}px`, '--y': `${anchor.top}px`, '--tip': `${anchor.tip}px` }) as
    | CSSProperties
    | undefined;
  return (
    <section className="coach" aria-label={words.coach} ref={place} tabIndex={-1}>
      <p className="spoken" role="status">
        {note === undefined ? '' : `${note.said.title}. ${note.said.text}`}
      </p>
      {note !== undefined && (
        <div
          ref={paper}
          className="coach-note"
          data-lesson={note.id}
          data-last={note.isLast}
          data-side={anchor?.side ?? 'nowhere'}
          style={style}
        >
          <header>
            <Lamp />
            <h2>{note.said.title}</h2>
            {note.stop !== undefined && (
              <button type="button" className="coach-stop" onClick={note.stop.onStop} aria-label={note.stop.label} title={note.stop.label}>
                <Icon name="cross" />
              </button>
            )}
          </header>
          <p>{note.said.text}</p>
          {note.said.picture}
          <footer>{note.footer}</footer>
        </div>
      )}
    </section>
  );
};
