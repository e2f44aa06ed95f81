import { LEVELS } from '@swordtable/bots';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { startLocal } from '../../client/local/start.ts';
import { sceneInFragment } from '../../client/scene-link.ts';
import { webGame } from '../../games/index.ts';
import type { PlayFrom } from '../../kit/analysis/analysis.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import '../play/table-page.css';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { Menu } from '../shell/menu.tsx';
import { useWords } from '../words/use-words.ts';
import './analysis-page.css';

/** The tile games share one board, whichever edition a position is of. */
const GAME = 'olympus';

const Board = lazy(async () => {
  const load = webGame(GAME)?.analysis;
  if (load === undefined) throw new Error(`${GAME} has no analysis board.`);
  return { default: await load() };
});

/** The analysis board, with the position in the address if there is one. */
export const AnalysisPage = () => {
  const { page, setup } = useWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [opened] = useState(() => sceneInFragment(location.hash));
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
      {!opened.ok && (
        <p className="link-note" role="alert">
          {inWords(opened.refusal)}
        </p>
      )}
      <Suspense fallback={<p className="link-note">{page.loading}</p>}>
        <Board
          scene={opened.ok ? (opened.value ?? '') : ''}
          openRule={openRule}
          onPlay={play}
          levels={LEVELS.map(({ id }) => ({ id, name: setup.levelName(id) }))}
        />
      </Suspense>
      {rules}
    </div>
  );
};
