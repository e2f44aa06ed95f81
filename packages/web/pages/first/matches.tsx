import './matches.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { type Dictionary, useWords } from '../../words/language.ts';
import type { MatchLine } from './mine.ts';
import { emblemOf, onShelf, titleOf } from './shelf.ts';

const AT_FIRST = 4;

const othersIn = (words: Dictionary, { here, others }: MatchLine): string =>
  here && others.length === 0 ? words.matches.hotSeat : others.map((name) => name || words.matches.openSeat).join(', ');

const statesIn = (words: Dictionary): Readonly<Record<MatchLine['state'], string>> => ({
  turn: words.matches.yourTurn,
  waiting: words.matches.waiting,
  players: words.matches.waitingForPlayers,
  over: words.matches.over,
});

const Line = ({ line }: { line: MatchLine }) => {
  const words = useWords();
  const game = onShelf(line.game);
  return (
    <Link className={line.state === 'turn' ? 'match turn' : 'match'} href={line.href} data-game={line.game}>
      <span className="mini">
        <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="" />
      </span>
      <span className="grow">
        <b>{titleOf(words, line.game, line.name)}</b>
        <small>{othersIn(words, line)}</small>
      </span>
      <span className="st">
        <em>{statesIn(words)[line.state]}</em>
        {line.points !== undefined && <small>{words.matches.points(line.points)}</small>}
      </span>
    </Link>
  );
};

/** The matches of this visitor, those that wait for them first. */
export const Matches = ({ lines, away }: { lines: readonly MatchLine[]; away: boolean }) => {
  const words = useWords().matches;
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  const waiting = lines.filter(({ state }) => state === 'turn').length;
  return (
    <section aria-labelledby="your-matches">
      <h2 className="display" id="your-matches">
        {words.heading} {waiting > 0 && <span className="badge">{words.wait(waiting)}</span>}
      </h2>
      {away && (
        <p className="note" role="status">
          {words.away}
        </p>
      )}
      {lines.length === 0 && !away && <p className="note">{words.none}</p>}
      <ul className="matches">
        {shown.map((line) => (
          <li key={line.href}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {words.more(lines.length - shown.length)}
        </button>
      )}
    </section>
  );
};
