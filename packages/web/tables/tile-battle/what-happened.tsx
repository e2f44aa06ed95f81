import type { Tile } from '@swordtable/games/tile-battle/state';
import { words as gameWords } from '@swordtable/games/tile-battle/words';
import { useEffect, useRef } from 'react';
import { useTileWords } from './context.ts';
import { Sign, sideSign } from './signs.tsx';
import { type Told, tilesOf } from './telling.ts';
import './what-happened.css';

interface WhatHappenedProps {
  readonly lines: readonly Told[];
  readonly onMark: (tiles: readonly Tile[]) => void;
}

const COLOURS = ['red', 'blue'] as const;
const NOTHING: readonly Tile[] = [];

/** What happened, in sentences, newest first. Pointing at a line, or focusing it, marks its tiles on the board. */
export const WhatHappened = ({ lines, onMark }: WhatHappenedProps) => {
  const words = useTileWords();
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.key;
  // A new line is at the top, and the top is what should be in sight.
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: 0 });
  }, [newest]);
  return (
    <section className="panel log">
      <h2>{words.whatHappened}</h2>
      {lines.length === 0 && <p className="none">{words.nothingYet}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={words.whatHappened} onPointerLeave={() => onMark(NOTHING)}>
        {lines.toReversed().map((line) => (
          <li
            key={line.key}
            className={`${line.event.what === 'round' ? 'head' : ''} ${line.seat === undefined ? '' : COLOURS[line.seat as 0]}`}
            onPointerEnter={() => onMark(tilesOf(line))}
          >
            {line.event.what !== 'round' && <span className="sd">{line.seat !== undefined && <Sign name={sideSign(line.seat)} />}</span>}
            <span>
              {gameWords.event(line.event)}
              {line.why !== undefined && <small>{gameWords.event({ what: 'compared', comparison: line.why })}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
