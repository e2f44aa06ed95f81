import { Fragment } from 'react';
import type { Choice, PiecesField } from './fields.ts';
import { useSetUpWords } from './words.ts';

const NOTHING = '';

interface PiecesRowProps {
  readonly field: PiecesField;
  readonly onChange: (scene: string) => void;
}

/** A row of pieces: each is exchanged or removed by choosing, and the last choice adds one. */
export const PiecesRow = ({ field, onChange }: PiecesRowProps) => {
  const words = useSetUpWords();
  const { name, pieces, choices, isFixed, isOnce, grid, set } = field;
  const optionsOf = (some: readonly Choice[]) =>
    some.map(({ id, name: shown }) => (
      <option key={id} value={id}>
        {shown}
      </option>
    ));
  const options = optionsOf(choices);
  const exchange = (at: number, by: string): void => onChange(set(by === NOTHING ? pieces.toSpliced(at, 1) : pieces.with(at, by)));
  return (
    <fieldset className="pieces" data-columns={grid?.columns}>
      <legend>{name}</legend>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place.
        <Fragment key={at}>
          {at === grid?.gapBefore && <span className="between">{grid.gap}</span>}
          <select
            aria-label={words.piece(name, at + 1)}
            data-piece={piece}
            value={piece}
            onChange={(event) => exchange(at, event.target.value)}
          >
            {options}
            {isFixed === undefined && <option value={NOTHING}>{words.remove}</option>}
          </select>
        </Fragment>
      ))}
      {isFixed === undefined && (
        <select
          className="add"
          aria-label={words.addTo(name)}
          value={NOTHING}
          onChange={(event) => onChange(set([...pieces, event.target.value]))}
        >
          <option value={NOTHING}>+ {words.add}</option>
          {isOnce === undefined ? options : optionsOf(choices.filter(({ id }) => !pieces.includes(id)))}
        </select>
      )}
    </fieldset>
  );
};
