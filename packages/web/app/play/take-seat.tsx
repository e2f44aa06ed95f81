import './take-seat.css';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { hasKeyboard } from '../../kit/keyboard.ts';
import { Page } from '../shell/page.tsx';
import { NameField } from './name-field.tsx';
import { keepName, ownName } from './own-name.ts';
import { usePlayWords } from './play-words.ts';

interface SitDownProps {
  /** A heading with what the visitor is about to do. */
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly onReady: (name: string) => void;
  /** The host's name for the visitor. */
  readonly known?: string;
  /** The other players. */
  readonly children?: ReactNode;
}

/** Asks for the name that the others will see, and remembers it. */
export const TakeSeat = ({ heading, text, button, onReady, known = '', children }: SitDownProps) => {
  const words = usePlayWords();
  const [name, setName] = useState(() => ownName() || known);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasKeyboard()) field.current?.focus();
  }, []);
  const given = name.trim();
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (given === '') return;
    keepName(given);
    onReady(given);
  };
  return (
    <Page heading={heading}>
      <form className="sit-down" onSubmit={sit}>
        <h1 className="display">{heading}</h1>
        <p>{text}</p>
        {children}
        <NameField label={words.yourName} name={name} onChange={setName} field={field} />
        <button type="submit" className="btn lamp">
          {button}
        </button>
      </form>
    </Page>
  );
};
