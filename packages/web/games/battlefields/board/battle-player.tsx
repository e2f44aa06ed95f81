import type { View } from '@swordtable/games/battlefields/view/view';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Player, type PlayerFacts } from '../../../kit/layout/player.tsx';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import type { Explaining } from '../why/use-explaining.ts';
import { useBattleWords } from './context.ts';
import { tallyOf } from './points.ts';
import './battle-player.css';

interface BattlePlayerProps extends PlayerFacts {
  readonly view: View;
  readonly seat: number;
  /** The view after the previewed answer. */
  readonly after: View | undefined;
  readonly why: Explaining;
}

/** A player: points won so far, from lands, sets, and Ares, and the start token. */
export const BattlePlayer = ({ view, seat, after, why, ...player }: BattlePlayerProps) => {
  const words = useBattleWords();
  const { total, lands, sets, ares } = tallyOf(view, seat);
  const onWhy = (): void => why.points(seat);
  return (
    <Player
      {...player}
      color={SIDES[seat] ?? ''}
      sign={<SideSign seat={seat} />}
      badge={
        view.starter === seat && view.phase !== 'over' ? (
          <span className="start-token" role="img" aria-label={words.startToken} title={words.startToken}>
            <Icon name="battlefields/start" className="" />
          </span>
        ) : undefined
      }
      points={total}
      parts={[
        { key: 'lands', points: lands, label: words.landPart, onWhy },
        { key: 'sets', points: sets, label: words.setPart, onWhy },
        { key: 'ares', points: ares, label: words.aresPart, onWhy },
      ]}
      onWhy={onWhy}
      next={after === undefined ? total : tallyOf(after, seat).total}
    />
  );
};
