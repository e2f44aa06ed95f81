import './puzzle-of-the-day.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { dailyGame, dayOf, isDailyDone } from '../puzzles/daily.ts';
import { useWords } from '../words/use-words.ts';
import { emblemOf } from './home-games.ts';

/** A link to the puzzle of the day. The puzzle itself is loaded when it's opened. */
export const PuzzleOfTheDay = () => {
  const words = useWords();
  const day = dayOf(new Date());
  const game = dailyGame(day);
  return (
    <Link className="panel puzzle-day" href="/puzzles/today" data-game={game} data-done={isDailyDone(day)}>
      <Icon name={emblemOf(game)} className="" />
      <span>
        <b>{words.first.puzzleOfTheDay}</b>
        {isDailyDone(day) ? words.first.puzzleDone : words.games[game].title}
      </span>
      <Icon name="arrow" />
    </Link>
  );
};
