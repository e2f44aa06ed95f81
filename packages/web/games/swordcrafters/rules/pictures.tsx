import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import { type Gem, METHODS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { GUARDED, SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import type { CSSProperties, ReactNode } from 'react';
import { MagicFace } from '../gallery/magic-card.tsx';
import { GuardPlate, TilePlate } from '../gallery/plates.tsx';
import { SoloFace } from '../gallery/solo-face.tsx';
import { EXAMPLE_GRID, EXAMPLE_SWORD } from './words/rules.ts';
import './pictures.css';

type Span = readonly [from: number, to: number];

/** A group of the example grid: its tiles as they lie there. */
const Group = ({ rows, columns }: { readonly rows: Span; readonly columns: Span }) => {
  const cells = EXAMPLE_GRID.slice(...rows).flatMap((row) => row.slice(...columns));
  return (
    <div className="figure-group" style={{ '--columns': columns[1] - columns[0] } as CSSProperties}>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are nothing but their places.
        <TilePlate key={at} tile={cell} />
      ))}
    </div>
  );
};

/** The base of a side: its guard, or on the sides without one its room. */
const Guard = ({ gem }: { readonly gem: Gem | undefined }) => (
  <div className="figure-guard">{gem !== undefined && <GuardPlate gem={gem} />}</div>
);

/** The sides of the example sword beside each other, each from its base up. */
const Sides = () =>
  SIDES.map((side) => (
    <div key={side} className="figure-side">
      {(EXAMPLE_SWORD.sides[side] ?? []).toReversed().map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a side are known by their places.
        <TilePlate key={at} tile={tile} />
      ))}
      <Guard gem={EXAMPLE_SWORD.guards[GUARDED.indexOf(side)]} />
      <b>{side + 1}</b>
    </div>
  ));

/** A card of each method. */
const magicCards = METHODS.flatMap((method) => {
  const card = PIECES.magic.find(({ beginner, intermediate }) => beginner.method === method || intermediate.method === method);
  if (card === undefined) return [];
  const face = card.beginner.method === method ? 'beginner' : 'intermediate';
  return [<MagicFace key={method} magic={card[face]} face={face} />];
});

/** The pictures of the rules, drawn from the pieces. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  grid: <Group rows={[0, 3]} columns={[0, 4]} />,
  'first-cut': (
    <>
      <Group rows={[0, 3]} columns={[0, 2]} />
      <Group rows={[0, 3]} columns={[2, 4]} />
    </>
  ),
  'second-cut': (
    <>
      <Group rows={[0, 3]} columns={[0, 2]} />
      <div className="figure-column">
        <Group rows={[0, 1]} columns={[2, 4]} />
        <Group rows={[1, 3]} columns={[2, 4]} />
      </div>
    </>
  ),
  sword: <Sides />,
  magic: magicCards,
  solo: PIECES.solo.map((card) => <SoloFace key={card.name} card={card} />),
};

export const pictureOf = (picture: string): ReactNode =>
  PICTURES[picture] === undefined ? undefined : <div className="sword-figure">{PICTURES[picture]}</div>;
