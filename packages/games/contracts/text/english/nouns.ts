import type { Token } from '../../cards/attributes.ts';
import type { Arc, Class, Domain, Kind, Slot, Track } from '../../cards/terms.ts';

/** A noun, singular and plural. */
interface Noun {
  readonly one: string;
  readonly many: string;
}

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });
/** A noun with something after it: "warrior in your party", "warriors in your party". */
export const followed = ({ one, many }: Noun, by: string): Noun => noun(`${one} ${by}`, `${many} ${by}`);

/** "1 side quest", "2 side quests". */
export const amountOf =
  ({ one, many }: Noun) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`;
/** What follows a "per": "side quest", "2 side quests". */
export const lotsOf =
  (thing: Noun) =>
  (every: number): string =>
    every === 1 ? thing.one : amountOf(thing)(every);

/** "a sword", "an axe". */
export const article = (one: string): string => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
/** "an axe", "2 or more axes". */
export const atLeast = (count: number, { one, many }: Noun): string => (count === 1 ? article(one) : `${count} or more ${many}`);

/** Attributes have no plural; wild ones do. */
const mass = (name: string): Noun => noun(name, name);
export const ATTRIBUTES: Readonly<Record<Token, Noun>> = {
  strength: mass('strength'),
  dexterity: mass('dexterity'),
  magic: mass('magic'),
  might: mass('might'),
  precision: mass('precision'),
  higherMagic: mass('higher magic'),
  warcraft: mass('warcraft'),
  spellblade: mass('spellblade'),
  trickery: mass('trickery'),
  wildBasic: noun('wild basic attribute'),
  wildAdvanced: noun('wild advanced attribute'),
  wildExpert: noun('wild expert attribute'),
};
export const LUCK = mass('luck');
export const GOLD = mass('gold');

export const CLASSES: Readonly<Record<Class, Noun>> = { warrior: noun('warrior'), scout: noun('scout'), mage: noun('mage') };

export const KINDS: Readonly<Record<Kind, Noun>> = {
  sword: noun('sword'),
  axe: noun('axe'),
  mace: noun('mace'),
  spear: noun('spear'),
  dagger: noun('dagger'),
  bow: noun('bow'),
  crossbow: noun('crossbow'),
  staff: noun('staff', 'staves'),
  wand: noun('wand'),
  shield: noun('shield'),
  tome: noun('tome'),
  orb: noun('orb'),
  torch: noun('torch', 'torches'),
  instrument: noun('instrument'),
  tool: noun('tool'),
  plate: noun('suit of plate', 'suits of plate'),
  leather: noun('suit of leather', 'suits of leather'),
  robe: noun('robe'),
  cloak: noun('cloak'),
};

/** Domains are capitalized, so that the Wild is never mistaken for a wild attribute. */
export const ICONS: Readonly<Record<Domain, Noun>> = {
  demonic: noun('Demonic icon'),
  holy: noun('Holy icon'),
  wild: noun('Wild icon'),
  shadow: noun('Shadow icon'),
  ancient: noun('Ancient icon'),
};

export const CONTRACTS: Readonly<Record<Arc, Noun>> = {
  treasure: noun('treasure contract'),
  war: noun('war contract'),
  occult: noun('occult contract'),
};

export const SLOTS: Readonly<Record<Slot, string>> = { main: 'main hand', support: 'support hand', body: 'body slot' };
export const TRACKS: Readonly<Record<Track, string>> = { strength: 'camp', dexterity: 'hunt', magic: 'ritual' };
