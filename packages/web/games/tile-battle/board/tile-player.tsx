import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { Player, type PlayerFacts } from '../../../kit/layout/player.tsx';
import { SIDES } from '../../../kit/layout/sides.tsx';
import type { TileWhy } from '../why/use-tile-why.ts';
import { useTileWords } from './context.ts';
import { nameBy } from './labels.ts';
import { roundsIn } from './score.ts';
import { Sign, sideSign } from './signs.tsx';

interface TilePlayerProps extends PlayerFacts {
  readonly view: View;
  readonly seat: number;
  /** The view after the answer that is being previewed. */
  readonly after: View | undefined;
  readonly why: TileWhy;
}

/** A player of a tile battle: the points if the round ended now, by earlier rounds, lines and end-of-round abilities. */
export const TilePlayer = ({ view, seat, after, why, ...player }: TilePlayerProps) => {
  const words = useTileWords();
  const { total, before, lines, ends } = tallyOf(view, seat);
  const parts = view.over
    ? roundsIn(view, why.events, seat).map((points, index) => ({
        key: `round ${index + 1}`,
        points,
        label: words.round(index + 1),
        onWhy: () => why.part('total', seat),
      }))
    : [
        ...(before !== 0 || view.round > 1 ? [{ key: 'before', points: before, label: words.earlier(view.round) }] : []),
        { key: 'lines', points: lines, label: words.linesNow },
        ...ends.map(({ by, points }) => ({ key: String(by), points, label: nameBy(why, by) })),
      ].map((part) => ({ ...part, onWhy: () => why.part(part.key, seat) }));
  return (
    <Player
      {...player}
      color={SIDES[seat] ?? ''}
      sign={<Sign name={sideSign(seat)} />}
      points={total}
      parts={parts}
      onWhy={() => why.part('total', seat)}
      next={after === undefined ? total : tallyOf(after, seat).total}
    />
  );
};
