import { ASGARD_TERRAINS } from '@swordtable/games/tile-battle/asgard/terrain/index';
import { EDITIONS } from '@swordtable/games/tile-battle/catalog';
import { OLYMPUS_TERRAINS } from '@swordtable/games/tile-battle/olympus/terrain/index';
import { Switch } from '../../../kit/layout/switch.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { useTileTexts } from '../board/texts.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './match-panel.css';

const TERRAINS_OF = { olympus: OLYMPUS_TERRAINS, asgard: ASGARD_TERRAINS } as const;
const EDITION_NAMES = { olympus: 'Olympus', asgard: 'Asgard' } as const;
const SEATS = ['0', '1'] as const;
/** A match has two rounds, and tied ones after them. */
const ROUND_MAX = 12;
const SCORE_MAX = 999;

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, min, max, onChange }: CountProps) => (
  <label className="count">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      className="field-line"
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        const next = Number(event.target.value);
        if (event.target.value !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next);
      }}
    />
  </label>
);

/** The match around the board: terrain, whose turn it is, round, and score. */
export const MatchPanel = ({ analysis }: { readonly analysis: Analysis }) => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
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
      <label className="count wide">
        <span>{words.terrain}</span>
        <select
          className="field-line"
          value={state.setting.terrain}
          onChange={(event) => analysis.edit({ edit: 'terrain', id: event.target.value })}
        >
          {EDITIONS.map((edition) => (
            <optgroup key={edition} label={EDITION_NAMES[edition]}>
              {TERRAINS_OF[edition].map(({ id }) => (
                <option key={id} value={id}>
                  {texts.terrain(id).name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="none">{words.noTerrain}</option>
        </select>
      </label>
      {bySeat('to move', state.active)}
      {bySeat('first', state.first)}
      <fieldset className="tallies" aria-label={words.score}>
        <legend className="eyebrow">{words.score}</legend>
        {SEATS.map((each) => (
          <Count
            key={each}
            label={words.color(Number(each))}
            value={state.score[Number(each)] ?? 0}
            min={0}
            max={SCORE_MAX}
            onChange={(points) => analysis.edit({ edit: 'score', seat: Number(each), points })}
          />
        ))}
        <Count
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
