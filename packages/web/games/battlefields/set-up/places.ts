/** A place as a scene writes it: `Sparta, Elis: archers cavalry^ + elite / spearmen`. */
export interface WrittenPlace {
  /** The newest is the last one. */
  readonly lands: readonly string[];
  /** The topmost warrior is the last one; with `^`, it's face up. */
  readonly stacks: readonly (readonly string[])[];
  /** A card in play at each side's stack, or nothing. */
  readonly lying: readonly string[];
}

export const namesIn = (text: string): readonly string[] => text.split(/,\s*/).filter((name) => name !== '');

/** Both sides of a place. */
const SIDES = [0, 1] as const;

export const placeIn = (text: string): WrittenPlace => {
  const [lands = '', rest = ''] = text.split(':');
  const sides = rest.split('/').map((side) => side.split('+').map((part) => part.trim()));
  return {
    lands: namesIn(lands.trim()),
    stacks: SIDES.map((side) => (sides[side]?.[0] ?? '').split(/\s+/).filter((word) => word !== '')),
    lying: SIDES.map((side) => sides[side]?.[1] ?? ''),
  };
};

export const placeText = ({ lands, stacks, lying }: WrittenPlace): string => {
  const side = (at: number): string => [...(stacks[at] ?? []), ...(lying[at] ? ['+', lying[at]] : [])].join(' ');
  return `${lands.join(', ')}: ${side(0)} / ${side(1)}`;
};
