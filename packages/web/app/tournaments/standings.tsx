import './standings.css';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { useLanguage } from '../../kit/words/language.ts';
import { Entrant } from './entrant.tsx';
import { pointsText } from './entrant-names.ts';
import { useTournamentWords } from './tournament-words.ts';

/** A column's heading: short on the screen, in full for screen readers and on hover. */
const Head = ({ short, name }: { readonly short: string; readonly name: string }) => (
  <th scope="col" className="standing-figure">
    <abbr title={name}>{short}</abbr>
  </th>
);

/** Who is ahead, and by what. */
export const Standings = ({ details }: { readonly details: TournamentDetails }) => {
  const words = useTournamentWords();
  const language = useLanguage();
  const isSwiss = details.format === 'swiss';
  return (
    <section className="panel standings" aria-labelledby="standings">
      <h2 className="display" id="standings">
        {words.standings}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col" className="standing-figure">
              <span className="spoken">{words.rank}</span>#
            </th>
            <th scope="col">{words.player}</th>
            <Head short={words.pointsShort} name={words.points} />
            {isSwiss && <Head short={words.buchholzShort} name={words.buchholz} />}
            <Head short={words.sonnebornShort} name={words.sonneborn} />
            <Head short={words.winsShort} name={words.wins} />
          </tr>
        </thead>
        <tbody>
          {details.standings.map(({ entrant, rank, points, buchholz, sonneborn, wins }) => (
            <tr key={entrant} className={entrant === details.you.entrant ? 'standing-own' : undefined}>
              <td className="standing-figure">{rank}</td>
              <th scope="row">
                <Entrant details={details} index={entrant} />
              </th>
              <td className="standing-figure standing-points">{pointsText(points, language)}</td>
              {isSwiss && <td className="standing-figure">{pointsText(buchholz, language)}</td>}
              <td className="standing-figure">{pointsText(sonneborn, language)}</td>
              <td className="standing-figure">{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
