import './hero-fields.css';
import type { PrintedTile } from '@swordtable/games/tile-battle/catalog';
import { memo } from 'react';
import { useTileWords } from '../../games/tile-battle/board/context.ts';
import { Tile } from '../../games/tile-battle/board/tile.tsx';
import { checkHero, digitsOf, drawn, isWrong } from './check.ts';
import { useNumbersWords } from './words.ts';

const SIDES = ['n', 'e', 's', 'w'] as const;
const NOBODY = -1;

interface HeroFieldsProps {
  readonly printed: PrintedTile;
  readonly name: string;
  readonly texts: readonly string[];
  readonly onType: (id: string, side: number, text: string) => void;
  readonly onReset: (id: string, name: string) => void;
}

/** A hero's state: untouched, unfinished, or how many of its numbers differ from ours. */
const Standing = ({ printed, texts, describes }: Pick<HeroFieldsProps, 'printed' | 'texts'> & { describes: string }) => {
  const words = useNumbersWords();
  const check = checkHero(printed.id, texts);
  if (check.state === 'wrong')
    return (
      <p id={describes} className="hero-said wrong">
        {words.refusal(check.refusal.sentence)}
      </p>
    );
  if (check.state === 'unfinished')
    return (
      <p id={describes} className="hero-said">
        {words.unfinished(check.missing)}
      </p>
    );
  const others = check.state === 'done' ? printed.numbers.filter((number, side) => String(number) !== texts[side]).length : 0;
  return (
    <p id={describes} className="hero-said">
      {words.ours(printed.numbers.join(' '))}
      {check.state === 'done' && <b className={others > 0 ? 'differs' : ''}>{others > 0 ? words.differs(others) : words.same}</b>}
    </p>
  );
};

/** A hero with its four fields, laid out as on the tile beside them. Their tab order is clockwise from north. */
export const HeroFields = memo(({ printed, name, texts, onType, onReset }: HeroFieldsProps) => {
  const words = useNumbersWords();
  const { side: sideName } = useTileWords();
  const { id, tile, numbers: ours } = printed;
  const describes = `said-${id}`;
  return (
    <li className="hero-fields panel" data-hero={id} data-state={checkHero(id, texts).state}>
      <div className="hero-head">
        <h3 className="display">{name}</h3>
        {texts.some((text) => text !== '') && (
          <button type="button" className="btn quiet hero-reset" onClick={() => onReset(id, name)}>
            {words.reset}
            <span className="spoken">: {name}</span>
          </button>
        )}
      </div>
      <Tile face={{ tile, owner: NOBODY, printed: ours, numbers: drawn(id, texts, ours) }} />
      <div className="cross">
        {SIDES.map((side, at) => {
          const text = texts[at] ?? '';
          const wrong = isWrong(id, text);
          return (
            <input
              key={side}
              className={`field-line cross-${side}${text !== '' && !wrong && Number(text) !== ours[at] ? ' other' : ''}`}
              data-side={at}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              aria-label={words.field(name, sideName(at))}
              aria-invalid={wrong}
              aria-describedby={describes}
              placeholder={String(ours[at])}
              value={text}
              onFocus={(event) => event.target.select()}
              onChange={(event) => onType(id, at, digitsOf(event.target.value))}
            />
          );
        })}
      </div>
      <Standing printed={printed} texts={texts} describes={describes} />
      {printed.house && <p className="hero-house">{words.house}</p>}
    </li>
  );
});
