import { printedBlades, scoreBlades } from '@swordtable/games/swordcrafters/phases/scoring';
import { GEMS, type SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import { useGalleryWords } from '../../../kit/gallery/words.ts';
import { Gem } from '../board/gem.tsx';
import { useSwordTexts } from '../board/texts.ts';
import { CutSign } from './cuts.tsx';
import './solo-face.css';

/** What a solo card is as a finished sword, and which cuts it asks for in a round. */
export const SoloAbout = ({ card }: { readonly card: SoloCard }) => {
  const words = useGalleryWords().swords;
  const texts = useSwordTexts();
  const [scored] = scoreBlades(printedBlades([card]), [], false);
  const quality = (scored?.quality ?? []).reduce((sum, points) => sum + points, 0);
  return (
    <>
      <section className="about-part">
        <h2 className="display">{words.asOpponent}</h2>
        <dl className="about-figures panel">
          <div>
            <dt>{words.length}</dt>
            <dd>{card.length}</dd>
          </div>
          <div>
            <dt>{words.runs}</dt>
            <dd>{card.runs.join(', ')}</dd>
          </div>
          <div>
            <dt>{words.quality}</dt>
            <dd>{quality}</dd>
          </div>
          <div>
            <dt>{words.gems}</dt>
            <dd className="about-gems">
              {GEMS.map((gem) => (
                <span key={gem}>
                  <Gem tile={gem} />
                  {texts.counted(card.gems[gem], gem)}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      </section>
      <section className="about-part">
        <h2 className="display">{words.cuts}</h2>
        <p className="about-note">{words.cutsText}</p>
        <ol className="about-cuts panel">
          {card.cuts.map((cut, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cuts of a card never change their order.
            <li key={at}>
              <CutSign cut={cut} />
              {texts.cut(cut)}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};
