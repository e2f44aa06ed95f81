import type { Accuracies as Shared } from '@swordtable/server/api/accuracy';
import { Link } from 'wouter';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { usePlayersWords } from './players-words.ts';

const Head = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** A match that the player has shared: with its replay if anyone may see it. */
const Recent = ({ game, at, match, accuracy, depth }: Shared['recent'][number]) => {
  const words = usePlayersWords();
  const title = titleOf(useWords(), game);
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (
    <tr>
      <th scope="row">
        {match === null ? (
          title
        ) : (
          <Link href={`/replay/match/${match}`} aria-label={words.replay(title)}>
            {title}
          </Link>
        )}
      </th>
      <td>{words.percent(accuracy)}</td>
      <td>{words.depths[depth]}</td>
      <td>{day.format(at)}</td>
    </tr>
  );
};

/** How accurately a player played, as far as they share it. */
export const Accuracies = ({ shared: { games, recent } }: { readonly shared: Shared }) => {
  const words = usePlayersWords();
  const site = useWords();
  return (
    <section>
      <h2 className="display">{words.accuracy}</h2>
      <p>{words.accuracyText}</p>
      <div className="accuracies">
        <table className="panel">
          <Head columns={[words.game, words.average, words.matches]} />
          <tbody>
            {games.map(({ game, average, matches }) => (
              <tr key={game}>
                <th scope="row">{titleOf(site, game)}</th>
                <td className="board-rating">{words.percent(average)}</td>
                <td>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="panel">
          <Head columns={[words.game, words.accuracy, words.review, words.date]} />
          <tbody>
            {recent.map((each) => (
              <Recent key={`${each.at} ${each.match}`} {...each} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
