import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { TableDialog } from '../../../../kit/layout/dialog.tsx';
import { pageOf } from '../../gallery/piece-texts.ts';
import { ShownCard } from '../../gallery/shown-card.tsx';
import { Slips } from '../../why/explaining.tsx';
import { useCardTexts } from '../cards.ts';
import { ContractAbout } from './contract-about.tsx';
import { InPlay } from './in-play.tsx';
import { Rows } from './rows.tsx';
import { useAboutWords } from './words.ts';
import './about-card.css';

const Facts = ({ card }: { readonly card: CardId }) => {
  const { facts } = useCardTexts();
  return (
    <dl className="about-facts">
      {facts(card).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface AboutCardProps {
  readonly card: CardId;
  readonly onClose: () => void;
}

/** A card whole, over the table: what it is, what it does at every level, and its state in this match. */
export const AboutCard = ({ card, onClose }: AboutCardProps) => {
  const words = useAboutWords();
  const { name, title, flavor } = useCardTexts();
  return (
    // Another card is another dialog, which is read from its beginning.
    <TableDialog key={card} title={name(card)} className="about-card" onClose={onClose}>
      <Slips onLeave={onClose}>
        <div className="about-parts">
          <div className="about-face">
            <ShownCard card={card} />
            <p className="about-flavor">{flavor(card)}</p>
          </div>
          <div className="about-said">
            <p className="about-sort">{title(card)}</p>
            <Rows card={card} />
            <Facts card={card} />
            <InPlay card={card} />
            {'arc' in cardOf(card) && <ContractAbout contract={card} />}
            <a href={`/gallery/${pageOf(card)}`} target="_blank" rel="noopener" className="about-link">
              {words.gallery}
            </a>
          </div>
        </div>
      </Slips>
    </TableDialog>
  );
};
