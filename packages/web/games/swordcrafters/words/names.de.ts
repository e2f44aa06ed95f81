import {
  type Cell,
  type Face,
  type Gem,
  type Magic,
  type Method,
  sortedTiles,
  type Tile,
} from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Phase } from '@swordtable/games/swordcrafters/state';
import { countEach } from '@swordtable/games/swordcrafters/text/count';
import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';

/** A gem alone, as one that something is done with, as many, and as what many are made of. */
const GEM: Readonly<Record<Gem, readonly [one: string, object: string, many: string, ofMany: string]>> = {
  ruby: ['Rubin', 'einen Rubin', 'Rubine', 'Rubinen'],
  sapphire: ['Saphir', 'einen Saphir', 'Saphire', 'Saphiren'],
  emerald: ['Smaragd', 'einen Smaragd', 'Smaragde', 'Smaragden'],
  topaz: ['Topas', 'einen Topas', 'Topase', 'Topasen'],
  amethyst: ['Amethyst', 'einen Amethyst', 'Amethyste', 'Amethysten'],
  diamond: ['Diamant', 'einen Diamanten', 'Diamanten', 'Diamanten'],
};

const METHODS: Readonly<Record<Method, readonly [name: string, text: string]>> = {
  most: ['Am meisten', 'Alle Edelsteine der gezeigten Farben werden zusammengezählt. Je mehr, desto besser.'],
  least: [
    'Am wenigsten',
    'Alle Edelsteine der gezeigten Farben werden zusammengezählt. Je weniger, desto besser, und gar keiner ist am besten.',
  ],
  pairs: ['Meiste Paare', 'Ein Paar ist je ein Edelstein der beiden Farben. Die seltenere Farbe sagt, wie viele es sind.'],
  triads: ['Meiste Trios', 'Ein Trio ist je ein Edelstein der drei Farben. Die seltenste Farbe sagt, wie viele es sind.'],
  difference: ['Größter Abstand', 'Um wie viel die eine Farbe öfter da ist als die andere, gleich welche vorn liegt.'],
};

const FACES: Readonly<Record<Face, string>> = { beginner: 'Einfach', intermediate: 'Anspruchsvoll' };
const PHASES: Readonly<Record<Phase, string>> = { slice: 'Schneiden', select: 'Wählen', craft: 'Schmieden', over: 'Wertung' };
/** Names of smiths that are others in German. */
const SMITHS: Readonly<Record<string, string>> = { Wayland: 'Wieland', Hephaestus: 'Hephaistos' };

export const counting = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
/** A tile as one that something is done with. */
export const asObject = (tile: Tile): string => (tile === 'blank' ? 'ein leeres Plättchen' : GEM[tile][1]);

const gem = (each: Gem): string => GEM[each][0];
const counted = (count: number, tile: Tile): string =>
  tile === 'blank' ? counting(count, 'leeres', 'leere') : counting(count, GEM[tile][0], GEM[tile][2]);
const points = (each: number): string => counting(each, 'Punkt', 'Punkte');
const ofMany = (gems: readonly Gem[]): string => list(gems.map((each) => GEM[each][3]));

const cell = (each: Cell): string => {
  if (each === 'forge') return 'Schmiede';
  return each === 'blank' ? 'Leerplättchen' : gem(each);
};

const magicTitle = ({ method, gems }: Magic): string => {
  switch (method) {
    case 'most':
      return `Die meisten ${list(gems.map((each) => GEM[each][2]))}`;
    case 'least':
      return `Die wenigsten ${list(gems.map((each) => GEM[each][2]))}`;
    case 'pairs':
      return `Paare aus ${list(gems.map(gem))}`;
    case 'triads':
      return `Trios aus ${list(gems.map(gem))}`;
    case 'difference':
      return `Abstand von ${ofMany(gems)}`;
  }
};

/** The names and texts of the pieces, in German. */
export const names: Omit<SwordTexts, 'sentence'> = {
  gem,
  counted,
  cell,
  tiles: (tiles) =>
    tiles.length === 0 ? 'keine Plättchen' : list(countEach(sortedTiles(tiles)).map(([tile, count]) => counted(count, tile))),
  tileName: (tile) => (tile === 'blank' ? 'leeres Plättchen' : `Plättchen mit ${gem(tile)}`),
  tileTitle: 'Plättchen für das Schwert',
  tileText: (tile) =>
    tile === 'blank'
      ? 'Macht das Schwert länger wie jedes Plättchen, unterbricht aber eine Folge und zählt für keine Magie.'
      : `Mehrere ${GEM[tile][2]} übereinander auf einer Seite sind eine Folge. Jeder zählt für Magie.`,
  guard: (each) => `Parierstange mit ${gem(each)}`,
  guardTitle: 'Am Fuß eines Schwerts',
  guardText:
    'Steht am Fuß von Seite 1 oder Seite 3. Ihr Edelstein kann eine Folge beginnen und zählt für Magie; länger macht sie das Schwert nicht.',
  forge: {
    name: 'Schmiede',
    title: 'Im Raster jeder Runde',
    text: 'Kein Plättchen für ein Schwert. Wer die Gruppe nimmt, in der sie liegt, hat in der nächsten Runde den Startstein.',
  },
  method: (method) => METHODS[method][0],
  methodText: (method) => METHODS[method][1],
  magicTitle,
  magicText: ({ method, points: won }) => `${METHODS[method][1]} ${list(won.map((each, at) => `${at + 1}.\u00a0Platz: ${points(each)}`))}.`,
  face: (face) => FACES[face],
  phase: (phase) => PHASES[phase],
  side: (side) => `Seite ${side + 1}`,
  sword: (on) => (on === 0 ? 'erstes Schwert' : 'zweites Schwert'),
  place: (at) => `${at}.`,
  points,
  tileCount: (count) => `${count} Plättchen`,
  cut: (cut) => (cut === 'H' ? 'quer' : 'längs'),
  smith: ({ name }) => (Object.hasOwn(SMITHS, name) ? (SMITHS[name] ?? name) : name),
  soloTitle: 'Solokarte',
  soloText: ({ cuts, length, runs }) =>
    `Als Gegner: ${length} Plättchen, beste Folgen ${runs.join(', ')}. In einer Runde: ${list(cuts.map((cut) => names.cut(cut)))} schneiden.`,
  list,
};
