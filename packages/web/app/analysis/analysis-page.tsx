import { LEVELS } from '@swordtable/bots';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { startLocal } from '../../client/local/start.ts';
import { webGame } from '../../games/index.ts';
import type { PlayFrom } from '../../kit/analysis/analysis.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import '../play/table-page.css';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { Menu } from '../shell/menu.tsx';
import { useWords } from '../words/use-words.ts';
import { type OfMatch, useStart } from './use-start.ts';
import './analysis-page.css';

/** The tile games share one board, whichever edition a position is of. */
const GAME = 'olympus';

const Board = lazy(async () => {
  const load = webGame(GAME)?.analysis;
  if (load === undefined) throw new Error(`${GAME} has no analysis board.`);
  return { default: await load() };
});

/** The analysis board, with the position of a match, or the one in the address. */
export const AnalysisPage = ({ match }: { readonly match?: OfMatch }) => {
  const { page, setup } = useWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const start = useStart(match);
  const { openRule, rules } = useRulesPanel(GAME);
  const play = async ({ game, options, scene, bots }: PlayFrom): Promise<string | undefined> => {
    const seats = bots.map((level) => (level === null ? { kind: 'here' as const, name: '' } : { kind: 'bot' as const, level }));
    const started = await startLocal({ do: 'create', wishes: { game, options, seats, scene } });
    if (!started.ok) return inWords(started.refusal);
    started.value.close();
    navigate(`/play/${started.value.match}`);
    return undefined;
  };
  return (
    <div className="table-page analysis-page" data-game={GAME}>
      <title>{`${page.analysis} · ${page.title}`}</title>
      <header className="bar">
        <Link href="/" className="brand" aria-label={page.home}>
          <Icon name="emblem/swordtable" className="" />
          <span className="brand-name">SWORDTABLE</span>
        </Link>
        <h1 className="display">{page.analysis}</h1>
        <span className="grow" />
        <Menu />
      </header>
      {start?.ok === false && (
        <p className="link-note" role="alert">
          {inWords(start.refusal)}
        </p>
      )}
      <Suspense fallback={<p className="link-note">{page.loading}</p>}>
        {start !== undefined && (
          <Board
            scene={start.ok ? start.value : ''}
            openRule={openRule}
            onPlay={play}
            levels={LEVELS.map(({ id }) => ({ id, name: setup.levelName(id) }))}
          />
        )}
      </Suspense>
      {rules}
    </div>
  );
};
