import type { ComponentType } from 'react';
import type { IconName } from '../icons/icon.tsx';
import type { Language } from '../words/language.ts';

/** Something a game is played with, as it hangs in the gallery: a tile, a terrain, a card. */
export interface Piece {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The name of its ability, or whatever stands below its own. */
  readonly title: string;
  readonly text: string;
  /** What else it is found by. */
  readonly more?: string;
  /** What its picture says, for those who do not see it. */
  readonly spoken: string;
  /** What it can be sifted by: `{ kind: 'optional' }`; to some questions a piece has several answers. */
  readonly facets: Readonly<Record<string, string | readonly string[]>>;
  /** What it can be sorted by besides its name. A piece without a measure stands behind those with it. */
  readonly measures: Readonly<Record<string, number>>;
  /** The glyph in its picture, whose author is named; a piece that is all our own drawing has none. */
  readonly icon?: IconName;
  /** Draws it as large as `--size` says. */
  readonly Draw: ComponentType;
  /** A small sign for its title, such as the kind of ability. */
  readonly Mark?: ComponentType;
}

/** A question that the gallery is sifted by, and its answers. */
export interface Facet {
  readonly id: string;
  readonly name: string;
  /** The question that has to be answered before this one is asked. */
  readonly after?: string;
  readonly values: readonly { readonly value: string; readonly name: string; readonly Mark?: ComponentType }[];
}

/** A measure to sort by, the largest first. */
export interface Order {
  readonly id: string;
  readonly name: string;
  readonly told: (measure: number) => string;
}

/** What a family of games brings to the gallery, in one language. */
export interface GallerySection {
  readonly pieces: readonly Piece[];
  readonly facets: readonly Facet[];
  readonly orders: readonly Order[];
  /** All there is to say about a piece on a page of its own, below its name. */
  readonly About: ComponentType<{ readonly piece: Piece }>;
  /** Other pages about these pieces. */
  readonly doors: readonly { readonly href: string; readonly text: string }[];
}

export type GallerySectionIn = (language: Language) => GallerySection;
