import { LEVELS } from '@swordtable/bots';
import type { Refusal } from '@swordtable/kernel';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { analyze } from '../../client/analysis/analyze.ts';
import { handOver } from '../../client/local/begun.ts';
import { startLocal } from '../../client/local/start.ts';
import { webGame } from '../../games/index.ts';
import type { PlayFrom } from '../../kit/analysis/analysis.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import '../play/table-page.css';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { useWords } from '../words/use-words.ts';
import { AnalysisHeader } from './analysis-header.tsx';
import { gameInScene, TILE_GAME } from './scene-game.ts';
import { SceneTable } from './scene-table.tsx';
import { type Origin, useStart } from './use-start.ts';
import './analysis-page.css';

const TileBoard = lazy(async () => {
  const load = webGame(TILE_GAME)?.analysis;
  if (load === undefined) throw new Error(`${TILE_GAME} has no analysis board.`);
  return { default: await load() };
});

/** The analysis board, with the position of a match, of a deal, or the one in the address. */
export const AnalysisPage = ({ origin }: { readonly origin?: Origin }) => {
  const { page, setup } = useWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [start, open] = useStart(origin);
  const scene = start?.ok === true ? start.value : '';
  const game = gameInScene(scene);
  const position = useMemo(() => ({ game, scene }), [game, scene]);
  const { openRule, rules } = useRulesPanel(game);
  const play = async ({ game: id, options, scene: from, bots }: PlayFrom): Promise<string | undefined> => {
    const seats = bots.map((level) => (level === null ? { kind: 'here' as const, name: '' } : { kind: 'bot' as const, level }));
    const started = await startLocal({ do: 'create', wishes: { game: id, options, seats, scene: from } });
    if (!started.ok) return inWords(started.refusal);
    handOver(started.value);
    navigate(`/play/${started.value.match}`);
    return undefined;
  };
  const openText = async (text: string): Promise<Refusal | undefined> => {
    const named = gameInScene(text);
    const opened = named === TILE_GAME ? undefined : await analyze({ game: named, scene: text });
    if (opened?.ok === false) return opened.refusal;
    open(text);
    return undefined;
  };
  const openOther = async (text: string): Promise<Refusal | 'own' | undefined> =>
    gameInScene(text) === TILE_GAME ? 'own' : openText(text);
  const shared = { openRule, onPlay: play, levels: LEVELS.map(({ id }) => ({ id, name: setup.levelName(id) })) };
  const refused = start?.ok === false ? inWords(start.refusal) : undefined;
  return (
    <div className="table-page analysis-page" data-game={game}>
      <title>{`${page.analysis} · ${page.title}`}</title>
      <AnalysisHeader game={game} />
      {refused !== undefined && (
        <p className="link-note" role="alert">
          {refused}
        </p>
      )}
      <Suspense fallback={<p className="link-note">{page.loading}</p>}>
        {start !== undefined && game === TILE_GAME && <TileBoard scene={scene} onOther={openOther} {...shared} />}
        {start !== undefined && game !== TILE_GAME && <SceneTable key={scene} start={position} onRead={openText} {...shared} />}
      </Suspense>
      {rules}
    </div>
  );
};
