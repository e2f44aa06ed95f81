import type { ComponentType } from 'react';
import type { IconName } from '../icons/icon.tsx';
import type { Language } from '../words/language.ts';

/** Something a game is played with, as the gallery shows it: a tile, a terrain, a card. */
export interface Piece {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The name of its ability, or whatever else is shown below its own. */
  readonly title: string;
  readonly text: string;
  /** More words to find it by. */
  readonly more?: string;
  /** A description of its picture, for screen readers. */
  readonly spoken: string;
  /** What it can be filtered by, such as `{ kind: 'optional' }`. A piece can have several answers to a question. */
  readonly facets: Readonly<Record<string, string | readonly string[]>>;
  /** What it can be sorted by in addition to its name. Pieces without the measure come last. */
  readonly measures: Readonly<Record<string, number>>;
  /** The glyph in its picture, whose author is credited. A piece drawn entirely by us has none. */
  readonly icon?: IconName;
  /** Draws it at the size `--size`. */
  readonly Draw: ComponentType;
  /** A small sign for its title, such as the kind of ability. */
  readonly Mark?: ComponentType;
}

/** A question to filter the gallery by, and its answers. */
export interface Facet {
  readonly id: string;
  readonly name: string;
  /** The question that must be answered before this one is asked. */
  readonly after?: string;
  readonly values: readonly { readonly value: string; readonly name: string; readonly Mark?: ComponentType }[];
}

/** A measure to sort by, largest first. */
export interface Order {
  readonly id: string;
  readonly name: string;
  readonly told: (measure: number) => string;
}

/** What a family of games adds to the gallery, in one language. */
export interface GallerySection {
  readonly pieces: readonly Piece[];
  readonly facets: readonly Facet[];
  readonly orders: readonly Order[];
  /** Everything about a piece on its own page, below its name. */
  readonly About: ComponentType<{ readonly piece: Piece }>;
  /** Other pages about these pieces. */
  readonly doors: readonly { readonly href: string; readonly text: string }[];
}

export type GallerySectionIn = (language: Language) => GallerySection;
