import { en as texts } from '@swordtable/games/tile-battle/text/en';
import { list, picture, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { RuleSection } from './rules.ts';

/** A terrain with its text as the game has it, and what else is worth knowing. */
const terrain = (id: string, more = ''): readonly [string, string] => {
  const { name, text: said } = texts.terrain(id);
  return [name, `${said} ${more}`.trim()];
};

/** Points, the course of a match, and what it can be made with. */
export const match: readonly RuleSection[] = [
  {
    id: 'scoring',
    heading: 'Scoring',
    blocks: [
      text(
        'When a round is over, every row and column is scored for each color separately. The tiles need not be adjacent. The terrain counts for no one.',
      ),
      picture('scoring', 'One row: red has three tiles and scores 2 points. Blue has one tile and scores nothing.'),
      {
        kind: 'table',
        caption: 'Points of one row or column',
        head: ['Tiles of your color', 'Points'],
        rows: [
          ['0', '0'],
          ['1', '0'],
          ['2', '1'],
          ['3', '2'],
          ['4', '4'],
          ['5', '7'],
        ],
      },
      {
        kind: 'table',
        caption: 'An example with three lines',
        head: ['Line', 'Red tiles', 'Red points', 'Blue tiles', 'Blue points'],
        rows: [
          ['Row 3', '3', '2', '1', '0'],
          ['Row 4', '5', '7', '0', '0'],
          ['Column c', '2', '1', '3', '2'],
        ],
      },
      text('Together these three lines score red 10 points and blue 2. A tile that flips changes both its row and its column.'),
      text(
        'End-of-round abilities and the terrain score after the lines, all at the same time. Points carry over from round to round and can fall below zero.',
      ),
    ],
    rulings: ['T-14', 'T-15', 'O-17', 'A-6', 'R-13'],
  },
  {
    id: 'rounds',
    heading: 'Rounds, ties, and the end',
    blocks: [
      text(
        'A match has two rounds. In each, both players draft and place six tiles. The board and its colors stay as they are between rounds.',
      ),
      text(
        'In round 1, the first player is chosen at random unless you set it. In round 2, the player with fewer points goes first; a tie is broken at random.',
      ),
      list(
        'Olympus: if the points are tied after round 2, the player who went first in round 2 wins.',
        'Asgard: if the points are tied after round 2, all heroes leave the board and are shuffled with the rest. Only the terrain stays, and another round is played until someone is ahead. After ten such rounds the win is shared.',
      ),
      text('Yggdrasil is played in a single round; a tie adds twelve more placements.'),
    ],
    rulings: ['O-2', 'O-4', 'A-2', 'A-3', 'T-9', 'R-2', 'R-3', 'R-4'],
  },
  {
    id: 'terrains',
    heading: 'Terrains',
    blocks: [
      text(
        'The terrain has no color and no numbers. It is neither ally nor enemy, can’t be flipped, and is moved only by abilities that name it. It counts as a tile where tiles are counted.',
      ),
      text('Terrains of Olympus:'),
      terms(
        terrain('mount-olympus', 'The default, and the best to start with.'),
        terrain('parthenon', 'Moves are not affected.'),
        terrain('river-styx', 'The hero goes where a moved tile may go.'),
        terrain('tartarus', 'Each round has two draft phases.'),
      ),
      text('Terrains of Asgard:'),
      terms(
        terrain('asgard', 'The default.'),
        terrain(
          'ragnarok',
          'The remaining heroes must stay connected. Removed heroes are discarded, so the board will not be full at the end.',
        ),
        terrain('yggdrasil', 'Each player places six tiles. There are no hands, so abilities that need a hand do nothing.'),
        terrain('niflheim', 'The chain runs in waves; each wave flips together. Only heroes flipped by comparing continue it.'),
      ),
    ],
    rulings: ['T-7', 'T-24', 'O-3', 'O-15', 'A-14', 'A-15', 'A-16', 'A-20', 'R-7', 'R-21'],
  },
  {
    id: 'options',
    heading: 'Variants and options',
    blocks: [
      text('Choose these when you set up a match.'),
      terms(
        ['Terrain', 'Any of the edition’s four, or one at random. With mixed decks, any of the eight.'],
        [
          'No terrain',
          'For Asgard, or with mixed decks: the board starts empty, the first hero goes anywhere, and one cell stays empty at the end. Abilities that name the terrain do nothing.',
        ],
        [
          'Terrain in the center',
          'The terrain is the center of the five-by-five board. All margins are locked from the start, and nothing moves the terrain: Hikaru, Sculptor, and Architect leave it where it is.',
        ],
        ['Mixed decks', 'The heroes of both editions are shuffled into one deck.'],
        [
          'House heroes',
          'Four heroes of our own join those of Olympus: Achilles, Aeolus, Ajax, and Antaeus. For Asgard this needs mixed decks.',
        ],
        ['Hikaru', 'Where the terrain cannot move, or there is none, Hikaru has nothing to do and may be left out of the deck.'],
        ['Who starts', 'Red, blue, or a random player, in round 1.'],
        [
          'Bid to go second',
          'Going second is an advantage. With this option, one player names a price in points for it. The other either pays that price and goes second, or goes first. The player who goes first starts with that many points.',
        ],
        ['Numbers', 'A file with your own numbers for the tiles, such as those printed in your box.'],
      ),
    ],
    rulings: ['T-8', 'T-17', 'T-25', 'O-3'],
  },
  {
    id: 'mixed',
    heading: 'Mixed decks',
    blocks: [
      text(
        'With both decks shuffled together, the draft, ties, and the flow of the match follow the edition of the terrain; without a terrain, Asgard.',
      ),
      text(
        'Each hero follows its own edition: continuous abilities of Olympus heroes work immediately, those of Asgard heroes after their first battle.',
      ),
      text('With Asgard’s flow, a tie adds rounds: Apollo has his printed numbers from round 3 on, and Oracle scores only after round 2.'),
      text('Elder can copy only discarded tiles, and Asgard’s draft discards none.'),
    ],
    rulings: ['T-18', 'A-4', 'O-6', 'A-16', 'R-2', 'R-3', 'R-18'],
  },
  {
    id: 'glossary',
    heading: 'Glossary',
    blocks: [
      terms(
        ['Adjacent, next to, touching', 'Sharing an edge. Corners never count.'],
        ['Ally', 'A hero of the same color.'],
        ['Enemy', 'A hero of the other color.'],
        ['Controller', 'The player whose color a hero shows.'],
        ['Tile and hero', 'Every hero is a tile; the terrain is a tile but not a hero.'],
        ['Line', 'A row or a column. In one direction: from a hero to the end of the board.'],
        ['Flip', 'Change a hero to the other color. Its cell, rotation, and numbers stay the same.'],
        ['Rotate', 'Rotate a hero in its cell by 90°, 180°, or 270°.'],
        ['Move', 'Pick up a tile and put it on another cell.'],
        ['Swap', 'Two tiles trade cells. Each keeps its color and rotation.'],
        ['Printed number', 'The number on the tile before bonuses and penalties.'],
        ['Asleep', 'Not in effect yet: a continuous Asgard ability during the hero’s own first battle.'],
        ['Take the blow', 'Flip in place of others.'],
        ['Discard', 'Put a tile face up on the discard pile.'],
        ['Extra turn', 'A whole turn right after your own. If you have nothing left to place, it is lost.'],
      ),
    ],
    rulings: ['T-5', 'T-6', 'T-7', 'R-10', 'O-14'],
  },
];
