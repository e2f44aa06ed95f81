import { GEMS, type SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Gem } from '../board/gem.tsx';
import { useSwordTexts } from '../board/texts.ts';
import { CutSign } from './cuts.tsx';
import './solo-face.css';

/** A solo card as wide as `--w` says: four cuts at its edge, and the finished sword in figures. What it shows is said in words beside it. */
export const SoloFace = ({ card }: { readonly card: SoloCard }) => {
  const texts = useSwordTexts();
  return (
    <div className="solo-face" aria-hidden="true">
      <div className="cuts">
        {card.cuts.map((cut, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cuts of a card never change their order.
          <CutSign key={at} cut={cut} />
        ))}
      </div>
      <div className="figures">
        <Icon name="swordcrafters/solo" className="sign" />
        <b className="length">{card.length}</b>
        <ol className="runs">
          {card.runs.map((run, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is nothing but its number.
            <li key={side}>{run}</li>
          ))}
        </ol>
        <ul className="gems">
          {GEMS.map((gem) => (
            <li key={gem}>
              <Gem tile={gem} />
              {card.gems[gem]}
            </li>
          ))}
        </ul>
      </div>
      <b className="name">{texts.smith(card)}</b>
    </div>
  );
};
