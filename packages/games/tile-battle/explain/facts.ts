import { canonicalJson, type Message, type Term } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import { HEROES, terrainOf } from '../hero/roster.ts';
import type { Board } from '../state.ts';
import type { WhyWords } from '../text/why.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import type { View } from '../view/view.ts';

/** What explanations are made from: what is seen, also as a board that the rules can be asked about, and what happened. */
export interface Facts {
  readonly view: View;
  readonly board: Board;
  readonly events: readonly Event[];
}

type Terms<Key extends keyof WhyWords> = WhyWords[Key] extends (...from: infer From) => string ? { [At in keyof From]: Term } : [];

/** A message that the game's words can say. */
export const say = <Key extends keyof WhyWords>(key: Key, ...terms: Terms<Key>): Message =>
  terms.length === 0 ? { say: key } : { say: key, with: terms };

/** A hero, or the terrain of this match, as explanations name it. */
export const thing = ({ view }: Pick<Facts, 'view'>, tile: Tile): Term => (tile === TERRAIN ? { terrain: view.setting.terrain } : { tile });

/** A hero or the terrain with what its text says. */
export const textOf = (facts: Facts, tile: Tile): Message =>
  say('says', thing(facts, tile), { text: tile === TERRAIN ? facts.view.setting.terrain : tile });

/** What happened, as the log says it. */
export const told = (event: Event): Message => say('told', { event });

/** The rulings that settle what a hero or the terrain does. */
export const rulingsOf = ({ view }: Facts, tile: Tile): readonly string[] =>
  (tile === TERRAIN ? terrainOf(view.setting) : HEROES[tile])?.rulings ?? [];

/** More rules than this nobody follows; the nearest come first. */
const MOST_RULES = 5;

export const rulesOf = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())].slice(0, MOST_RULES);

/** All messages, each once. */
export const once = (...lists: readonly (readonly Message[])[]): readonly Message[] => [
  ...new Map(lists.flat().map((message) => [canonicalJson(message), message])).values(),
];
