import { names } from '@swordtable/games/swordcrafters/text/names';
import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { countRows, pointRows, qualityRows, shareRows, soloRows } from './rules.ts';

/** Scoring and variants. */
export const score: readonly Section[] = [
  {
    id: 'scoring',
    heading: 'Scoring',
    blocks: [
      text('After the sixth round, each sword scores for three things:'),
      terms(
        [
          'Longest',
          '6 points for the sword with the most tiles, and for each sword tied with it. Guards don’t count.',
          'swordcrafters/longest',
        ],
        ['Quality', '2 points for each gem in the longest run on each side.', 'swordcrafters/quality'],
        ['Magic', 'Points for the top places on each of the three magic cards.', 'swordcrafters/magic'],
      ),
    ],
    rulings: ['S-11', 'S-12', 'S-13', 'S-14', 'R-10'],
  },
  {
    id: 'quality',
    heading: 'Quality',
    blocks: [
      text('A run is two or more matching gems in a row on one side. A guard’s gem can start a run. A blank tile breaks it.'),
      text('Each side scores its longest run: 2 points per gem. A side without a run scores nothing.'),
      picture('sword', 'The four sides of an example sword, base at the bottom. Sides 1 and 3 start with a guard.'),
      table(
        'The example sword, each side from the base up, guards in parentheses',
        ['Side', 'Tiles', 'Run', 'Points'],
        ...qualityRows(names, false),
      ),
    ],
    rulings: ['S-3', 'S-13'],
  },
  {
    id: 'magic',
    heading: 'Magic',
    blocks: [
      text('Each card names one to three gems and a way to count them. All gems on a sword count, on every side, guards included.'),
      terms(
        ['Most', names.methodText('most')],
        ['Fewest', names.methodText('least')],
        ['Most pairs', names.methodText('pairs')],
        ['Most triads', names.methodText('triads')],
        ['Largest difference', names.methodText('difference')],
      ),
      picture('magic', 'A card of each kind, with the points for first, second, and third place.'),
      table('What the example sword counts', ['Card', 'On the sword', 'Counts'], ...countRows(names)),
      table('Points for first, second, and third place', ['Card', 'Faces', 'Points'], ...pointRows(names)),
      text('A sword that counts 0 scores nothing, except on “fewest” cards, where 0 is best.'),
    ],
    rulings: ['S-5', 'S-18', 'S-21'],
  },
  {
    id: 'shares',
    heading: 'Ties',
    blocks: [
      text(
        'Tied swords take up one place each. Add the points for those places, and divide them equally, rounded down. The next sword takes the place after all of them.',
      ),
      table('Example: most rubies, for 5, 3, and 1 points', ['Sword', 'Counts', 'Place', 'Points'], ...shareRows(names)),
      text(
        'Ben and Cleo take second and third place. Together these are worth 4 points, so each scores 2. Dan has no rubies and scores nothing.',
      ),
    ],
    rulings: ['S-6', 'S-18', 'S-21', 'R-2'],
  },
  {
    id: 'end',
    heading: 'Winning',
    blocks: [
      text(
        'Most points win. A tie goes to the longer sword, then to the longest run on any one side. If still tied, players share the win.',
      ),
    ],
    rulings: ['S-14', 'R-9'],
  },
  {
    id: 'two-players',
    heading: 'Two players',
    blocks: [
      text(
        'With two players, each makes two cuts and takes two groups each round, taking turns. Four cuts make five groups: you take two each, and one is discarded.',
      ),
      text('Add the tiles of both groups to your sword in any order, as if they were one group.'),
    ],
    rulings: ['S-10', 'R-8'],
  },
  {
    id: 'dual-wielding',
    heading: 'Dual wielding',
    blocks: [
      text('For two players. You each have two swords, with two guards each, and take two groups a round: one for each sword.'),
      list(
        'When crafting begins, choose which sword gets which group. If the groups are the same, there’s no choice.',
        'Each sword scores separately, as in a game of four. Add the points of both your swords.',
        'A tie goes to the greater total length, then to the longest run on either sword.',
      ),
    ],
    rulings: ['S-16', 'S-20', 'R-3', 'R-5', 'R-7'],
  },
  {
    id: 'lightweight',
    heading: 'Lightweight',
    blocks: [
      text('A lighter game with beginner faces. Only the best side of each sword scores for quality, at 5 points for each gem in its run.'),
      table('The example sword, lightweight', ['Side', 'Tiles', 'Run', 'Points'], ...qualityRows(names, true)),
      text('You can combine it with dual wielding and with solo games.'),
    ],
    rulings: ['S-15', 'R-3', 'R-4'],
  },
  {
    id: 'solo',
    heading: 'Solo',
    blocks: [
      text(
        'Choose one to four opponents. Each is a solo card with a finished sword: its length, the longest run on each side, and its gems. The more opponents, the harder.',
      ),
      steps(
        'Each round, deal a grid of four rows and draw another solo card. It shows four cuts.',
        'Make the cuts from top to bottom: “across” is between two rows, “down” between two columns. After each cut, keep one part and discard the other.',
        'After the fourth cut, add the tiles you have left to your sword. The forge adds nothing.',
      ),
      text(
        'What you keep must be large enough for the remaining cuts. Example: across, down, across, down. First keep at least two rows, then at least two columns. If you always cut off as little as possible, you end with two rows of two: four tiles, or three and the forge.',
      ),
      picture('solo', 'Each solo card shows its four cuts and its finished sword: length, longest runs, and gems.'),
      table('Solo cards', ['Smith', 'Cuts', 'Tiles', 'Runs'], ...soloRows(names)),
      text('After six rounds, score all the swords together. You win if you have more points than every card.'),
    ],
    rulings: ['S-2', 'S-17', 'S-20', 'R-4', 'R-6'],
  },
  {
    id: 'options',
    heading: 'Options',
    blocks: [
      terms(
        ['Magic cards', 'Beginner faces, intermediate faces, or random for each card.'],
        ['Dual wielding', 'Two swords each, for two players.'],
        ['Lightweight', 'Only the best side scores for quality. Uses beginner faces.'],
        ['Opponents', 'How many solo cards you play against.'],
        ['Pieces', 'Your own file of pieces, such as those of your box: tiles, guards, magic cards, and solo cards.'],
      ),
    ],
    rulings: ['S-15', 'S-16', 'S-17', 'S-19', 'R-11'],
  },
];
