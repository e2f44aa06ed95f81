import { type Color, kindsIn, type LandNo, sortedActions, sortedWarriors, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { actionName, warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { SeenFighter, View } from '@swordtable/games/battlefields/view/view';
import type { Look } from '../../screen/look.ts';
import { cut } from '../../screen/text.ts';

/** Face up, and face down. A player who knows a face-down card sees its name next to the sign. */
const SIGN_UP = '◆';
const SIGN_DOWN = '◇';
export const LEGEND = `${SIGN_UP} face up  ${SIGN_DOWN} face down`;

/** A name in a number of columns: whole, else its first word, else cut. */
const shortName = (warrior: Warrior, width: number): string => {
  const name = warriorName(warrior);
  const [first = name] = name.split(' ');
  return [name, first].find((text) => text.length <= width) ?? cut(first, width);
};

export const fighterText = ({ warrior, up }: SeenFighter, width: number): string =>
  `${up ? SIGN_UP : SIGN_DOWN} ${warrior === null ? '?' : shortName(warrior, width - 2)}`;

/** As it's printed; files of cards have `grey`. */
export const colorName = (color: Color): string => (color === 'grey' ? 'gray' : color);

export const inLandColor = (color: Color, text: string, { paint }: Look): string => {
  const paints: Readonly<Record<Color, (text: string) => string>> = {
    green: paint.green,
    gold: paint.yellow,
    grey: paint.gray,
    red: paint.red,
    any: paint.magenta,
  };
  return paints[color](text);
};

export const landOf = ({ cards }: View, land: LandNo) => {
  const found = cards.lands[land];
  if (found === undefined) throw new Error(`There is no land ${land}.`);
  return found;
};

/** `Sparta 4 red`: what counts about a land. */
export const landText = (view: View, land: LandNo): string => {
  const { name, value, colour } = landOf(view, land);
  return `${name} ${value} ${colorName(colour)}`;
};

const counted = <Card>(sorted: readonly Card[], nameOf: (card: Card) => string): string =>
  sorted.length === 0
    ? 'none'
    : kindsIn(sorted)
        .map((card) => {
          const times = sorted.filter((each) => each === card).length;
          return `${nameOf(card)}${times > 1 ? ` ×${times}` : ''}`;
        })
        .join(', ');

/** `Spearmen ×2, Archers`, always in the same order. */
export const warriorsText = (warriors: readonly Warrior[]): string => counted(sortedWarriors(warriors), warriorName);
export const actionsText = (actions: Parameters<typeof sortedActions>[0]): string => counted(sortedActions(actions), actionName);
