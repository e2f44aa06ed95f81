import { names } from '@swordtable/games/swordcrafters/text/names';
import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { countRows, pointRows, qualityRows, shareRows, soloRows } from './rules.ts';

/** How swords are scored, and the other ways to play. */
export const score: readonly Section[] = [
  {
    id: 'scoring',
    heading: 'Scoring',
    blocks: [
      text('After the sixth round every sword is scored for three things:'),
      terms(
        [
          'Longest',
          '6 points for the sword with the most tiles, and for every sword that ties with it. Guards add nothing.',
          'swordcrafters/longest',
        ],
        ['Quality', '2 points for each gem of the best run on each side.', 'swordcrafters/quality'],
        ['Magic', 'Points for the best places at each of the three cards.', 'swordcrafters/magic'],
      ),
    ],
    rulings: ['S-11', 'S-12', 'S-13', 'S-14', 'R-10'],
  },
  {
    id: 'quality',
    heading: 'Quality',
    blocks: [
      text('A run is two or more equal gems one above the other on one side. The gem of a guard can begin it. A blank tile breaks it.'),
      text('Each side scores its longest run once: 2 points for each gem. A side without a run scores nothing.'),
      picture('sword', 'The example sword, side by side, from the base up. Sides 1 and 3 start with a guard.'),
      table(
        'Example, each side from the foot up, guards in brackets',
        ['Side', 'What is on it', 'Run', 'Points'],
        ...qualityRows(names, false),
      ),
    ],
    rulings: ['S-3', 'S-13'],
  },
  {
    id: 'magic',
    heading: 'Magic',
    blocks: [
      text('Each card names gems and a method. All gems of those colours on a sword count, on all sides, the guards included.'),
      terms(
        ['Most', names.methodText('most')],
        ['Least', names.methodText('least')],
        ['Most pairs', names.methodText('pairs')],
        ['Most triads', names.methodText('triads')],
        ['Largest difference', names.methodText('difference')],
      ),
      picture('magic', 'A card of each method, with the points for first, second, and third place.'),
      table('What the example sword counts', ['Card', 'On the sword', 'Counts'], ...countRows(names)),
      table('Points for first, second, and third place', ['Method', 'Faces', 'Points'], ...pointRows(names)),
      text('Whoever counts 0 scores nothing, except where the fewest are asked for: there 0 is best.'),
    ],
    rulings: ['S-5', 'S-18', 'S-21'],
  },
  {
    id: 'shares',
    heading: 'Shared places',
    blocks: [
      text(
        'Swords that count the same fill as many places as they are. The points of these places are added up and shared equally, rounded down. A place without points adds nothing, and the next sword comes after all of them.',
      ),
      table('Example: most rubies, for 5, 3, and 1 points', ['Sword', 'Counts', 'Place', 'Points'], ...shareRows(names)),
      text('Ben and Cleo fill the second and the third place: 3 and 1 make 4, so each of them has 2. Dan has no ruby and scores nothing.'),
    ],
    rulings: ['S-6', 'S-18', 'S-21', 'R-2'],
  },
  {
    id: 'end',
    heading: 'Who wins',
    blocks: [
      text(
        'Most points win. If they are equal, the longer sword wins; then the longest run on any single side. If that is equal too, the win is shared.',
      ),
    ],
    rulings: ['S-14', 'R-9'],
  },
  {
    id: 'two-players',
    heading: 'Two players',
    blocks: [
      text(
        'With two, both cut twice and take twice in every round, in turns, so that nobody is on turn twice in a row. Four cuts make five groups; four are taken, and one goes out of the game.',
      ),
      text('Both groups you took go into your sword together, in any order.'),
    ],
    rulings: ['S-10', 'R-8'],
  },
  {
    id: 'dual-wielding',
    heading: 'Dual wielding',
    blocks: [
      text('For two players. Each of you has two swords with two guards each, and takes two groups a round: one for each sword.'),
      list(
        'When crafting begins you say which sword gets which group. With equal groups there is nothing to say.',
        'Each sword is scored by itself, as if four players sat there. Your points are those of both swords together.',
        'A tie goes to the greater length of both swords together, then to the best side of either.',
      ),
    ],
    rulings: ['S-16', 'S-20', 'R-3', 'R-5', 'R-7'],
  },
  {
    id: 'lightweight',
    heading: 'Lightweight',
    blocks: [
      text(
        'A lighter game with the beginner faces. Of each sword only the best side counts for quality, with 5 points for each gem of its run.',
      ),
      table('The example sword, lightweight', ['Side', 'Tiles', 'Run', 'Points'], ...qualityRows(names, true)),
      text('It goes together with dual wielding and with the game alone.'),
    ],
    rulings: ['S-15', 'R-3', 'R-4'],
  },
  {
    id: 'solo',
    heading: 'Solo',
    blocks: [
      text(
        'Choose one to four opponents. So many solo cards are drawn, each standing for a finished sword: its length, the best run of each side and its gems are printed on it. The more there are, the harder it is.',
      ),
      steps(
        'Each round has a grid of four rows, and one more solo card is drawn. It shows four cuts, from top to bottom.',
        'Make them in this order: across is a cut between two rows, down one between two columns. After each cut keep one part; the other goes out of the game.',
        'What is left after the fourth cut is built into your sword. The forge gives nothing.',
      ),
      text(
        'What you keep has to be large enough for the cuts that follow. Example: across, down, across, down. First keep at least two rows, then at least two columns. Whoever always cuts off as little as possible has two rows of two in the end: four tiles, or three and the forge.',
      ),
      picture('solo', 'Each solo card shows its cuts, and its finished sword: length, best runs, and gems.'),
      table('Solo cards', ['Smith', 'Cuts', 'Tiles', 'Runs'], ...soloRows(names)),
      text('After six rounds all swords are scored together. You win if you have more points than every card.'),
    ],
    rulings: ['S-2', 'S-17', 'S-20', 'R-4', 'R-6'],
  },
  {
    id: 'options',
    heading: 'Options',
    blocks: [
      terms(
        ['Magic cards', 'Beginner faces, intermediate faces, or chance for each card.'],
        ['Dual wielding', 'Two swords each. For two players.'],
        ['Lightweight', 'Only the best side counts. With beginner faces.'],
        ['Opponents', 'How many finished swords you have to beat when you play alone.'],
        ['Pieces', 'A file of pieces instead of ours, such as those of your box: tiles, guards, magic cards and solo cards.'],
      ),
    ],
    rulings: ['S-15', 'S-16', 'S-17', 'S-19', 'R-11'],
  },
];
