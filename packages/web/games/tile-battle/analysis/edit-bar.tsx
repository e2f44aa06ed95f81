import { cellName } from '@swordtable/games/tile-battle/field/coordinates';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { useState } from 'react';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import { Sign } from '../board/signs.tsx';
import { useTileTexts } from '../board/texts.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { NumbersDialog } from './numbers-dialog.tsx';
import { flip, letGo, remove, rotate } from './tool.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';

const Rotations = ({ analysis }: { readonly analysis: Analysis }) => {
  const words = useAnalysisWords();
  const turn = (by: number): void => analysis.do(rotate(analysis.tool, analysis.moment.state, by));
  return (
    <>
      <button type="button" className="btn square" aria-label={words.rotateLeft} title={words.rotateLeft} onClick={() => turn(-1)}>
        <Sign name="left" />
      </button>
      <button type="button" className="btn square" aria-label={words.rotateRight} title={words.rotateRight} onClick={() => turn(1)}>
        <Sign name="right" />
      </button>
    </>
  );
};

/** What can be done with the selected tile. */
const SelectedTools = ({ analysis, tile }: { readonly analysis: Analysis; readonly tile: Tile }) => {
  const words = useAnalysisWords();
  const [isNumbering, setNumbering] = useState(false);
  const { moment, tool } = analysis;
  const lying = moment.view.board.find((seen) => seen.tile === tile);
  return (
    <>
      {lying !== undefined && <Rotations analysis={analysis} />}
      {lying !== undefined && (
        <button type="button" className="btn word" onClick={() => analysis.do(flip(tool, moment.state))}>
          {words.flipTo(words.color(1 - lying.owner))}
        </button>
      )}
      <button type="button" className="btn word" onClick={() => setNumbering(true)}>
        {words.numbers}
      </button>
      <button type="button" className="btn small" title={words.remove} onClick={() => analysis.do(remove(tool))}>
        <Sign name="cross" />
        <span>{words.remove}</span>
      </button>
      {isNumbering && <NumbersDialog analysis={analysis} tile={tile} onClose={() => setNumbering(false)} />}
    </>
  );
};

/** What the tool does next, in words. */
const useTitle = ({ moment, tool }: Analysis, why: TileWhy): { readonly title: string; readonly text: string } => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
  const { held, selected, target, into } = tool;
  if (held !== undefined) return { title: words.chooseCell(texts.name(held)), text: words.chooseCellText };
  if (into !== undefined) return { title: words.fillHand(words.color(into)), text: words.fillHandText };
  if (target !== undefined) return { title: words.chooseHero(cellName(target, why.origin)), text: words.chooseHeroText };
  if (selected === TERRAIN) return { title: texts.terrain(moment.view.setting.terrain).name, text: words.moveTerrain };
  if (selected !== undefined) return { title: texts.name(selected), text: texts.text(selected) };
  return { title: words.whatLies, text: words.whatLiesText };
};

/** Below the board while it is set up: what the next tap does, and what can be done with the selected tile. */
export const EditBar = ({ analysis, why }: { readonly analysis: Analysis; readonly why: TileWhy }) => {
  const words = useAnalysisWords();
  const { tool, moment } = analysis;
  const { held, selected, target, into } = tool;
  const { title, text } = useTitle(analysis, why);
  const isBusy = held !== undefined || target !== undefined || into !== undefined;
  return (
    <Prompt title={title} text={text} idle={!isBusy && selected === undefined}>
      {held !== undefined && (
        <>
          <Rotations analysis={analysis} />
          <button type="button" className="btn word" onClick={() => analysis.do(flip(tool, moment.state))}>
            {words.makeNext(words.color(1 - tool.owner))}
          </button>
        </>
      )}
      {selected !== undefined && selected !== TERRAIN && <SelectedTools key={selected} analysis={analysis} tile={selected} />}
      {isBusy && (
        <button type="button" className="btn word" onClick={() => analysis.setTool(letGo(tool))}>
          {into === undefined ? words.cancel : words.done}
        </button>
      )}
      {!isBusy && selected === undefined && (
        <button type="button" className="btn lamp confirm" onClick={() => analysis.setMode('place')}>
          {words.placeTile}
        </button>
      )}
    </Prompt>
  );
};
