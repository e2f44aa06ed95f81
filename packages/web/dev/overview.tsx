import './overview.css';
import { GAMES } from '@swordtable/games';
import { defaultSeats, type Game } from '@swordtable/kernel';
import { memo, useState } from 'react';
import type { Piece } from '../kit/gallery/pieces.ts';
import { Buttons, Prompts, Slips } from './parts.tsx';
import { boardHref, STAGES, stageName } from './stages.ts';

const PARTS = [
  { id: 'buttons', name: 'Buttons', Show: Buttons },
  { id: 'prompts', name: 'Prompts', Show: Prompts },
  { id: 'slips', name: 'Why?', Show: Slips },
] as const;

/** The board at one of several stages of a game, in its own frame, because its styles are those of a whole page. */
const Stages = ({ game, theme }: { readonly game: Game; readonly theme: string }) => {
  const { seats, answers } = STAGES[game.id] ?? { seats: defaultSeats(game), answers: [0] };
  const [chosen, choose] = useState(answers[0] ?? 0);
  const href = boardHref(game.id, seats, chosen, theme);
  return (
    <>
      <div className="dev-row">
        {answers.map((count) => (
          <button key={count} type="button" className="btn" aria-pressed={count === chosen} onClick={() => choose(count)}>
            {stageName(count)}
          </button>
        ))}
        <a className="btn quiet" href={href}>
          Open in its own page
        </a>
      </div>
      <div className="dev-frame">
        <iframe key={href} src={href} title={`${game.name}: ${stageName(chosen)}`} loading="lazy" />
      </div>
    </>
  );
};

const Pieces = memo(({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <div className="dev-pieces">
    {pieces.map(({ id, game, name, title, Draw }) => (
      <figure key={id} data-game={game} data-piece={id}>
        <Draw />
        <figcaption>
          {name}
          {title !== '' && title !== name && <small>{title}</small>}
        </figcaption>
      </figure>
    ))}
  </div>
));

interface OverviewProps {
  readonly pieces: readonly Piece[];
  readonly theme: 'dark' | 'light';
}

/** Every tile and card, every slip, prompt, and button, and each table at several stages of a game. */
export const Overview = ({ pieces, theme }: OverviewProps) => (
  <div className="dev">
    <nav className="dev-nav" aria-label="Sections">
      <strong className="display">Swordtable</strong>
      {[...PARTS, ...GAMES].map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
      <a className="btn quiet" href={theme === 'dark' ? '?theme=light' : '?theme=dark'}>
        {theme === 'dark' ? 'Light theme' : 'Dark theme'}
      </a>
    </nav>
    <main>
      {PARTS.map(({ id, name, Show }) => (
        <section key={id} id={id}>
          <h2 className="display">{name}</h2>
          <Show />
        </section>
      ))}
      {GAMES.map((game) => {
        const own = pieces.filter((piece) => piece.game === game.id);
        return (
          <section key={game.id} id={game.id} data-game={game.id}>
            <h2 className="display">{game.name}</h2>
            <h3>Table</h3>
            <Stages game={game} theme={theme} />
            <h3>Pieces · {own.length}</h3>
            <Pieces pieces={own} />
          </section>
        );
      })}
    </main>
  </div>
);
