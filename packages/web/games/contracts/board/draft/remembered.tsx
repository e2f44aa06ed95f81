import type { Remembered } from '@swordtable/games/contracts/view/draft-memory';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import { CardChip } from './kept.tsx';
import './remembered.css';

/** What one remembers of the packs that came by, while there is nothing to do. */
export const RememberedPacks = ({ packs }: { readonly packs: readonly Remembered[] }) => {
  const { seats, owner } = useTableInfo();
  const words = useDraftWords();
  const { name } = useCardTexts();
  if (packs.length === 0) return null;
  const { you, name: ownName } = owner;
  const title = you ? words.remembered : words.rememberedBy(ownName);
  return (
    <section className="remembered" aria-label={title}>
      <h3>{title}</h3>
      <div>
        {packs.map(({ from, held, since }) => {
          const last = held.at(-1);
          if (last === undefined) return null;
          return (
            <article key={from}>
              <h4>{seats[from]?.you === true ? words.dealtToYou : words.dealtTo(seats[from]?.name ?? '')}</h4>
              <p>{you ? words.keptOf(name(last.kept)) : words.keptBy(ownName, name(last.kept))}</p>
              <p className="remembered-cards">
                {last.passed.map((card) => (
                  <CardChip key={card} card={card} />
                ))}
              </p>
              <p>{words.sinceKept(since)}</p>
            </article>
          );
        })}
      </div>
    </section>
  );
};
