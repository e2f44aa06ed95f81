import '../home/matches.css';
import './replays-page.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useTableWords } from '../../kit/layout/table-words.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { describedGame, emblemOf, titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { type Finished, type FinishedLists, fetchFinished, localLists } from './finished.ts';
import { OpenFile } from './open-file.tsx';
import { useReplayWords } from './replay-words.ts';

const AT_FIRST = 6;

const Line = ({ line }: { readonly line: Finished }) => {
  const words = useWords();
  const { list } = useReplayWords();
  const { seat: seatName } = useTableWords();
  const language = useLanguage();
  const game = describedGame(line.game);
  const names = line.seats.map(({ name, level }, seat) => (level === undefined ? name || seatName(seat) : words.matches.bot(level)));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(line.updated);
  return (
    <Link className="match" href={line.href} data-game={line.game}>
      <span className="mini">
        <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="" />
      </span>
      <span className="grow">
        <b>{titleOf(words, line.game, line.name)}</b>
        <small>{names.join(' · ')}</small>
      </span>
      <span className="st">
        <em>{line.points === undefined ? (line.running ? list.running : '') : words.matches.points(line.points)}</em>
        <small>{when}</small>
      </span>
    </Link>
  );
};

const Shelf = ({ heading, none, lines }: { readonly heading: string; readonly none: string; readonly lines: readonly Finished[] }) => {
  const { list } = useReplayWords();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  return (
    <section>
      <h2 className="display">{heading}</h2>
      {lines.length === 0 && <p className="note">{none}</p>}
      <ul className="matches">
        {shown.map((line) => (
          <li key={line.href}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {list.more(lines.length - shown.length)}
        </button>
      )}
    </section>
  );
};

/** Everything that can be replayed: matches in this browser, on the server, and in files. */
export const ReplaysPage = () => {
  const { list } = useReplayWords();
  const [lists, setLists] = useState<FinishedLists>(localLists);
  useEffect(() => {
    let here = true;
    void fetchFinished().then((fetched) => here && setLists(fetched));
    return () => {
      here = false;
    };
  }, []);
  return (
    <Page heading={list.heading}>
      <div className="replays">
        <header className="page-head">
          <h1 className="display">{list.heading}</h1>
          <p>{list.lead}</p>
          <Link className="btn" href="/reviews">
            {list.reviews}
          </Link>
        </header>
        <OpenFile />
        {lists.away && (
          <p className="note" role="status">
            {list.away}
          </p>
        )}
        <Shelf heading={list.here} none={list.noneHere} lines={lists.here} />
        {!lists.away && <Shelf heading={list.mine} none={list.noneMine} lines={lists.mine} />}
        {!lists.away && <Shelf heading={list.open} none={list.noneOpen} lines={lists.open} />}
      </div>
    </Page>
  );
};
