import { CATALOG, type PrintedTile } from '@swordtable/games/tile-battle/catalog';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { Link } from 'wouter';
import { Rulings } from '../../../kit/gallery/about.tsx';
import type { Piece } from '../../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../../kit/gallery/words.ts';
import { useTileWords } from '../board/context.ts';
import { useRulings } from '../rules/rulings.ts';
import './tile-about.css';

const sumOf = ({ numbers }: PrintedTile): number => numbers.reduce((sum, number) => sum + number, 0);
const highestOf = ({ numbers }: PrintedTile): number => Math.max(...numbers);

/** The place of a hero among all: one more than there are with a larger measure. */
const placeBy = (measure: (tile: PrintedTile) => number, tile: PrintedTile): number =>
  1 + CATALOG.filter((other) => measure(other) > measure(tile)).length;

const SUM_MAX = 36;
const BAR = 10;

/** How the sums of all heroes spread, and where this one is among them. */
const Spread = ({ sum }: { readonly sum: number }) => {
  const words = useGalleryWords().tiles;
  const counts = Array.from({ length: SUM_MAX + 1 }, (_, at) => CATALOG.filter((tile) => sumOf(tile) === at).length);
  const most = Math.max(...counts);
  return (
    <svg className="spread" viewBox={`0 0 ${counts.length * BAR} 64`} role="img" aria-label={words.spread} preserveAspectRatio="none">
      {counts.map((count, at) => {
        const height = count === 0 ? 1 : (58 * count) / most;
        const x = at * BAR + 1;
        return <rect key={x} x={x} y={62 - height} width={BAR - 2} height={height} className={at === sum ? 'own' : ''} />;
      })}
    </svg>
  );
};

/** The four numbers, their sum, and what that is worth among all heroes. */
const Numbers = ({ tile }: { readonly tile: PrintedTile }) => {
  const { side } = useTileWords();
  const words = useGalleryWords().tiles;
  return (
    <section className="about-part">
      <h2 className="display">{words.numbers}</h2>
      <div className="about-numbers panel">
        <table>
          <thead>
            <tr>
              {tile.numbers.map((_, at) => (
                <th key={side(at)} scope="col">
                  {side(at)}
                </th>
              ))}
              <th scope="col">{words.sumShort}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              {tile.numbers.map((number, at) => (
                <td key={side(at)}>{number}</td>
              ))}
              <td>{sumOf(tile)}</td>
            </tr>
          </tbody>
        </table>
        <div>
          <Spread sum={sumOf(tile)} />
          <p>{words.ranked(placeBy(sumOf, tile), placeBy(highestOf, tile), CATALOG.length)}</p>
        </div>
      </div>
      <p className="about-note">
        {words.ours}{' '}
        <Link href="/numbers" className="about-link">
          {words.ownNumbers}
        </Link>
      </p>
    </section>
  );
};

/** All there is to say about a hero or a terrain. */
export const TileAbout = ({ piece }: { readonly piece: Piece }) => {
  const words = useTileWords();
  const { tiles } = useGalleryWords();
  const { rulingOf } = useRulings();
  const printed = CATALOG.find(({ id }) => id === piece.id);
  const text = printed === undefined ? TERRAINS.find(({ id }) => id === piece.id) : HEROES[printed.tile];
  if (text === undefined) return null;
  return (
    <>
      <p className="about-kind">
        {piece.Mark !== undefined && <piece.Mark />}
        <b>{piece.title}</b>
        <span>{words.kindSentence(text.kind)}.</span>
        {printed === undefined && <i>{tiles.isTerrain}</i>}
        {printed?.house === true && <i>{tiles.isHouse}</i>}
      </p>
      <p className="about-text">{piece.text}</p>
      {printed !== undefined && <Numbers tile={printed} />}
      <Rulings
        ids={text.rulings}
        rulingOf={rulingOf}
        heading={tiles.rulings}
        text={text.rulings.length === 0 ? tiles.noRulings : tiles.rulingsText}
      />
    </>
  );
};
