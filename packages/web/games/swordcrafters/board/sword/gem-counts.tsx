import { GEMS, type Gem as GemName } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Gem } from '../gem.tsx';
import { useSaying } from './words.ts';
import './gem-counts.css';

/** The gems of a sword, counted, those of the guards included. */
export const GemCounts = ({ counts }: { readonly counts: Readonly<Record<GemName, number>> }) => {
  const { texts } = useSaying();
  return (
    <ul className="gem-counts">
      {GEMS.map((gem) => (
        <li key={gem} data-none={counts[gem] === 0 || undefined}>
          <Gem tile={gem} size={20} />
          <b aria-hidden="true">{counts[gem]}</b>
          <span className="spoken">{texts.counted(counts[gem], gem)}</span>
        </li>
      ))}
    </ul>
  );
};
