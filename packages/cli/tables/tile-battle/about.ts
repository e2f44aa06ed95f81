import { CATALOG, printedTile } from '@swordtable/games/tile-battle/catalog';
import type { Text } from '@swordtable/games/tile-battle/hero/hero';
import { SLEEPS, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { heroOf } from './hands.ts';
import { tileCalled } from './reading.ts';

const KINDS: Readonly<Record<Text['kind'], string>> = {
  mandatory: 'mandatory: happens when you place the tile',
  optional: 'optional: you may use it when you place the tile',
  continuous: 'continuous: always in effect',
  'end-of-round': 'end of round: scores when the round ends',
};

/** When a hero's ability works, in words. */
const kindOf = (tile: Tile): string => {
  const { kind, placed, battled } = heroOf(tile);
  if (SLEEPS[tile]) return 'continuous: in effect from the end of its first battle';
  return kind === 'optional' && placed === undefined && battled === undefined
    ? 'optional: you may use it while the tile is in play'
    : KINDS[kind];
};

const textLines = (
  name: string,
  numbers: readonly number[] | undefined,
  text: Text,
  kind: string,
  { width, paint }: Look,
): readonly string[] => [
  paint.bold(name) + (numbers === undefined ? '' : `   north ${numbers[0]}, east ${numbers[1]}, south ${numbers[2]}, west ${numbers[3]}`),
  `${text.ability === '' ? '' : `${text.ability} · `}${kind}`,
  ...wrap(text.text, width),
  ...(text.rulings.length === 0 ? [] : [paint.dim(`Rulings: ${text.rulings.join(', ')}`)]),
];

export const NAMES: readonly string[] = [...CATALOG.map(({ name }) => name), ...TERRAINS.map(({ name }) => name)];

/** All there is to say about a hero or a terrain. */
export const about = (name: string, look: Look): string | undefined => {
  const found = tileCalled(
    name,
    CATALOG.map(({ tile }) => tile),
  );
  const [tile] = found;
  if (tile !== undefined) {
    const { name: called, numbers } = printedTile(tile);
    const others = found.length > 1 ? [`(${found.length} names fit; this is the first.)`] : [];
    return [...textLines(called, numbers, heroOf(tile), kindOf(tile), look), ...others].join('\n');
  }
  const wanted = name.trim().toLowerCase();
  const terrain = TERRAINS.find(({ id, name: called }) => id === wanted || called.toLowerCase().startsWith(wanted));
  return terrain === undefined || wanted === ''
    ? undefined
    : textLines(terrain.name, undefined, terrain, KINDS[terrain.kind], look).join('\n');
};
