import type { Action } from '@swordtable/games/tile-battle/action';
import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellName, HOME, type Origin } from '@swordtable/games/tile-battle/field/coordinates';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { TERRAIN } from '@swordtable/games/tile-battle/tile';
import type { Prompt } from '@swordtable/kernel';
import { sentence } from './events.de.ts';
import { inGerman, nameOf, terrainText } from './names.de.ts';
import { SIDES } from './sides.de.ts';

const RULES: Readonly<Record<string, string>> = {
  placement: 'Lege ein Plättchen: Wähle Plättchen, Feld und Drehung.',
  draft: 'Auswahl: Nimm eines der offenen Plättchen.',
  exchange: 'Aristoteles: Wähle geheim ein Plättchen deiner Hand zum Tauschen.',
  battle: 'Mehrere Plättchen verlieren diesen Kampf, aber nur eines wird umgedreht: Wähle es.',
  ragnarok: 'Ragnarök: Nimm einen Helden vom Brett.',
};

const ASKS: Readonly<Record<string, string>> = {
  tile: 'Wähle ein Plättchen',
  cell: 'Wähle ein Feld',
  turns: 'Wähle die Drehung',
  side: 'Wähle eine Richtung',
  line: 'Wähle die Reihe oder die Spalte',
  whether: 'Benutze es oder nicht',
};

const TURNS = ['nicht gedreht', 'um 90° im Uhrzeigersinn gedreht', 'um 180° gedreht', 'um 90° gegen den Uhrzeigersinn gedreht'] as const;
const turnsInWords = (turns: number): string => TURNS[turns & 3] ?? TURNS[0];

const ability = (tile: number): string => (tile > TERRAIN ? inGerman(HEROES[tile]?.ability ?? '') : '');
const text = (tile: number): string => (tile > TERRAIN ? inGerman(HEROES[tile]?.text ?? '') : '');

const prompt = ({ rule, by, ask }: Prompt): string => {
  const known = RULES[rule];
  if (known !== undefined) return known;
  const asked = ASKS[ask] ?? ask;
  const [tile, user] = [tileNamed(rule), by === undefined ? undefined : tileNamed(by)];
  if (tile !== undefined) return `${user === undefined ? '' : `${nameOf(user)} als `}${nameOf(tile)}: ${asked}. ${text(tile)}`;
  const terrain = TERRAINS.some(({ id }) => id === rule) ? terrainText(rule) : undefined;
  return terrain === undefined ? `${rule}: ${asked}.` : `${terrain.name}: ${asked}. ${terrain.text}`;
};

const action = (given: Action, origin: Origin = HOME): string => {
  if ('goes' in given) return given.goes === 'first' ? 'beginnen' : 'als Zweiter spielen';
  if ('price' in given) return `${given.price} ${given.price === 1 ? 'Punkt' : 'Punkte'}`;
  if ('pass' in given) return 'verzichten';
  if ('use' in given) return 'benutzen';
  if ('line' in given) return given.line === 0 ? 'die Reihe' : 'die Spalte';
  if ('side' in given) return SIDES[given.side & 3] ?? SIDES[0];
  if (!('tile' in given)) return 'cell' in given ? cellName(given.cell, origin) : turnsInWords(given.turns);
  if (!('cell' in given)) return nameOf(given.tile);
  const placed = `${nameOf(given.tile)} auf ${cellName(given.cell, origin)}`;
  return given.turns === 0 ? placed : `${placed}, ${turnsInWords(given.turns)}`;
};

/** German, complete: names, texts, questions, answers and events. */
export const de: TileTexts = { name: nameOf, ability, text, terrain: terrainText, sentence, action, prompt, turnsInWords };
