import { Link, useLocation } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import type { TableState } from '../../client/table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { usePlayWords } from './play-words.ts';

const service = serviceAt();

interface NextMatchProps {
  readonly state: TableState;
  readonly match: string;
  readonly say: (sentence: string) => void;
}

/** Where to go after a match: back to its tournament, or on to a rematch, which any player can ask for. */
export const NextMatch = ({ state: { card, watcher }, match, say }: NextMatchProps) => {
  const words = usePlayWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const rematch = async (): Promise<void> => {
    const made = await service.rematch(match);
    if (made.ok) navigate(`/match/${made.value.match}`);
    else say(inWords(made.refusal));
  };
  if (card.tournament !== undefined)
    return (
      <Link className="btn lamp" href={`/tournaments/${card.tournament.id}`}>
        {words.toTournament}
      </Link>
    );
  if (card.rematch !== undefined)
    return (
      <Link className="btn lamp" href={`/match/${card.rematch}`}>
        {words.toRematch}
      </Link>
    );
  if (watcher === null) return null;
  return (
    <button type="button" className="btn lamp" onClick={() => void rematch()}>
      {words.rematch}
    </button>
  );
};
