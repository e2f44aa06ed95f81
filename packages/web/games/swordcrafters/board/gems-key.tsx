import { GEMS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Gem } from './gem.tsx';
import type { Wording } from './wording.ts';
import './gems-key.css';

/** The names of the gems, where there is room for them. */
export const GemsKey = ({ words, texts }: Pick<Wording, 'words' | 'texts'>) => (
  <section className="panel gems-key">
    <h2 className="display">{words.gems}</h2>
    <ul>
      {GEMS.map((gem) => (
        <li key={gem}>
          <Gem tile={gem} size={18} />
          <span>{texts.gem(gem)}</span>
        </li>
      ))}
    </ul>
  </section>
);
