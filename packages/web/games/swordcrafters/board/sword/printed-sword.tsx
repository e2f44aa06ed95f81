import type { SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import { SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import { useSwordTexts } from '../texts.ts';
import { GemCounts } from './gem-counts.tsx';
import { useSaying } from './words.ts';
import './printed-sword.css';

interface PrintedProps {
  readonly card: SoloCard;
  /** What it scores, where that is known. */
  readonly points?: number | undefined;
}

const TICK = 7;
/** Outlines are drawn to one scale, so that a longer sword looks longer; only a file of pieces has longer ones than this. */
const LONGEST = 20;

/** A finished blade in outline, as long as the card says. */
const Outline = ({ length }: { readonly length: number }) => {
  const heightOf = (tiles: number): number => 16 + tiles * 6.5;
  const [blade, room] = [heightOf(length), heightOf(Math.max(LONGEST, length)) + 26];
  return (
    <svg className="printed-outline" viewBox={`0 ${-room} 60 ${room + 48}`} aria-hidden="true">
      <path className="printed-blade" d={`M19 0V${-blade}L30 ${-blade - 22} 41 ${-blade}V0z`} />
      <path className="printed-half" d={`M30 0V${-blade - 21}L41 ${-blade}V0z`} />
      <path className="printed-gold" d="M2 -8Q30 5 58 -8V5Q30 14 2 5z" />
      <path className="printed-grip" d="M25 10H35V33H25z" />
      <path className="printed-gold" d="M30 30L39 37 30 45 21 37z" />
    </svg>
  );
};

/** The finished sword of a solo card: it has no tiles, only its length, the best run of each side, and its gems. */
export const PrintedSword = ({ card, points }: PrintedProps) => {
  const { words, texts } = useSaying();
  const name = useSwordTexts().smith(card);
  const rows = Math.max(4, ...card.runs);
  return (
    <section className="printed-sword" aria-label={words.printed(name)}>
      <Outline length={card.length} />
      <div className="printed-facts">
        <h3 className="display">
          {name}
          {points !== undefined && <b>{texts.points(points)}</b>}
        </h3>
        <p>
          {words.length}: <b>{texts.tileCount(card.length)}</b>
        </p>
        <ul className="printed-runs" aria-label={words.runs}>
          {SIDES.map((side) => {
            const run = card.runs[side] ?? 0;
            return (
              <li key={side} aria-label={`${words.side(side + 1)}: ${words.printedRun(run)}`}>
                <svg viewBox={`0 0 10 ${rows * TICK}`} aria-hidden="true">
                  {Array.from({ length: run }, (_, at) => (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike.
                      key={at}
                      y={(rows - 1 - at) * TICK + 1}
                      width="10"
                      height={TICK - 2}
                      rx="1"
                    />
                  ))}
                </svg>
                <b aria-hidden="true">{run}</b>
              </li>
            );
          })}
        </ul>
        <GemCounts counts={card.gems} />
      </div>
    </section>
  );
};
