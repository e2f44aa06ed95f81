import { plural } from '@swordtable/games/grammar';
import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Event } from '@swordtable/games/swordcrafters/events';
import { type Scores, scoresOf, standing } from '@swordtable/games/swordcrafters/phases/scoring';
import { type Group, parts } from '@swordtable/games/swordcrafters/pieces/grid';
import { type Phase, ROUNDS } from '@swordtable/games/swordcrafters/state';
import { words } from '@swordtable/games/swordcrafters/text/words';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { beside, widthOf, wrap } from '../../screen/text.ts';
import { inNamedColor, SIGNS } from '../seats.ts';
import { boardLines, type Marks } from './board.ts';
import { magicLines } from './magic.ts';
import { tilesText, withForge } from './names.ts';
import { scoreLines } from './scores.ts';
import { swordLines } from './swords.ts';
import type { Shown } from './typed.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  slice: 'slicing',
  select: 'selecting',
  craft: 'crafting',
  over: 'the game is over',
};

/** As everybody sees the swords, but with what the watcher is building counted in: nobody else is shown it. */
const asBuilt = (view: View): View => ({
  ...view,
  smiths: view.smiths.map((smith) => ({ ...smith, swords: smith.bench ?? smith.swords })),
});

const headLines = (view: View, look: Look): readonly string[] => {
  const { points } = standing(asBuilt(view));
  const { setting, phase, round, first, bag } = view;
  const scores = points.map((point, seat) => `${SIGNS[seat as 0]} ${words.seat(seat)} ${point}`);
  const isOneLine = widthOf(scores.join('   ')) <= look.width;
  const painted = scores.map((text, seat) => inNamedColor(seat, look.paint.bold(text), look));
  const rest = [
    phase === 'over' ? PHASES.over : `round ${round} of ${ROUNDS}, ${PHASES[phase]}`,
    ...(setting.seats > 1 && phase !== 'over' ? [`${words.seat(first)} ${phase === 'craft' ? 'starts the next' : 'first'}`] : []),
    ...(phase === 'over' ? [] : [`${plural(bag, 'tile')} to come`]),
    ...(setting.dual ? ['dual wielding'] : []),
    ...(setting.lightweight ? ['lightweight'] : []),
  ].join(' · ');
  return [...(isOneLine ? [painted.join('   ')] : painted), ...wrap(rest, look.width, '  ').map((line) => look.paint.dim(line))];
};

const isSame = (one: Group, other: Group): boolean =>
  one.row === other.row && one.column === other.column && one.rows === other.rows && one.columns === other.columns;

const marksOf = ({ groups }: View, options: readonly Action[], news: readonly Event[]): Marks => {
  // A new layout is all new; only later changes are marked.
  const since = news.slice(news.findLastIndex(({ what }) => what === 'round') + 1);
  const made = since.flatMap((event) => (event.what === 'sliced' ? parts(event.group, event.cut) : []));
  return {
    offered: options.flatMap((option) => ('group' in option ? [option.group] : [])),
    changed: [...groups.entries()].flatMap(([index, group]) => (made.some((part) => isSame(part, group)) ? [index] : [])),
  };
};

const CUTS = { H: 'across', V: 'down' } as const;

/** The solo card of this round: what it asks for, from the first cut to the last. */
const soloLines = ({ setting, card, cutsLeft }: View, { width }: Look): readonly string[] => {
  const solo = setting.solo[card];
  if (solo === undefined) return [];
  const made = solo.cuts.length - cutsLeft;
  return wrap(
    `${solo.name} asks for cuts ${solo.cuts.map((cut, at) => (at < made ? `(${CUTS[cut]})` : CUTS[cut])).join(', ')}`,
    width,
    '  ',
  );
};

/** What everybody has taken in this round, and how much of it waits to be built in. */
const takenLines = (view: View, look: Look): readonly string[] =>
  view.smiths.flatMap(({ taken, left, waiting, bench }, seat) => {
    if (taken.length === 0) return [];
    const tiles = taken.map((each) => tilesText(each)).join(view.setting.dual ? ' | ' : ', ');
    const got = view.forge === seat ? withForge(tiles) : tiles;
    const own = left
      ?.flatMap((tiles, on) => (tiles.length === 0 ? [] : [`${tilesText(tiles)}${left.length > 1 ? ` for sword ${on + 1}` : ''}`]))
      .join('; ');
    const rest = waiting === null ? '' : waiting === 0 ? ', all added' : `, to add: ${bench === null ? waiting : own}`;
    const lines = wrap(`${SIGNS[seat as 0]} ${words.seat(seat)} took ${got}${rest}`, look.width, '  ');
    return lines.map((line) => inNamedColor(seat, line, look));
  });

const GAP = 3;
/** What the ranking of a magic card needs beside the grid. */
const MAGIC_MIN = 34;

/** The grid with the magic beside it, or below it where the terminal is narrow. */
const middleLines = (view: View, scores: Scores, marks: Marks, look: Look): readonly string[] => {
  if (view.phase === 'over') return [...scoreLines(view, scores, look), '', ...magicLines(view, scores, look)];
  if (view.grid.length === 0) return magicLines(view, scores, look);
  const board = boardLines(view.grid, view.groups, marks, look);
  const room = look.width - Math.max(...board.map(widthOf)) - GAP;
  const solo = soloLines(view, look);
  return room < MAGIC_MIN
    ? [...solo, ...board, ...magicLines(view, scores, look)]
    : [...solo, ...beside(board, ['', ...magicLines(view, scores, { ...look, width: room })], GAP)];
};

/** The table: scores, the grid with its groups apart, the magic with its ranking, what was taken, and all swords unrolled. */
export const picture = ({ view, decision, news }: Shown, look: Look): string => {
  const scores = scoresOf(asBuilt(view));
  const marks = marksOf(view, [...(decision?.options ?? [])], news);
  const taken = takenLines(view, look);
  return [
    ...headLines(view, look),
    '',
    ...middleLines(view, scores, marks, look),
    '',
    ...(taken.length > 0 ? [...taken, ''] : []),
    ...swordLines(view, scores, look),
  ].join('\n');
};
