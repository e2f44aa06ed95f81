import { tileName } from '@swordtable/games/tile-battle/catalog';
import { HEROES, terrainOf } from '@swordtable/games/tile-battle/roster';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view';
import { useTileWords } from './context.ts';
import { faceInHand, faceOnBoard } from './labels.ts';
import { boardOf, holderOf, isAsleep, modifiersOf, protectorOf } from './rules-view.ts';
import { Sign } from './signs.tsx';
import './hero-panel.css';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Each number of a tile with what changed it. */
const Numbers = ({ view, tile }: { readonly view: View; readonly tile: Tile }) => {
  const words = useTileWords();
  const lying = faceOnBoard(view, tile);
  const { numbers, printed } = lying ?? faceInHand(view, tile, -1);
  const rules = boardOf(view);
  const reasons = lying === undefined ? [] : modifiersOf(rules, tile, 0);
  const notes = [
    ...(lying !== undefined && isAsleep(view, tile) ? [words.asleep] : []),
    ...(lying !== undefined && protectorOf(rules, tile) !== TERRAIN ? [words.protectedBy(tileName(protectorOf(rules, tile)))] : []),
    ...(lying !== undefined && holderOf(rules, tile) !== TERRAIN ? [words.heldBy(tileName(holderOf(rules, tile)))] : []),
  ];
  return (
    <>
      <dl className="sides">
        {numbers.map((now, side) => (
          <div key={words.side(side)} className={now === printed[side] ? '' : 'other'}>
            <dt>{words.side(side)}</dt>
            <dd>
              {now !== printed[side] && <s>{printed[side]}</s>}
              {now}
            </dd>
          </div>
        ))}
      </dl>
      {(reasons.length > 0 || notes.length > 0) && (
        <ul className="who-can">
          {reasons.map(({ by, amount }) => (
            <li key={by}>
              <b>{tileName(by)}</b>
              {signed(amount)}
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
};

/** All there is to say about the tile under the pointer or the focus, or about the terrain. */
export const HeroPanel = ({ view, tile }: { readonly view: View; readonly tile: Tile | undefined }) => {
  const words = useTileWords();
  const shown = tile ?? TERRAIN;
  const terrain = terrainOf(view.setting);
  const text = shown === TERRAIN ? terrain : HEROES[shown];
  if (text === undefined) return null;
  return (
    <section className="panel inspect">
      <h2 className="display">{shown === TERRAIN ? terrain.name : tileName(shown)}</h2>
      <span className="tag">
        <Sign name={text.kind} />
        {text.ability === '' ? words.kindSentence(text.kind) : `${text.ability}, ${words.kind(text.kind)}`}
      </span>
      <p>{text.text}</p>
      {shown !== TERRAIN && <Numbers view={view} tile={shown} />}
      {text.rulings.length > 0 && <p className="rulings">{words.rulings(text.rulings.join(', '))}</p>}
    </section>
  );
};
