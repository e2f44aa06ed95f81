import './entry.css';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/words/language.ts';

interface EntryProps {
  readonly name: string;
  readonly note?: string;
  readonly added: number;
  readonly children?: ReactNode;
}

/** Something with a name and a date that can be removed. */
export const Entry = ({ name, note, added, children }: EntryProps) => {
  const language = useLanguage();
  return (
    <li className="entry">
      <span className="grow">
        <b>{name}</b>
        {note !== undefined && <em>{note}</em>}
        <small>{new Date(added).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</small>
      </span>
      {children}
    </li>
  );
};
