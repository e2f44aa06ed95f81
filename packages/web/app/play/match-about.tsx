import './match-about.css';
import type { Card } from '@swordtable/server/api/match';
import { Link } from 'wouter';
import { hasRuleBook } from '../../games/index.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { describedGame, emblemOf, titleOf } from '../home/home-games.ts';
import { useTermWords } from '../setup/term-words.ts';
import { useWords } from '../words/use-words.ts';

interface MatchAboutProps {
  readonly card: Pick<Card, 'game' | 'name' | 'clock' | 'listed' | 'hints' | 'rated' | 'seats'>;
}

/** What a match is about, for anyone about to join: the game, its options, and the terms they agree to. */
export const MatchAbout = ({ card }: MatchAboutProps) => {
  const words = useWords();
  const terms = useTermWords();
  const game = describedGame(card.game);
  const people = card.seats.filter(({ kind }) => kind !== 'bot').length;
  return (
    <section className="panel match-about" data-game={card.game} aria-label={titleOf(words, card.game, card.name)}>
      <span className="match-emblem">
        <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="" />
      </span>
      <div>
        <h2 className="display">{titleOf(words, card.game, card.name)}</h2>
        {game !== undefined && (
          <p>
            {words.games[game].line} <span>{words.games[game].facts}</span>
          </p>
        )}
        <dl>
          <div>
            <dt>{terms.clock}</dt>
            <dd>{card.clock === null ? terms.noClock : terms.clockOf(card.clock.seconds)}</dd>
          </div>
          {people > 1 && (
            <div>
              <dt>{terms.hints}</dt>
              <dd>{card.hints === true ? terms.withHints : terms.noHints}</dd>
            </div>
          )}
          {card.rated === true && (
            <div>
              <dt>{terms.rating}</dt>
              <dd>{terms.rated}</dd>
            </div>
          )}
          <div>
            <dt>{terms.watching}</dt>
            <dd>{card.listed ? terms.public : terms.private}</dd>
          </div>
        </dl>
        {hasRuleBook(card.game) && (
          <Link className="inline-link" href={`/rules/${card.game}`}>
            {words.setup.readRules}
          </Link>
        )}
      </div>
    </section>
  );
};
