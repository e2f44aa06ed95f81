import './matches.css';
import type { Result } from '@swordtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { checkStorageSpace, type StorageSpace } from '../../client/local/storage-space.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { useLanguage } from '../../kit/words/language.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { useWords } from '../words/use-words.ts';
import { dateIn } from './date-in.ts';
import { describedGame, emblemOf, titleOf } from './home-games.ts';
import type { MatchLine } from './match-lists.ts';
import { Remove } from './remove.tsx';
import { withCounts } from './with-counts.ts';

const AT_FIRST = 4;

/** The other players: those at this device, then the rest, equal names once. */
const othersIn = ({ matches: words }: Dictionary, { others, people }: MatchLine): string => {
  if (others.length === 0 && people < 2) return words.solo;
  const named = others.map(({ name, level }) => (level === undefined ? name || words.openSeat : words.bot(level)));
  return [...(people > 1 ? [words.hotSeat] : []), ...withCounts(named, words.times)].join(', ');
};

const statesIn = (words: Dictionary): Readonly<Record<MatchLine['state'], string>> => ({
  turn: words.matches.yourTurn,
  waiting: words.matches.waiting,
  players: words.matches.waitingForPlayers,
  over: words.matches.over,
});

const Line = ({ line }: { line: MatchLine }) => {
  const words = useWords();
  const language = useLanguage();
  const game = describedGame(line.game);
  return (
    <Link className={line.state === 'turn' ? 'match turn' : 'match'} href={line.href} data-game={line.game}>
      <span className="mini">
        <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="" />
      </span>
      <span className="grow">
        <b>{titleOf(words, line.game, line.name)}</b>
        <small>{othersIn(words, line)}</small>
        <small className="when">
          <time dateTime={new Date(line.updated).toISOString()}>{dateIn(language, line.updated, Date.now())}</time>
        </small>
      </span>
      <span className="st">
        <em>{line.result === undefined ? statesIn(words)[line.state] : words.matches.results[line.result]}</em>
        {line.points !== undefined && <small>{words.matches.points(line.points)}</small>}
      </span>
    </Link>
  );
};

/** Checked again whenever a match is added or removed. */
const useRoom = (matches: number): StorageSpace => {
  const [room, setRoom] = useState<StorageSpace>('enough');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the free space changes with the matches.
  useEffect(() => {
    let open = true;
    void checkStorageSpace().then((found) => open && setRoom(found));
    return () => {
      open = false;
    };
  }, [matches]);
  return room;
};

/** From this browser or, if it was played there, from the server. The code for it is loaded only then. */
const removeMatch = async ({ match, here }: MatchLine): Promise<Result<unknown>> =>
  here === true
    ? (await import('../../client/local/forget.ts')).forgetMatch(match)
    : (await import('../../client/remote/api.ts')).serviceAt().erase(match);

interface MatchesProps {
  readonly lines: readonly MatchLine[];
  readonly away: boolean;
  readonly onForgotten: (match: string) => void;
}

/** The visitor's matches, those waiting for them first. */
export const Matches = ({ lines, away, onForgotten }: MatchesProps) => {
  const dictionary = useWords();
  const words = dictionary.matches;
  const room = useRoom(lines.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  const waiting = lines.filter(({ state }) => state === 'turn').length;
  return (
    <section className="your-matches" aria-labelledby="your-matches">
      <h2 className="display" id="your-matches" ref={heading} tabIndex={-1}>
        {words.heading} {waiting > 0 && <span className="badge">{words.wait(waiting)}</span>}
      </h2>
      {away && (
        <p className="note" role="status">
          {words.away}
        </p>
      )}
      {room !== 'enough' && (
        <p className="note" role="status">
          {room === 'none' ? words.roomNone : words.roomLittle}
        </p>
      )}
      <p className="matches-said" role="status">
        {said}
      </p>
      {lines.length === 0 && !away && <p className="note">{words.none}</p>}
      <ul className="matches">
        {shown.map((line) => (
          <li key={line.href}>
            <Line line={line} />
            {(line.here || line.state === 'over') && (
              <Remove
                name={titleOf(dictionary, line.game, line.name)}
                ask={line.here ? words.removeAsk : words.removeAskOnline}
                remove={() => removeMatch(line)}
                onGone={() => {
                  setSaid(words.removed);
                  onForgotten(line.match);
                  // The focused element was removed with the match.
                  heading.current?.focus();
                }}
                onRefused={setSaid}
              />
            )}
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
