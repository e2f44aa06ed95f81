import { countFor } from '@swordtable/games/swordcrafters/phases/scoring';
import { PIECES as OURS } from '@swordtable/games/swordcrafters/pieces/catalog';
import { FACES, type Face, GEMS, type Gem as GemName, type Magic, type SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Link } from 'wouter';
import { Rulings } from '../../../kit/gallery/about.tsx';
import type { Piece } from '../../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../../kit/gallery/words.ts';
import { Gem } from '../board/gem.tsx';
import { useSwordTexts } from '../board/texts.ts';
import { useSwordRulings } from '../rules/rulings.ts';
import { MagicFace } from './magic-card.tsx';
import { type Kind, magicId, PIECES } from './piece-texts.ts';
import { SoloAbout } from './solo-about.tsx';
import './about.css';

/** How many of each named gem the example sword has: fewer of each color than of the one before. */
const SAMPLE = [4, 3, 2] as const;

/** A card, as a sword would be counted by it. */
const Example = ({ magic }: { readonly magic: Magic }) => {
  const words = useGalleryWords().swords;
  const texts = useSwordTexts();
  const has = magic.gems.map((gem, at) => ({ gem, count: SAMPLE[at] ?? 0 }));
  const gems = Object.fromEntries(GEMS.map((gem) => [gem, has.find((each) => each.gem === gem)?.count ?? 0])) as Record<GemName, number>;
  return (
    <section className="about-part">
      <h2 className="display">{words.example}</h2>
      <div className="about-example panel">
        {has.map(({ gem, count }) => (
          <span key={gem}>
            {Array.from({ length: count }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal gems are nothing but their number.
              <Gem key={at} tile={gem} />
            ))}
          </span>
        ))}
        <p>{words.exampleIs(texts.list(has.map(({ gem, count }) => texts.counted(count, gem))), countFor(magic, { gems }))}</p>
      </div>
    </section>
  );
};

/** A magic card in small, which leads to its page. */
const ToFace = ({ magic, face }: { readonly magic: Magic; readonly face: Face }) => {
  const texts = useSwordTexts();
  return (
    <Link href={`/gallery/${magicId(magic)}`} className="to-face">
      <MagicFace magic={magic} face={face} />
      {texts.magicTitle(magic)}
    </Link>
  );
};

const otherFace = (face: Face): Face => (face === 'beginner' ? 'intermediate' : 'beginner');

/** The magic cards that count a gem. */
const CountedBy = ({ gem }: { readonly gem: GemName }) => {
  const words = useGalleryWords().swords;
  const counting = OURS.magic.flatMap((card) =>
    FACES.flatMap((face) => (card[face].gems.includes(gem) ? [{ magic: card[face], face }] : [])),
  );
  return (
    <section className="about-part">
      <h2 className="display">{words.countedBy}</h2>
      <div className="about-faces">
        {counting.map(({ magic, face }) => (
          <ToFace key={magicId(magic)} magic={magic} face={face} />
        ))}
      </div>
    </section>
  );
};

const rulingsOf = (kind: Kind): readonly string[] => {
  if ('tile' in kind) return kind.tile === 'blank' ? ['S-1', 'S-12', 'S-13'] : ['S-1', 'S-4', 'S-13'];
  if ('guard' in kind) return ['S-3', 'S-13', 'S-19'];
  if ('forge' in kind) return ['S-2', 'S-7', 'S-8', 'R-1'];
  return 'solo' in kind ? ['S-17', 'S-20', 'R-4'] : ['S-5', 'S-6', 'S-18', 'S-21', 'R-2'];
};

const countSaid = (kind: Kind, words: ReturnType<typeof useGalleryWords>['swords']): string => {
  if ('tile' in kind) {
    const all = OURS.tiles[kind.tile];
    return kind.tile === 'blank' ? words.inBox(all) : `${words.inBox(all)} ${words.fewer(all - OURS.removed)}`;
  }
  if ('guard' in kind) return words.twoEach(OURS.guards.filter((gem) => gem === kind.guard).length);
  return 'forge' in kind ? words.oneForge : '';
};

const gemOf = (kind: Kind): GemName | undefined => {
  if ('guard' in kind) return kind.guard;
  return 'tile' in kind && kind.tile !== 'blank' ? kind.tile : undefined;
};

const soloOf = (kind: Kind): SoloCard | undefined => ('solo' in kind ? kind.solo : undefined);

/** All there is to say about a piece. */
export const PieceAbout = ({ piece }: { readonly piece: Piece }) => {
  const words = useGalleryWords().swords;
  const { rulingOf } = useSwordRulings();
  const kind = PIECES.get(piece.id);
  if (kind === undefined) return null;
  const gem = gemOf(kind);
  const solo = soloOf(kind);
  return (
    <>
      <p className="about-kind">
        {'card' in kind && kind.card[kind.face].gems.map((each) => <Gem key={each} tile={each} />)}
        <b>{piece.title}</b>
        <span>{countSaid(kind, words)}</span>
      </p>
      <p className="about-text">{piece.text}</p>
      {'card' in kind && (
        <>
          <Example magic={kind.card[kind.face]} />
          <section className="about-part">
            <h2 className="display">{words.otherFace}</h2>
            <div className="about-faces">
              <ToFace magic={kind.card[otherFace(kind.face)]} face={otherFace(kind.face)} />
            </div>
          </section>
        </>
      )}
      {gem !== undefined && <CountedBy gem={gem} />}
      {solo !== undefined && <SoloAbout card={solo} />}
      {('card' in kind || solo !== undefined) && <p className="about-note">{words.ours}</p>}
      <Rulings ids={rulingsOf(kind)} rulingOf={rulingOf} heading={words.rulings} text={words.rulingsText} />
    </>
  );
};
