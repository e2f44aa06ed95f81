import { TILES, type Tile } from '@swordtable/games/swordcrafters/pieces/pieces';

/** What an answer can be about; which of it depends on the question. */
export type Facet = 'group' | 'axis' | 'after' | 'keep' | 'sword' | 'tile' | 'side' | 'on';
export const FACETS: readonly Facet[] = ['group', 'axis', 'after', 'keep', 'sword', 'tile', 'side', 'on'];

/** What was said about each facet; what was left out is asked for next. */
export type Said = Partial<Record<Facet, string | number | undefined>>;

/** A line as far as it was understood: what it says, or the word that says nothing here, or a second answer in the same line. */
export type Heard = { readonly said: Said } | { readonly strange: string } | { readonly tooMuch: string };

const FILLERS: readonly string[] =
  'group cut slice take select keep part build put the on onto at to of and with below after between gets tile side it goes gem'.split(' ');
const AXES: ReadonlyMap<string, 'H' | 'V'> = new Map([
  ...['h', 'across', 'horizontal', 'horizontally', 'row', 'rows'].map((word) => [word, 'H'] as const),
  ...['v', 'down', 'vertical', 'vertically', 'column', 'columns'].map((word) => [word, 'V'] as const),
]);
/** What the two parts of a cut are called; their beginnings are enough. */
const PARTS: Readonly<Record<'H' | 'V', readonly (readonly [name: string, keep: 'first' | 'second'])[]>> = {
  H: [
    ['upper', 'first'],
    ['top', 'first'],
    ['first', 'first'],
    ['lower', 'second'],
    ['bottom', 'second'],
    ['second', 'second'],
  ],
  V: [
    ['left', 'first'],
    ['first', 'first'],
    ['right', 'second'],
    ['second', 'second'],
  ],
};
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['one', 0],
  ['second', 1],
  ['two', 1],
]);

/** Words and numbers, even with no space between them: `r1` is `r 1`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:#.+]+/)
    .flatMap((word) => /^([a-z]+)(\d+)$/.exec(word)?.slice(1) ?? [word])
    .filter((word) => word !== '' && !FILLERS.includes(word));

/** The tile of a name: by its beginning, and one letter is enough. */
const tileCalled = (name: string): Tile | undefined => (name === '' ? undefined : TILES.find((tile) => tile.startsWith(name)));

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);

/** Listens to a line word by word; a facet that is named a second time begins another answer. */
const listen = (text: string, hear: (word: string, before: string | undefined, said: Said) => Said | undefined): Heard => {
  const said: Said = {};
  const spoken = wordsOf(text);
  for (const [at, word] of spoken.entries()) {
    const found = hear(word, spoken[at - 1], said);
    if (found === undefined) return { strange: word };
    for (const facet of FACETS) {
      const value = found[facet];
      if (value === undefined) continue;
      if (said[facet] !== undefined && said[facet] !== value) return { tooMuch: text };
      said[facet] = value;
    }
  }
  return { said };
};

/** `2 h1`, `h1 2`, `2 h 1`, `group 2 below row 1`: a number behind a direction is its line, any other the group. */
export const hearSlice = (text: string): Heard =>
  listen(text, (word, before = '') => {
    if (AXES.has(word)) return { axis: AXES.get(word) };
    // "right of column 2" has its column, and "g2" its number; these words say nothing more.
    if (word === 'right' || word === 'g') return {};
    if (!isNumber(word)) return undefined;
    return AXES.has(before) ? { after: Number(word) } : { group: Number(word) - 1 };
  });

/** `h1 upper`, `1 lower`, `v2 left`, `keep right`. */
export const hearCut = (text: string, axis: 'H' | 'V'): Heard =>
  listen(text, (word) => {
    if (AXES.has(word)) return { axis: AXES.get(word) };
    if (isNumber(word)) return { after: Number(word) };
    const part = PARTS[axis].find(([name]) => name.startsWith(word));
    return part === undefined ? undefined : { keep: part[1] };
  });

/** `3`, `g3`, `take group 3`. */
export const hearGroup = (text: string): Heard =>
  listen(text, (word) => (word === 'g' ? {} : isNumber(word) ? { group: Number(word) - 1 } : undefined));

/** `2`, `second`, `sword 2`. */
export const hearSword = (text: string): Heard =>
  listen(text, (word) => {
    if (word === 'sword') return {};
    return isNumber(word) ? { sword: Number(word) - 1 } : ORDINALS.has(word) ? { sword: ORDINALS.get(word) } : undefined;
  });

/** `ruby 1`, `r1`, `1 ruby`, `ruby side 1 sword 2`, `r1 second`: the first number is the side, one behind "sword" or after the side the sword. */
export const hearBuilding = (text: string): Heard =>
  listen(text, (word, before, said) => {
    if (word === 'sword') return {};
    if (ORDINALS.has(word)) return { on: ORDINALS.get(word) };
    if (isNumber(word))
      return before === 'sword' || (said.side !== undefined && isNumber(before)) ? { on: Number(word) - 1 } : { side: Number(word) - 1 };
    const tile = tileCalled(word);
    return tile === undefined ? undefined : { tile };
  });
