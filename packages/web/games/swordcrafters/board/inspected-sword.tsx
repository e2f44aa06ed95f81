import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import { ownedBy } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { useEffect, useRef } from 'react';
import { InspectSword } from './sword/inspect.tsx';
import { PrintedSword } from './sword/printed-sword.tsx';
import { nameOf, type Wording } from './wording.ts';
import './inspected-sword.css';

/** The sword to inspect: one of a seat’s, or a printed one. */
export type Inspected = { readonly seat: number; readonly on: number } | { readonly printed: number };

interface InspectedSwordProps {
  readonly looked: Inspected;
  readonly view: View;
  readonly scores: Scores;
  readonly wording: Wording;
  readonly onClose: () => void;
}

interface PrintedProps extends Pick<InspectedSwordProps, 'wording' | 'onClose'> {
  readonly card: SoloCard;
  readonly points: number | undefined;
}

/** A finished sword of the solo game, over everything else. */
const InspectPrinted = ({ card, points, wording: { words, texts }, onClose }: PrintedProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="inspect-printed panel"
      aria-label={words.inspectPrinted(texts.smith(card))}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      // Keys that are meant for the dialog do nothing on the table.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <PrintedSword card={card} points={points} />
      <button type="button" className="btn" onClick={onClose}>
        {words.close}
      </button>
    </dialog>
  );
};

/** A sword that somebody wants to see from all sides: a player’s, or a printed one. */
export const InspectedSword = ({ looked, view, scores, wording, onClose }: InspectedSwordProps) => {
  if ('printed' in looked) {
    const card = view.setting.opponents[looked.printed];
    const points = ownedBy(scores, -1)[looked.printed]?.points;
    return card === undefined ? null : <InspectPrinted card={card} points={points} wording={wording} onClose={onClose} />;
  }
  const { seat, on } = looked;
  const smith = view.smiths[seat];
  const sword = (smith?.bench ?? smith?.swords)?.[on];
  if (sword === undefined) return null;
  const name = nameOf(wording, seat);
  const title = view.setting.dual ? `${name}, ${wording.texts.sword(on)}` : name;
  return <InspectSword sword={sword} name={title} seat={seat} quality={ownedBy(scores, seat)[on]?.quality ?? []} onClose={onClose} />;
};
