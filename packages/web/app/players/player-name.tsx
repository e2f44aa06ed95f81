import type { Opponent } from '@swordtable/server/api/players';
import { Link } from 'wouter';
import { useWords } from '../words/use-words.ts';
import { usePlayersWords } from './players-words.ts';

/** A player with a link to their page, a bot by its level, or someone who is gone. */
export const PlayerName = ({ player, bot, name }: Pick<Opponent, 'player' | 'bot' | 'name'>) => {
  const words = usePlayersWords();
  const { matches } = useWords();
  if (player !== null) return <Link href={`/players/${player}`}>{name}</Link>;
  return <>{bot === null ? name || words.gone : matches.bot(bot)}</>;
};
