import { Switch } from '../../../kit/layout/switch.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { CountField } from './count-field.tsx';
import { TerrainChoice } from './terrain-choice.tsx';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './match-panel.css';

const SEATS = ['0', '1'] as const;
/** A match has two rounds, and tied ones after them. */
const ROUND_MAX = 12;
const SCORE_MAX = 999;

/** The match around the board: terrain, whose turn it is, round, and score. */
export const MatchPanel = ({ analysis }: { readonly analysis: Analysis }) => {
  const words = useAnalysisWords();
  const { state } = analysis.moment;
  const bySeat = (edit: 'to move' | 'first', seat: number) => (
    <Switch
      name={edit === 'first' ? words.first : words.toMove}
      all={SEATS}
      chosen={SEATS[seat] ?? '0'}
      label={(each) => words.color(Number(each))}
      onChoose={(each) => analysis.edit({ edit, seat: Number(each) })}
    />
  );
  return (
    <TabPanel tab="match" className="match-panel" aria-label={words.position}>
      <TerrainChoice terrain={state.setting.terrain} onChoose={(id) => analysis.edit({ edit: 'terrain', id })} />
      {bySeat('to move', state.active)}
      {bySeat('first', state.first)}
      <fieldset className="tallies" aria-label={words.score}>
        <legend className="eyebrow">{words.score}</legend>
        {SEATS.map((each) => (
          <CountField
            key={each}
            label={words.color(Number(each))}
            value={state.score[Number(each)] ?? 0}
            min={0}
            max={SCORE_MAX}
            onChange={(points) => analysis.edit({ edit: 'score', seat: Number(each), points })}
          />
        ))}
        <CountField
          label={words.round}
          value={state.round}
          min={1}
          max={ROUND_MAX}
          onChange={(round) => analysis.edit({ edit: 'round', round })}
        />
      </fieldset>
    </TabPanel>
  );
};
