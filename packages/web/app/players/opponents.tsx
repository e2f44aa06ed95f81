import type { Opponent } from '@swordtable/server/api/players';
import { ColumnHeads } from '../shell/column-heads.tsx';
import { PlayerName } from './player-name.tsx';
import { usePlayersWords } from './players-words.ts';

/** How a player did against everyone they met. */
export const Opponents = ({ opponents }: { readonly opponents: readonly Opponent[] }) => {
  const words = usePlayersWords();
  return (
    <section>
      <h2 className="display">{words.opponents}</h2>
      <table className="panel">
        <ColumnHeads columns={[words.opponent, words.wins, words.draws, words.losses]} />
        <tbody>
          {opponents.map(({ wins, draws, losses, ...who }) => (
            <tr key={who.player ?? who.bot ?? who.name}>
              <th scope="row">
                <PlayerName {...who} />
              </th>
              <td>{wins}</td>
              <td>{draws}</td>
              <td>{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
