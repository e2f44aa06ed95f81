import type { TournamentCard } from '@swordtable/server/api/tournaments';
import { useId } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { describedGame, emblemOf } from '../home/home-games.ts';
import { Facts } from './facts.tsx';

interface ListProps {
  readonly heading: string;
  readonly cards: readonly TournamentCard[];
}

/** Tournaments under a heading; nothing if there are none. */
export const TournamentList = ({ heading, cards }: ListProps) => {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="tournament-list" aria-labelledby={id}>
      <h2 className="display" id={id}>
        {heading}
      </h2>
      <ul>
        {cards.map((card) => {
          const game = describedGame(card.game);
          return (
            <li key={card.tournament}>
              <Link className="panel tournament-line" href={`/tournaments/${card.tournament}`} data-game={card.game}>
                <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="tournament-emblem" />
                <span>
                  <b>{card.name}</b>
                  <Facts card={card} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
