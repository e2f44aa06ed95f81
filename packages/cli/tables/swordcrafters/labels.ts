import type { Action } from '@swordtable/games/swordcrafters/action';
import { bladeOf, countFor } from '@swordtable/games/swordcrafters/phases/scoring';
import { type Cut, type Group, parts } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { built, runOn, type Sword, sideOf } from '@swordtable/games/swordcrafters/pieces/sword';
import { words } from '@swordtable/games/swordcrafters/text/words';
import type { SeenSmith, View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { groupText, magicText, tilesText } from './names.ts';
import type { Table } from './typed.ts';

/** The number of the list and the room around it. */
const LIST_WIDTH = 6;

const atWidth = (text: string, { width }: Look): string => wrap(text, width - LIST_WIDTH, '  ').join('\n');

const groupAt = ({ groups }: View, index: number): Group => groups[index] as Group;
const lineName = ({ axis, after }: Cut): string => `${axis.toLowerCase()}${after}`;
const AXES: Readonly<Record<Cut['axis'], string>> = { H: 'across, between rows (h)', V: 'down, between columns (v)' };
const SIDES_OF: Readonly<Record<Cut['axis'], readonly [string, string]>> = { H: ['upper', 'lower'], V: ['left', 'right'] };

/** What a cut makes of a group: `h1: upper ruby ×2 | lower blank and the forge`. */
const cutText = (view: View, group: Group, cut: Cut): string => {
  const [one, other] = parts(group, cut).map((part) => groupText(view, part)) as [string, string];
  const [first, second] = SIDES_OF[cut.axis];
  return `${lineName(cut)}: ${first} ${one} | ${second} ${other}`;
};

type Building = Extract<Action, { readonly tile: Tile }>;

/** The buildings on offer with this tile, each with the sword as it is and the run there would be on the side. */
const buildingsOf = (smith: SeenSmith | undefined, tile: Tile, options: readonly Action[]) =>
  options.flatMap((option) => {
    const sword = 'tile' in option && option.tile === tile ? smith?.bench?.[option.on] : undefined;
    if (sword === undefined || !('tile' in option)) return [];
    const run = runOn(built(sword, tile, option.side), option.side);
    const which = (smith?.bench?.length ?? 1) > 1 ? ` of sword ${option.on + 1}` : '';
    return [{ ...option, sword, which, run: run > runOn(sword, option.side) ? run : 0 }];
  });

/** What a tile changes for the magic, on whichever side it goes. */
const magicGain = ({ setting }: View, sword: Sword, tile: Tile): readonly string[] => {
  const next = built(sword, tile, 0);
  return setting.magic.flatMap((card) => {
    const change = countFor(card, bladeOf(next, 0)) - countFor(card, bladeOf(sword, 0));
    if (change === 0) return [];
    // More of what one should have least of is no gain.
    return card.method === 'least'
      ? [`${change} against ${magicText(card)}`]
      : [`${change > 0 ? '+' : ''}${change} for ${magicText(card)}`];
  });
};

/** A tile to add: how many are left, where it would extend a run, and what it does for the magic. */
const tileText = (view: View, smith: SeenSmith | undefined, tile: Tile, options: readonly Action[]): string => {
  const times = smith?.left?.flat().filter((each) => each === tile).length ?? 1;
  const buildings = buildingsOf(smith, tile, options);
  const runs = buildings.flatMap(({ side, run, which }) => (run > 0 ? [`a run of ${run} on side ${side + 1}${which}`] : []));
  const magic = buildings.flatMap(({ sword, which }) => magicGain(view, sword, tile).map((gain) => gain + which));
  const gains = [...runs, ...new Set(magic)];
  return `${tile}${times > 1 ? ` ×${times}` : ''}${gains.length > 0 ? `: ${gains.join(', ')}` : ''}`;
};

/** What a tile would be next to, for each sword that it can be added to. */
const sideText = (smith: SeenSmith | undefined, { tile, side }: Building, options: readonly Action[]): string => {
  const texts = buildingsOf(smith, tile, options)
    .filter((building) => building.side === side)
    .map(({ sword, which, run }) => {
      const below = sideOf(sword, side).at(-1);
      return `${which.trim()} ${below === undefined ? 'at the foot' : `on ${below}`}${run > 0 ? `: a run of ${run}` : ''}`.trim();
    });
  return `side ${side + 1}, ${texts.join(' | ')}`;
};

const swordText = (smith: SeenSmith | undefined, sword: number): string => {
  const [first = [], second = []] = smith?.taken ?? [];
  const [upper, lower] = sword === 0 ? [first, second] : [second, first];
  return `sword 1 gets ${tilesText(upper)}; sword 2 gets ${tilesText(lower)}`;
};

export const label: Table['label'] = (action, facet, { view, decision }, look) => {
  const options = [...(decision?.options ?? [])];
  if ('tile' in action) {
    const smith = view.smiths[decision?.seat ?? -1];
    if (facet === 'tile') return atWidth(tileText(view, smith, action.tile, options), look);
    if (facet === 'side') return atWidth(sideText(smith, action, options), look);
    return facet === 'on' ? `sword ${action.on + 1}` : words.action(action);
  }
  if ('sword' in action) return atWidth(swordText(view.smiths[decision?.seat ?? -1], action.sword), look);
  if ('keep' in action) {
    const [first, second] = parts(groupAt(view, 0), action);
    if (facet === 'after') return atWidth(cutText(view, groupAt(view, 0), action), look);
    const [one, other] = SIDES_OF[action.axis];
    const [name, part] = action.keep === 'first' ? [one, first] : [other, second];
    return atWidth(`${lineName(action)}, keep the ${name} part: ${groupText(view, part)}`, look);
  }
  const group = groupAt(view, action.group);
  if (facet === 'group' || !('axis' in action)) return atWidth(`group ${action.group + 1}: ${groupText(view, group)}`, look);
  if (facet === 'axis') return AXES[action.axis];
  return facet === 'after' ? atWidth(cutText(view, group, action), look) : words.action(action);
};

/** The later steps of an answer say what they are about. */
export const heading: Table['heading'] = (action, facet) => {
  if ('tile' in action && facet === 'side') return `Which side for ${action.tile}?`;
  if ('tile' in action && facet === 'on') return `Which sword for ${action.tile} on side ${action.side + 1}?`;
  if ('keep' in action && facet === 'keep') return `Cut ${lineName(action)}: which part is kept?`;
  if ('axis' in action && 'group' in action && facet === 'axis') return `Cut group ${action.group + 1} which way?`;
  return 'axis' in action && 'group' in action && facet === 'after' ? `Cut group ${action.group + 1} along which line?` : '';
};
