import './facts.css';
import { SEATS_MIN } from '@swordtable/server/api/seeks';
import type { TournamentCard } from '@swordtable/server/api/tournaments';
import { useLanguage } from '../../kit/words/language.ts';
import { dateIn } from '../home/date-in.ts';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { useTournamentWords } from './tournament-words.ts';

/** A tournament in a line: its game, format, pace, and how far it is. */
export const Facts = ({ card }: { readonly card: TournamentCard }) => {
  const words = useTournamentWords();
  const all = useWords();
  const language = useLanguage();
  const { game, format, seats, clock, status, round, rounds, starts, entered, rated } = card;
  const facts = [
    titleOf(all, game),
    words.formats[format],
    ...(seats > SEATS_MIN ? [words.tablesOf(seats)] : []),
    words.clock(clock),
    words.entered(entered),
    ...(rated ? [words.rated] : []),
    ...(status === 'running' && rounds !== null ? [words.roundOf(round, rounds)] : [words.statuses[status]]),
    ...(status === 'open' && starts !== null ? [words.starts(dateIn(language, starts, Date.now()))] : []),
  ];
  // Lines break between facts only.
  const whole = facts.map((fact) => fact.replaceAll(' ', '\u00a0'));
  return <span className="tournament-facts">{whole.join('\u00a0· ')}</span>;
};
