import { asEquipment, cardOf, idsOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, Domain } from '@swordtable/games/contracts/cards/terms';
import { Link } from 'wouter';
import { Rulings } from '../../../kit/gallery/about.tsx';
import type { Piece } from '../../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../../kit/gallery/words.ts';
import { useCardTexts } from '../board/cards.ts';
import { useContractRulings } from '../rules/rulings.ts';
import { levelsOf, PIECES, pageOf } from './piece-texts.ts';
import { rulingsOf } from './settled.ts';
import { ShownCard } from './shown-card.tsx';
import './about.css';

/** Cards in small that lead to their pages. */
const Others = ({ heading, cards }: { readonly heading: string; readonly cards: readonly CardId[] }) => {
  const { name } = useCardTexts();
  if (cards.length === 0) return null;
  return (
    <section className="about-part">
      <h2 className="display">{heading}</h2>
      <div className="about-contract-cards">
        {cards.map((card) => (
          <Link key={card} href={`/gallery/${pageOf(card)}`} aria-label={name(card)}>
            <ShownCard card={card} />
          </Link>
        ))}
      </div>
    </section>
  );
};

const contractsAt = (arc: string, level: number, ...sorts: readonly ('basic' | 'followUp')[]): readonly CardId[] =>
  idsOf(...sorts).filter((id) => {
    const card = cardOf(id);
    return 'arc' in card && card.arc === arc && card.level === level;
  });

const wornFor = (domain: Domain): readonly CardId[] =>
  idsOf('equipment', 'rare').filter((id) => asEquipment(id)?.domains?.includes(domain));

/** Other cards that this one has to do with. */
const Related = ({ card: id }: { readonly card: CardId }) => {
  const words = useGalleryWords().contracts;
  const card = cardOf(id);
  if ('arc' in card)
    return (
      <>
        {card.bonus !== undefined && <Others heading={words.opens} cards={contractsAt(card.arc, card.level + 1, 'followUp')} />}
        {card.is === 'followUp' && <Others heading={words.openedBy} cards={contractsAt(card.arc, card.level - 1, 'basic', 'followUp')} />}
      </>
    );
  if (card.is === 'setBonus') return <Others heading={words.wornFor} cards={wornFor(card.domain)} />;
  const domains = [...new Set(asEquipment(id)?.domains ?? [])];
  const bonuses = idsOf('setBonus').filter((each) => {
    const bonus = cardOf(each);
    return bonus.is === 'setBonus' && domains.includes(bonus.domain);
  });
  return <Others heading={words.setsOf} cards={bonuses} />;
};

/** The numbers of a card. */
const Facts = ({ card }: { readonly card: CardId }) => {
  const words = useGalleryWords().contracts;
  const { facts } = useCardTexts();
  const all = facts(card);
  if (all.length === 0) return null;
  return (
    <section className="about-part">
      <h2 className="display">{words.numbers}</h2>
      <dl className="about-numbers panel">
        {all.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What it does: of a companion at every level, as it grows. */
const Doing = ({ card }: { readonly card: CardId }) => {
  const words = useGalleryWords().contracts;
  const { rows } = useCardTexts();
  const all = rows(card);
  if (all.length === 1) return all[0]?.map((line) => <Line key={line} line={line} />);
  return (
    <section className="about-part">
      <h2 className="display">{words.levels}</h2>
      <ol className="about-levels panel">
        {all.map((lines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is nothing but its number.
          <li key={at}>
            <b>{words.fromLevel(at + 1, at === all.length - 1)}</b>
            <span>{lines.join(' ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Line = ({ line }: { readonly line: string }) => <p className="about-text">{line}</p>;

/** All there is to say about a card or a track of the camp. */
export const PieceAbout = ({ piece }: { readonly piece: Piece }) => {
  const words = useGalleryWords().contracts;
  const texts = useCardTexts();
  const { rulingOf } = useContractRulings();
  const kind = PIECES.get(piece.id);
  if (kind === undefined) return null;
  return (
    <>
      <p className="about-kind">
        <b>{piece.title}</b>
      </p>
      {'track' in kind ? (
        levelsOf(kind.track, texts).map((line) => <Line key={line} line={line} />)
      ) : (
        <>
          <blockquote className="about-quote">{texts.flavor(kind.card)}</blockquote>
          <Doing card={kind.card} />
          <Facts card={kind.card} />
          <Related card={kind.card} />
          <p className="about-note">{words.ours}</p>
        </>
      )}
      <Rulings ids={rulingsOf(kind)} rulingOf={rulingOf} heading={words.rulings} text={words.rulingsText} />
    </>
  );
};
