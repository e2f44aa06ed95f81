import './game-card.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { canBeAlone, emblemOf, type GameId } from './home-games.ts';

/** A game on the home page: one click plays it, and quiet links lead to other ways to play. */
export const GameCard = ({ id }: { id: GameId }) => {
  const words = useWords();
  const { family, title, line, facts } = words.games[id];
  return (
    <article className="game" data-game={id}>
      <div className="art">
        <i className="pat" />
        <Icon name={emblemOf(id)} className="em" />
        <Link href={`/new/${id}`} className="tune" aria-label={words.first.options(title)} title={words.first.options(title)}>
          <Icon name="options" />
        </Link>
      </div>
      <div className="game-body">
        <span className="eyebrow">{family}</span>
        <h2 className="display">{title}</h2>
        <p>{line}</p>
        <span className="game-facts">{facts}</span>
        <Link href={`/play/new?game=${id}&against=medium`} className="btn lamp play" aria-label={words.first.playBotAt(title)}>
          {words.first.playBot}
        </Link>
        <nav className="ways" aria-label={words.first.ways(title)}>
          {canBeAlone(id) && (
            <Link href={`/new/${id}?seats=1`}>
              <Icon name="person" />
              {words.first.solo}
            </Link>
          )}
          <Link href={`/new/${id}?against=link`}>
            <Icon name="link" />
            {words.first.byLink}
          </Link>
          <Link href={`/new/${id}?against=hot-seat`}>
            <Icon name="seats" />
            {words.first.hotSeat}
          </Link>
          <Link href={`/learn/${id}`}>
            <Icon name="learn" />
            {words.first.learn}
          </Link>
          <Link href={`/rules/${id}`}>
            <Icon name="book" />
            {words.first.rules}
          </Link>
        </nav>
      </div>
    </article>
  );
};
