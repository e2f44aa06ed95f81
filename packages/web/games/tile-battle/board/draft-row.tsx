import type { ComponentProps } from 'react';
import { useTileWords } from './context.ts';
import { TileRow } from './hand.tsx';
import { useTileTexts } from './texts.ts';
import './draft-row.css';

/** The open draft. Where there is room, every tile's text is below it, so that all can be compared. */
export const DraftRow = ({
  roomy,
  ...row
}: Omit<ComponentProps<typeof TileRow>, 'label' | 'tiles' | 'seat' | 'below'> & { readonly roomy: boolean }) => {
  const words = useTileWords();
  const texts = useTileTexts();
  return (
    <section className="stage draft" data-roomy={roomy || undefined} data-many={row.view.pool.length > 7 || undefined}>
      <TileRow
        {...row}
        tiles={row.view.pool}
        seat={-1}
        label={words.openDraft}
        below={(tile) => <p className="says">{texts.text(tile)}</p>}
      />
    </section>
  );
};
