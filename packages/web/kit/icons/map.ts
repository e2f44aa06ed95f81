/** What `icon-map.json` holds: for every set, which glyph stands for what, and who drew it. */
export interface Drawn {
  /** The glyph's name in the game-icons collection. */
  readonly icon: string;
  readonly author: string;
}

export interface Layer extends Drawn {
  readonly transform: string;
}

/** Several glyphs laid over each other make one emblem; the gap, if there is one, keeps them apart. */
export interface Composed {
  readonly gap?: number;
  readonly layers: readonly Layer[];
}

export type IconSets = Readonly<Record<string, Readonly<Record<string, Drawn | Composed>>>>;

/** The part of an Iconify collection that is read here. */
export interface Collection {
  readonly width?: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A glyph as it goes to the browser: the size of its box, and its paths. */
export interface Glyph {
  readonly box: number;
  readonly gap?: number;
  /** Whether inner outlines are holes, whichever way they run. */
  readonly holes?: true;
  readonly paths: readonly { readonly d: string; readonly transform?: string }[];
}

export type Glyphs = Readonly<Record<string, Glyph>>;

export interface Credit {
  readonly author: string;
  readonly icons: readonly string[];
}

const layersOf = (entry: Drawn | Composed): readonly (Drawn | Layer)[] => ('layers' in entry ? entry.layers : [entry]);

/** The outline of a glyph. Only plain single paths are taken, so that nothing of a drawing is left out unseen. */
const outline = (collection: Collection, icon: string): string => {
  const body = collection.icons[icon]?.body;
  if (body === undefined) throw new Error(`The collection has no glyph "${icon}".`);
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (d === undefined) throw new Error(`The glyph "${icon}" is more than one plain path.`);
  return d;
};

/** The glyphs of one set, and no others. */
export const glyphsOf = (sets: IconSets, set: string, collection: Collection): Glyphs => {
  const entries = sets[set];
  if (entries === undefined) throw new Error(`There is no icon set "${set}". There are ${Object.keys(sets).join(', ')}.`);
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

/** Who drew what, most icons first, as the licence asks us to say. */
export const creditsOf = (sets: IconSets): readonly Credit[] => {
  const drawn = new Map<string, Set<string>>();
  for (const { icon, author } of Object.values(sets).flatMap((set) => Object.values(set).flatMap(layersOf))) {
    drawn.set(author, (drawn.get(author) ?? new Set()).add(icon));
  }
  return [...drawn]
    .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
    .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
};
