import type { Token } from '@swordtable/games/contracts/cards/attributes';
import type { Arc, Class, Domain, Kind, Slot, Track } from '@swordtable/games/contracts/cards/terms';

type Gender = 'm' | 'f' | 'n';

/** A noun as something is had, counted or asked for: the accusative of one, any case of many. Adjectives stand before it. */
export interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
}

export const noun = (gender: Gender, one: string, many = one): Noun => ({ gender, one, many });

/** "Gold", "Magie": what has no plural. */
const mass = (gender: Gender, name: string): Noun => noun(gender, name);

/** The same with something behind it: "Krieger in deiner Truppe". */
export const followed = ({ gender, one, many }: Noun, by: string): Noun => noun(gender, `${one} ${by}`, `${many} ${by}`);

const ENDINGS: Readonly<Record<Gender, string>> = { m: 'en', f: 'e', n: 'e' };
/** The same with an adjective before it, as it stands behind an article: "getragenen Bogen", "getragene Bögen". */
export const described = (stem: string, { gender, one, many }: Noun): Noun =>
  noun(gender, `${stem}${ENDINGS[gender]} ${one}`, `${stem}e ${many}`);

/** "1 Begegnungskarte", "2 Begegnungskarten". */
export const amountOf =
  ({ one, many }: Noun) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`;

const EACH: Readonly<Record<Gender, string>> = { m: 'jeden', f: 'jede', n: 'jedes' };
/** What follows a "für": "jeden Krieger", "je 2 Krieger". */
export const lotsOf =
  (thing: Noun) =>
  (every: number): string =>
    every === 1 ? `${EACH[thing.gender]} ${thing.one}` : `je ${every} ${thing.many}`;

const A: Readonly<Record<Gender, string>> = { m: 'einen', f: 'eine', n: 'ein' };
export const article = ({ gender, one }: Noun): string => `${A[gender]} ${one}`;
/** "einen Späher", "mindestens 2 Späher". */
export const atLeast = (count: number, thing: Noun): string => (count === 1 ? article(thing) : `mindestens ${count} ${thing.many}`);

/** "Gold, Glück und Ruhm". */
export const listed = (things: readonly string[], word: 'und' | 'oder'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

export const ATTRIBUTES: Readonly<Record<Token, Noun>> = {
  strength: mass('f', 'Stärke'),
  dexterity: mass('n', 'Geschick'),
  magic: mass('f', 'Magie'),
  might: mass('f', 'Wucht'),
  precision: mass('f', 'Präzision'),
  higherMagic: mass('f', 'Hohe Magie'),
  warcraft: mass('f', 'Kriegskunst'),
  spellblade: mass('f', 'Zauberklinge'),
  trickery: mass('n', 'Blendwerk'),
  wildBasic: noun('m', 'Grundjoker'),
  wildAdvanced: noun('m', 'Aufbaujoker'),
  wildExpert: noun('m', 'Meisterjoker'),
};
export const LUCK = mass('n', 'Glück');
export const GOLD = mass('n', 'Gold');
export const COMPANION = noun('m', 'Gefährten');
export const SKILL = noun('f', 'Fertigkeit', 'Fertigkeiten');
export const CONTRACT = noun('m', 'Auftrag', 'Aufträge');

export const CLASSES: Readonly<Record<Class, Noun>> = {
  warrior: noun('m', 'Krieger'),
  scout: noun('m', 'Späher'),
  mage: noun('m', 'Magier'),
};

export const KINDS: Readonly<Record<Kind, Noun>> = {
  sword: noun('n', 'Schwert', 'Schwerter'),
  axe: noun('f', 'Axt', 'Äxte'),
  mace: noun('m', 'Streitkolben'),
  spear: noun('m', 'Speer', 'Speere'),
  dagger: noun('m', 'Dolch', 'Dolche'),
  bow: noun('m', 'Bogen', 'Bögen'),
  crossbow: noun('f', 'Armbrust', 'Armbrüste'),
  staff: noun('m', 'Stab', 'Stäbe'),
  wand: noun('m', 'Zauberstab', 'Zauberstäbe'),
  shield: noun('m', 'Schild', 'Schilde'),
  tome: noun('m', 'Folianten'),
  orb: noun('f', 'Kugel', 'Kugeln'),
  torch: noun('f', 'Fackel', 'Fackeln'),
  instrument: noun('n', 'Instrument', 'Instrumente'),
  tool: noun('n', 'Werkzeug', 'Werkzeuge'),
  plate: noun('f', 'Plattenrüstung', 'Plattenrüstungen'),
  leather: noun('f', 'Lederrüstung', 'Lederrüstungen'),
  robe: noun('f', 'Robe', 'Roben'),
  cloak: noun('m', 'Umhang', 'Umhänge'),
};

const icon = (domain: string): Noun => noun('n', `${domain}symbol`, `${domain}symbole`);
export const ICONS: Readonly<Record<Domain, Noun>> = {
  demonic: icon('Dämonen'),
  holy: icon('Heiligen'),
  wild: icon('Wildnis'),
  shadow: icon('Schatten'),
  ancient: icon('Ahnen'),
};

export const CONTRACTS: Readonly<Record<Arc, Noun>> = {
  treasure: noun('m', 'Schatzauftrag', 'Schatzaufträge'),
  war: noun('m', 'Kriegsauftrag', 'Kriegsaufträge'),
  occult: described('okkult', CONTRACT),
};

export const SLOTS: Readonly<Record<Slot, string>> = { main: 'die Haupthand', support: 'die Nebenhand', body: 'der Körper' };
export const TRACKS: Readonly<Record<Track, string>> = { strength: 'Lagerleiste', dexterity: 'Jagdleiste', magic: 'Ritualleiste' };
