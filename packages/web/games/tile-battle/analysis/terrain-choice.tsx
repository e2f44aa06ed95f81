import { ASGARD_TERRAINS } from '@swordtable/games/tile-battle/asgard/terrain/index';
import { EDITIONS } from '@swordtable/games/tile-battle/catalog';
import { OLYMPUS_TERRAINS } from '@swordtable/games/tile-battle/olympus/terrain/index';
import { useTileTexts } from '../board/texts.ts';
import { useAnalysisWords } from './words.ts';

const TERRAINS_OF = { olympus: OLYMPUS_TERRAINS, asgard: ASGARD_TERRAINS } as const;
const EDITION_NAMES = { olympus: 'Olympus', asgard: 'Asgard' } as const;

interface TerrainChoiceProps {
  readonly terrain: string;
  readonly onChoose: (id: string) => void;
}

/** The terrains of both editions, or none. */
export const TerrainChoice = ({ terrain, onChoose }: TerrainChoiceProps) => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
  return (
    <label className="count wide">
      <span>{words.terrain}</span>
      <select className="field-line" value={terrain} onChange={(event) => onChoose(event.target.value)}>
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
  );
};
