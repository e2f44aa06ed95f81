import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { TileRow } from '../board/hand.tsx';
import type { TileSelection } from '../board/use-tile-selection.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { letGo } from './tool.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import '../board/tile-table.css';
import './hands.css';

interface HandsProps {
  readonly analysis: Analysis;
  readonly selection: TileSelection;
  readonly why: TileWhy;
  readonly onInspect: (tile: number | undefined) => void;
}

const SEATS = [0, 1] as const;

/** Both hands. While the position is set up, heroes are added to them from the list. */
export const Hands = ({ analysis, selection, why, onInspect }: HandsProps) => {
  const words = useAnalysisWords();
  const { moment, mode, tool, setTool } = analysis;
  const { view } = moment;
  return (
    <TabPanel tab="hands" className="both-hands" aria-label={words.hands}>
      {SEATS.map((seat) => {
        const title = words.handOf(words.color(seat));
        const hand = view.hands[seat] ?? [];
        const takes = tool.into === seat;
        return (
          <section key={seat} className="one-hand" aria-label={title}>
            <h2>
              {title}
              {mode === 'set-up' && (
                <button
                  type="button"
                  className="link-button"
                  aria-pressed={takes}
                  aria-label={takes ? words.done : words.addTo(words.color(seat))}
                  onClick={() => setTool(takes ? letGo(tool) : { ...letGo(tool), into: seat })}
                >
                  {takes ? words.done : words.add}
                </button>
              )}
            </h2>
            {hand.length === 0 ? (
              <p className="none">{words.noTiles}</p>
            ) : (
              <TileRow
                view={view}
                tiles={hand}
                seat={seat}
                label={title}
                selection={selection}
                onInspect={onInspect}
                onPin={(tile) => why.ask({ about: tile })}
                marked={[]}
                why={why}
              />
            )}
          </section>
        );
      })}
    </TabPanel>
  );
};
