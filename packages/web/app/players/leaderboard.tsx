import type { Leaderboard } from '@swordtable/server/api/players';
import { Link } from 'wouter';
import { PlayerEmblem } from '../../kit/emblem/emblem.tsx';
import { ColumnHeads } from '../shell/column-heads.tsx';
import { useWords } from '../words/use-words.ts';
import { usePlayersWords } from './players-words.ts';

type Ranked = Leaderboard['players'][number] & { readonly rank: number };

/** Players share a rank if their ratings are the same. */
const ranked = (players: Leaderboard['players']): readonly Ranked[] =>
  players.map((each) => ({ ...each, rank: 1 + players.filter(({ rating }) => rating > each.rating).length }));

const PlayerRow = ({ rank, player, rating, matches, wins, program }: Ranked) => {
  const words = usePlayersWords();
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <span className="board-player">
          <PlayerEmblem emblem={player.emblem} />
          <span>
            <Link href={`/players/${player.player}`}>{player.name}</Link> {program && <small>{words.program}</small>}
          </span>
        </span>
      </th>
      <td className="board-rating">{rating}</td>
      <td>{matches}</td>
      <td>{words.share(wins, matches)}</td>
    </tr>
  );
};

const BotRow = ({ level, rating }: Leaderboard['bots'][number]) => {
  const { matches } = useWords();
  return (
    <tr className="board-bot">
      <td />
      <th scope="row">{matches.bot(level)}</th>
      <td className="board-rating">{rating}</td>
      <td />
      <td />
    </tr>
  );
};

/** The best players of a game, with the bots in between. */
export const Board = ({ board: { players, bots } }: { readonly board: Leaderboard }) => {
  const words = usePlayersWords();
  const rows = [
    ...ranked(players).map((each) => ({ rating: each.rating, row: <PlayerRow key={each.player.player} {...each} /> })),
    ...bots.map((bot) => ({ rating: bot.rating, row: <BotRow key={bot.level} {...bot} /> })),
  ].sort((one, other) => other.rating - one.rating);
  return (
    <table className="panel leaderboard">
      <ColumnHeads columns={[words.rank, words.player, words.rating, words.matches, words.won]} texts={[words.player]} />
      <tbody>{rows.map(({ row }) => row)}</tbody>
    </table>
  );
};
