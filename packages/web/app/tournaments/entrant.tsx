import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { PlayerEmblem } from '../../kit/emblem/emblem.tsx';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { entrantName } from './entrant-names.ts';
import { useTournamentWords } from './tournament-words.ts';

interface EntrantProps {
  readonly details: Pick<TournamentDetails, 'entrants' | 'you'>;
  readonly index: number;
}

/** An entrant's emblem and name, and what else there is to know. */
export const Entrant = ({ details: { entrants, you }, index }: EntrantProps) => {
  const words = useTournamentWords();
  const all = useWords();
  const { emblem, level, program, out } = entrants[index] ?? {};
  return (
    <span className="entrant">
      {emblem === undefined ? <Icon name={level === undefined ? 'person' : 'bot'} /> : <PlayerEmblem emblem={emblem} />}
      <span className="entrant-name">
        {entrantName(entrants, index, words, all)}
        {you.entrant === index && <em> {words.you}</em>}
        {program && <small> {words.program}</small>}
        {out && <small> {words.out}</small>}
      </span>
    </span>
  );
};
