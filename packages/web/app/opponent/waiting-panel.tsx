import type { Seek } from '@swordtable/server/api/seeks';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { useOpponentWords } from './opponent-words.ts';
import { stopSeek } from './own-seek.ts';
import { Waited } from './waited.tsx';

/** While an opponent is being looked for: how long it has taken, and what to do in the meantime. */
export const WaitingPanel = ({ seek }: { readonly seek: Seek }) => {
  const words = useOpponentWords();
  const all = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was focused is gone.
  useEffect(() => heading.current?.focus(), []);
  const isPaired = seek.state === 'paired';
  return (
    <section className="panel waiting" aria-labelledby="waiting">
      <h2 className="display" id="waiting" ref={heading} tabIndex={-1} aria-live="polite">
        {isPaired ? words.found(seek.seats) : words.looking(seek.seats)}
      </h2>
      <Waited since={seek.since} />
      <p>{isPaired ? words.sitting : words.widening}</p>
      <p className="sought">
        {words.playersOf(seek.seats)} · {words[seek.pace]} · {seek.rated ? words.rated : words.casual} ·{' '}
        {seek.games.map((game) => titleOf(all, game)).join(', ')}
      </p>
      <button type="button" className="btn" onClick={() => void stopSeek(seek.pace)}>
        {words.stop}
      </button>
      <h3 className="display">{words.meanwhile}</h3>
      <p>{words.meanwhileText}</p>
      <div className="row">
        {seek.games.map((game) => (
          <Link key={game} className="btn" href={`/play/new?game=${game}&against=medium`}>
            {titleOf(all, game)}
          </Link>
        ))}
      </div>
    </section>
  );
};
