import './join.css';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { titleOf } from './home-games.ts';
import { pathOfInvitation } from './invitation.ts';
import type { Lists } from './match-lists.ts';

/** Joins a friend's table, or finds strangers' tables to watch. */
export const Join = ({ live }: { live: Lists['live'] }) => {
  const words = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  const join = (event: FormEvent): void => {
    event.preventDefault();
    const path = pathOfInvitation(text);
    setWrong(path === undefined);
    if (path !== undefined) go(path);
  };

  return (
    <section className="panel join" aria-labelledby="join-a-friend">
      <h2 className="display" id="join-a-friend">
        {words.join.heading}
      </h2>
      <p>{words.join.text}</p>
      <form className="code" onSubmit={join} noValidate>
        <input
          className="field-line"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={words.join.placeholder}
          aria-label={words.join.label}
          aria-invalid={wrong}
          aria-describedby="join-wrong"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className="btn">
          {words.join.button}
        </button>
      </form>
      <p id="join-wrong" className="wrong" role="alert">
        {wrong ? words.join.wrong : ''}
      </p>
      <Link className="also" href="/watch">
        <Icon name="eye" />
        <span>
          <b>{words.page.watch}</b>
          {live === undefined ? words.join.watchNone : words.join.watchLive(titleOf(words, live.game, live.name))}
        </span>
      </Link>
    </section>
  );
};
