import { names } from '@swordtable/games/swordcrafters/text/names';
import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { tileRows } from './rules.ts';

/** What the game is about, its pieces, and the three phases of a round. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Overview',
    blocks: [
      text(
        'Everyone forges a sword, tile by tile. Each round, you cut a grid of tiles into groups, one cut per player. Then each player takes a group and adds its tiles to a sword with four sides.',
      ),
      text(
        'You want a long sword, runs of matching gems on its sides, and the gems that the three magic cards reward. After six rounds, most points win.',
      ),
    ],
    rulings: ['S-11', 'S-14'],
  },
  {
    id: 'parts',
    heading: 'Pieces',
    blocks: [
      table('Tiles', ['Tile', 'All', 'Two or three players'], ...tileRows(names)),
      terms(
        ['Ruby', 'Red and round.', 'gem/ruby'],
        ['Sapphire', 'Blue, drop-shaped.', 'gem/sapphire'],
        ['Emerald', 'Green, eight corners.', 'gem/emerald'],
        ['Topaz', 'Orange, three corners.', 'gem/topaz'],
        ['Amethyst', 'Violet, six corners.', 'gem/amethyst'],
        ['Diamond', 'White, four corners.', 'gem/diamond'],
      ),
      terms(
        ['Guards', 'Two of each gem, twelve in all. Each sword starts with two.', 'swordcrafters/guard'],
        ['Forge', names.forge.text, 'swordcrafters/forge'],
        ['First player token', 'Its owner cuts first and picks first this round.', 'swordcrafters/first'],
        ['Magic cards', 'Eighteen, each with a beginner and an intermediate face.', 'swordcrafters/magic'],
        ['Solo cards', 'Ten, for solo games.', 'swordcrafters/solo'],
      ),
      text('We made some of the cards ourselves. If you own the box, you can play with a corrected file.'),
    ],
    rulings: ['S-1', 'S-3', 'S-5', 'S-17', 'S-21'],
  },
  {
    id: 'set-up',
    heading: 'Setup',
    blocks: [
      steps(
        'Shuffle the tiles. With two or three players, first return some of each gem to the box.',
        'Deal three magic cards. Before the game, choose their faces: beginner, intermediate, or random.',
        'Give each sword two random guards, at the base of side 1 and side 3.',
        'A random player gets the first player token.',
      ),
    ],
    rulings: ['S-1', 'S-2', 'S-3', 'S-5', 'S-19'],
  },
  {
    id: 'round',
    heading: 'Round summary',
    blocks: [
      text(
        'Each round starts with a new grid of four columns. It has three rows for two or three players, and four rows otherwise. The forge is in the third column of the second row. A round has three phases:',
      ),
      terms(
        ['Slice', 'Each player makes one cut (two players: two).', 'swordcrafters/slice'],
        ['Select', 'Each player takes one group (two players: two).', 'swordcrafters/select'],
        ['Craft', 'Everyone adds their tiles to their swords.', 'swordcrafters/craft'],
      ),
      text('Slice and select start with the first player and go clockwise. Everyone crafts at the same time.'),
    ],
    rulings: ['S-2', 'S-7', 'S-8', 'S-9'],
  },
  {
    id: 'slice',
    heading: 'Slice',
    blocks: [
      text('At first, the whole grid is one group. On your turn, choose any group and cut it in two:'),
      list(
        'in a straight line, between two rows or two columns,',
        'from edge to edge of the group, so that every group is a rectangle,',
        'into exactly two groups. One of them may be the forge alone.',
      ),
      picture('grid', 'A grid for two or three players, before the first cut.'),
      picture('first-cut', 'A cut between columns 2 and 3 makes a group of 6 tiles and a group of 5 tiles with the forge.'),
      picture('second-cut', 'The next player cuts the right group between rows 1 and 2: 2 tiles, and 3 tiles with the forge.'),
    ],
    rulings: ['S-7'],
  },
  {
    id: 'select',
    heading: 'Select',
    blocks: [
      text(
        'Starting with the first player, take turns taking one group. The cuts make one group more than is taken, and the last one is discarded. With two players, each cuts twice and takes two groups.',
      ),
      list(
        'If you take the group with the forge, you get the first player token for the next round.',
        'If no one takes it, the token passes clockwise.',
        'The forge returns to the grid each round.',
        'The forge alone is a group without tiles.',
      ),
    ],
    rulings: ['S-8', 'R-1'],
  },
  {
    id: 'craft',
    heading: 'Craft',
    blocks: [
      text('Add all the tiles you took to your sword, in any order. Each tile goes on top of one of the four sides.'),
      text('Always add to a shortest side, so no side is ever more than one tile longer than another. Guards don’t count for this.'),
      text(
        'Example: the sides have 3, 3, 2, and 3 tiles. You must add the next tile to side 3. Then all sides have 3, and you can add to any of them.',
      ),
      list(
        'Everyone crafts at the same time. Others see how many tiles you have left, and your sword once everyone is done.',
        'Until then, you can undo. Afterward, tiles never move.',
        'Swords are public: anyone can look at every side of every sword.',
      ),
    ],
    rulings: ['S-4', 'S-9', 'S-19', 'R-5'],
  },
];
