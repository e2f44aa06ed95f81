import emblem from 'virtual:icons/emblem';
import type map from './icon-map.json';
import type { Glyph, Glyphs } from './map.ts';
import { type OwnIcon, own } from './own.ts';

type Sets = typeof map;
type SetName = keyof Sets;

/** An icon's name: one of our own signs, or a glyph of a set, such as `olympus/king-midas` or `terrain/parthenon`. */
export type IconName = OwnIcon | { [Name in SetName]: `${Name}/${keyof Sets[Name] & string}` }[SetName];

/** The games' emblems are on the home page; every other set loads when one of its icons is first shown. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: Glyphs }>>> = {
  olympus: () => import('virtual:icons/olympus'),
  asgard: () => import('virtual:icons/asgard'),
  terrain: () => import('virtual:icons/terrain'),
  battlefields: () => import('virtual:icons/battlefields'),
  swordcrafters: () => import('virtual:icons/swordcrafters'),
  magic: () => import('virtual:icons/magic'),
  contracts: () => import('virtual:icons/contracts'),
  player: () => import('virtual:icons/player'),
  sign: () => import('virtual:icons/sign'),
};

const loaded = new Map<string, Glyphs>([['emblem', emblem]]);
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** The glyph with a name, if its set is loaded; if not, starts loading it. */
export const glyphNamed = (name: string): Glyph | undefined => {
  const [set = '', icon] = name.split('/');
  if (icon === undefined) return own[set as OwnIcon];
  if (!loaded.has(set)) load(set);
  return loaded.get(set)?.[icon];
};

/** The icon of a choice, if a set is named like its option. A choice may still have no icon; undefined leaves its place empty. */
export const iconOfChoice = (option: string, value: string): IconName | undefined => {
  if (!(option in loaders)) return undefined;
  return value === 'none' ? 'empty' : (`${option}/${value}` as IconName);
};

/** Loads a set of icons. One that fails is tried again when it's next shown. */
const load = (set: string): void => {
  const loader = loaders[set];
  if (loader === undefined || asked.has(set)) return;
  asked.add(set);
  loader().then(
    (module) => {
      loaded.set(set, module.default);
      for (const listener of listeners) listener();
    },
    () => asked.delete(set),
  );
};

export const onIconsLoaded = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
