/** The contents of `icon-map.json`: for every set, what each glyph means and who drew it. */
export interface Drawn {
  /** The glyph's name in the game-icons collection. */
  readonly icon: string;
  readonly author: string;
}

export interface Layer extends Drawn {
  readonly transform: string;
}

/** Several glyphs layered into one emblem; the optional gap separates them. */
export interface Composed {
  readonly gap?: number;
  readonly layers: readonly Layer[];
}

export type IconSets = Readonly<Record<string, Readonly<Record<string, Drawn | Composed>>>>;

/** The part of an Iconify collection that we read. */
export interface Collection {
  readonly width?: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A glyph as sent to the browser: the size of its box, and its paths. */
export interface Glyph {
  readonly box: number;
  readonly gap?: number;
  /** Whether inner outlines are holes, regardless of direction. */
  readonly holes?: true;
  readonly paths: readonly { readonly d: string; readonly transform?: string }[];
}

export type Glyphs = Readonly<Record<string, Glyph>>;

export interface Credit {
  readonly author: string;
  readonly icons: readonly string[];
}

const layersOf = (entry: Drawn | Composed): readonly (Drawn | Layer)[] => ('layers' in entry ? entry.layers : [entry]);

/** A glyph's outline. Only plain single paths are accepted, so that no part of a drawing gets lost unnoticed. */
const outline = (collection: Collection, icon: string): string => {
  const body = collection.icons[icon]?.body;
  if (body === undefined) throw new Error(`The collection has no glyph "${icon}".`);
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (d === undefined) throw new Error(`The glyph "${icon}" isn’t a single plain path.`);
  return d;
};

/** The glyphs of one set. */
export const glyphsOf = (sets: IconSets, set: string, collection: Collection): Glyphs => {
  const entries = sets[set];
  if (entries === undefined) throw new Error(`There is no icon set "${set}". The sets are ${Object.keys(sets).join(', ')}.`);
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const paths = layersOf(entry).map((layer) => ({
        d: outline(collection, layer.icon),
        ...('transform' in layer ? { transform: layer.transform } : {}),
      }));
      const gap = 'gap' in entry && entry.gap !== undefined ? { gap: entry.gap } : {};
      return [name, { box: collection.width ?? 512, ...gap, paths }];
    }),
  );
};

/** Who drew what, most icons first, as the license requires. */
export const creditsOf = (sets: IconSets): readonly Credit[] => {
  const drawn = new Map<string, Set<string>>();
  for (const { icon, author } of Object.values(sets).flatMap((set) => Object.values(set).flatMap(layersOf))) {
    drawn.set(author, (drawn.get(author) ?? new Set()).add(icon));
  }
  return [...drawn]
    .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
    .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
};
