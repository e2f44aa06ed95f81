import { holderOf, isAsleep, modifiersOf, protectorOf } from '@swordtable/games/tile-battle/explain/board';
import { HEROES, terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { ReactNode } from 'react';
import type { TileWhy } from '../why/use-tile-why.ts';
import { useTileWords } from './context.ts';
import { faceInHand, faceOnBoard, nameBy } from './labels.ts';
import { Sign } from './signs.tsx';
import './hero-panel.css';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

interface NumbersProps {
  readonly tile: Tile;
  readonly why: TileWhy;
}

interface TurnedProps extends NumbersProps {
  /** Quarter turns of a tile in hand. */
  readonly turns: number;
}

/** Each number of a tile with what changed it. */
const Numbers = ({ tile, turns, why }: TurnedProps) => {
  const words = useTileWords();
  const { view, board } = why;
  const lying = faceOnBoard(view, tile);
  const { numbers, printed } = lying ?? faceInHand(view, tile, -1, turns);
  const reasons = lying === undefined ? [] : modifiersOf(board, tile, 0);
  const [protector, holder] = [protectorOf(board, tile), holderOf(board, tile)];
  const notes =
    lying === undefined
      ? []
      : [
          ...(isAsleep(view, tile) ? [words.asleep] : []),
          ...(protector === TERRAIN ? [] : [words.protectedBy(nameBy(why, protector))]),
          ...(holder === TERRAIN ? [] : [words.heldBy(nameBy(why, holder))]),
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
              <b>{nameBy(why, by)}</b>
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

/** What can be asked about a tile: its numbers and the last battle where it lies on the board, else why it can or cannot be placed. */
const Asks = ({ tile, why }: NumbersProps) => {
  const words = useTileWords();
  if (faceOnBoard(why.view, tile) === undefined)
    return (
      <button type="button" onClick={(event) => why.ask({ hand: tile }, event.currentTarget)}>
        {words.askHand}
      </button>
    );
  const cell = why.view.board.find((lying) => lying.tile === tile)?.cell;
  const isBarred = why.asked?.prompt.ask === 'tile' && !why.asked.tiles.includes(tile);
  return (
    <>
      {isBarred && cell !== undefined && (
        <button type="button" onClick={(event) => why.ask({ cell }, event.currentTarget)}>
          {words.askBarred}
        </button>
      )}
      <button type="button" onClick={(event) => why.ask({ number: tile }, event.currentTarget)}>
        {words.askNumbers}
      </button>
      <button type="button" onClick={(event) => why.ask({ battle: tile }, event.currentTarget)}>
        {words.askBattle}
      </button>
    </>
  );
};

interface HeroPanelProps {
  readonly tile: Tile | undefined;
  /** How far it is turned while it is in hand. */
  readonly turns: number;
  readonly why: TileWhy;
  readonly openRule: ((id: string) => void) | undefined;
  /** What is below the text while this tile asks. */
  readonly children?: ReactNode;
}

/** All there is to say about the tile under the pointer or the focus, or about the terrain. */
export const HeroPanel = ({ tile, turns, why, openRule, children }: HeroPanelProps) => {
  const words = useTileWords();
  const { view, texts } = why;
  const shown = tile ?? TERRAIN;
  const facts = shown === TERRAIN ? terrainOf(view.setting) : HEROES[shown];
  if (facts === undefined) return null;
  const terrain = texts.terrain(view.setting.terrain);
  const ability = shown === TERRAIN ? terrain.ability : texts.ability(shown);
  return (
    <section className="panel inspect">
      <h2 className="display">{nameBy(why, shown)}</h2>
      <span className="tag">
        <Sign name={facts.kind} />
        {ability === '' ? words.kindSentence(facts.kind) : `${ability}, ${words.kind(facts.kind)}`}
      </span>
      <p>{shown === TERRAIN ? terrain.text : texts.text(shown)}</p>
      {children}
      {shown !== TERRAIN && <Numbers tile={shown} turns={turns} why={why} />}
      {shown !== TERRAIN && (
        <p className="asks">
          <Asks tile={shown} why={why} />
          {/* Beside the table, so that nobody leaves it. */}
          <a href={`/gallery/${facts.id}`} target="_blank" rel="noreferrer">
            {words.heroPage}
          </a>
        </p>
      )}
      {facts.rulings.length > 0 && (
        <p className="rulings">
          {words.rulings(openRule === undefined ? facts.rulings.join(', ') : '')}
          {openRule !== undefined &&
            facts.rulings.map((id) => (
              <button key={id} type="button" onClick={() => openRule(id)} aria-label={words.rulings(id)}>
                {id}
              </button>
            ))}
        </p>
      )}
    </section>
  );
};
