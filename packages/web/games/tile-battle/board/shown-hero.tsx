import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { BoardProps } from '../typed.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { Candidates } from './candidates.tsx';
import { HeroPanel } from './hero-panel.tsx';
import type { TileSelection } from './use-tile-selection.ts';

interface ShownHeroProps extends Pick<BoardProps, 'state' | 'table' | 'openRule'> {
  /** The tile under the pointer or the focus. */
  readonly inspected: TileNumber | undefined;
  readonly selection: TileSelection;
  readonly why: TileWhy;
}

/** The hero that is inspected; else the one that is picked, or the one that asks. */
export const ShownHero = ({ state, table, openRule, inspected, selection, why }: ShownHeroProps) => {
  const { decision, view } = state;
  const picked = selection.picks['tile'];
  const acting = decision !== null && view.placed > TERRAIN ? view.placed : undefined;
  const shown = inspected ?? (typeof picked === 'number' ? picked : acting);
  return (
    <HeroPanel tile={shown} turns={selection.isPlacement && shown === picked ? selection.turns : 0} why={why} openRule={openRule}>
      {shown === acting && decision !== null && <Candidates why={why} seq={decision.seq} table={table} />}
    </HeroPanel>
  );
};
