import { names } from '@swordtable/games/swordcrafters/text/names';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { gridRows, tileRows } from './rules.ts';

/** What the game is about, its pieces, and the three phases of a round. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'What it is about',
    blocks: [
      text(
        'Everybody forges a sword, tile by tile. In every round a grid of tiles is cut into groups, one cut by each of you. Then everybody takes one of the groups and builds it into a blade with four sides.',
      ),
      text(
        'You want a long sword, runs of equal gems on its sides, and the gems that the three magic cards ask for. After six rounds most points win.',
      ),
    ],
    rulings: ['S-11', 'S-14'],
  },
  {
    id: 'parts',
    heading: 'The pieces',
    blocks: [
      table('Tiles', ['Tile', 'All', 'With two or three players'], ...tileRows(names)),
      terms(
        ['Ruby', 'Red and round.', 'gem/ruby'],
        ['Sapphire', 'Blue, like a drop.', 'gem/sapphire'],
        ['Emerald', 'Green, with eight corners.', 'gem/emerald'],
        ['Topaz', 'Orange, with three corners.', 'gem/topaz'],
        ['Amethyst', 'Violet, with six corners.', 'gem/amethyst'],
        ['Diamond', 'White, standing on a corner.', 'gem/diamond'],
      ),
      terms(
        ['Guards', 'Two of each gem, twelve in all. Every sword begins with two.', 'swordcrafters/guard'],
        ['Forge', names.forge.text, 'swordcrafters/forge'],
        ['First player token', 'Whoever has it cuts first and takes first in this round.', 'swordcrafters/first'],
        ['Magic cards', 'Eighteen, each with a beginner and an intermediate face.', 'swordcrafters/magic'],
        ['Solo cards', 'Ten, for the game alone.', 'swordcrafters/solo'],
      ),
      text(
        'What stood on the printed cards is lost to us. What is not known of it is our own, and whoever owns the box can play with a corrected file.',
      ),
    ],
    rulings: ['S-1', 'S-3', 'S-5', 'S-17', 'S-21'],
  },
  {
    id: 'set-up',
    heading: 'Set-up',
    blocks: [
      steps(
        'Shuffle the tiles. With two or three players some of each gem stay in the box first.',
        'Deal three magic cards. Whoever sets the game up says which faces count: beginner, intermediate, or chance for each card.',
        'Every sword gets two guards at random, at the foot of side 1 and of side 3.',
        'Chance gives the first player token to somebody.',
      ),
    ],
    rulings: ['S-1', 'S-2', 'S-3', 'S-5', 'S-19'],
  },
  {
    id: 'round',
    heading: 'A round at a glance',
    blocks: [
      text(
        'Each round begins with a new grid: four columns, and four rows with four or five players or alone, three rows with two or three. The forge lies in the third column of the second row. Then come three phases:',
      ),
      terms(
        ['Slice', 'Everybody makes one cut.', 'swordcrafters/slice'],
        ['Select', 'Everybody takes one group.', 'swordcrafters/select'],
        ['Craft', 'All build what they took into their swords.', 'swordcrafters/craft'],
      ),
      text('Slicing and selecting begin with the first player token and go on clockwise. Crafting is done by all at once.'),
    ],
    rulings: ['S-2', 'S-7', 'S-8', 'S-9'],
  },
  {
    id: 'slice',
    heading: 'Slice',
    blocks: [
      text('At first the whole grid is one group. In your turn you choose any group that lies there and cut it in two:'),
      list(
        'along one straight line, between two rows or between two columns,',
        'from edge to edge of the group, so that every group is a rectangle,',
        'into exactly two groups. One of them may be nothing but the forge.',
      ),
      table('Example: a grid for two or three players', ['Column 1', 'Column 2', 'Column 3', 'Column 4'], ...gridRows(names)),
      text(
        'A cut between columns 2 and 3 makes a group of 6 tiles and one of 5 tiles with the forge. If the next player cuts the right group between rows 1 and 2, it falls into 2 tiles, and 3 tiles with the forge.',
      ),
    ],
    rulings: ['S-7'],
  },
  {
    id: 'select',
    heading: 'Select',
    blocks: [
      text('In turn everybody takes one group. There is always one group more than players, and what nobody takes goes out of the game.'),
      list(
        'Whoever takes the group with the forge has the first player token in the next round.',
        'If nobody takes it, the token goes on to the next player clockwise.',
        'The forge itself comes back into every grid.',
        'The forge alone is a group without tiles: it gives nothing to build.',
      ),
    ],
    rulings: ['S-8', 'R-1'],
  },
  {
    id: 'craft',
    heading: 'Craft',
    blocks: [
      text('All tiles that you took go into your sword in this round, in any order you like. Each goes on top of one of the four sides.'),
      text(
        'There must be no gap: a side may never be more than one tile longer than the shortest. So a tile always goes onto a side that is as short as the shortest. Guards do not count for this.',
      ),
      text(
        'Example: the sides have 3, 3, 2 and 3 tiles. The next tile has to go onto side 3. After that all have 3, and every side is open again.',
      ),
      list(
        'All craft at the same time. Others see how many tiles you still have, and your sword once all are done.',
        'Until then you may take back what you built. Afterwards nothing moves any more.',
        'Swords are open: everybody may look at every side of every sword.',
      ),
    ],
    rulings: ['S-4', 'S-9', 'S-19', 'R-5'],
  },
];
