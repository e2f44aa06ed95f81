import './game-card.css';
import { use } from 'react';
import { Link } from 'wouter';
import { loadGame } from '../../client/local/games.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { loadOnce } from '../../kit/load-once.ts';
import { useWords } from '../words/use-words.ts';

const load = loadOnce(loadGame);

/** A game without texts here: it goes by its rules' name. */
export const PlainCard = ({ id }: { readonly id: string }) => {
  const words = useWords();
  const rules = use(load(id));
  if (!rules.ok) return null;
  const [{ name, seats }] = rules.value;
  return (
    <article className="game" data-game={id}>
      <div className="art">
        <i className="pat" />
        <Icon name="emblem/swordtable" className="em" />
        <Link href={`/new/${id}`} className="tune" aria-label={words.first.options(name)} title={words.first.options(name)}>
          <Icon name="options" />
        </Link>
      </div>
      <div className="game-body">
        <h2 className="display">{name}</h2>
        <span className="facts">{words.first.players(seats.min, seats.max)}</span>
        <Link href={`/play/new?game=${id}&against=medium`} className="btn lamp play" aria-label={words.first.playBotAt(name)}>
          {words.first.playBot}
        </Link>
        <nav className="ways" aria-label={words.first.ways(name)}>
          <Link href={`/new/${id}?against=link`}>
            <Icon name="link" />
            {words.first.byLink}
          </Link>
          <Link href={`/new/${id}?against=hot-seat`}>
            <Icon name="seats" />
            {words.first.hotSeat}
          </Link>
        </nav>
      </div>
    </article>
  );
};
