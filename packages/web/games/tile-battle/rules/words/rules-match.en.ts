import { en as texts } from '@swordtable/games/tile-battle/text/en';
import { list, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { RuleSection } from './rules.ts';

/** A terrain with its text as the game has it, and what is worth knowing besides. */
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
        'When a round is over, every row and every column is scored for each colour by itself. The tiles need not lie side by side. The terrain counts for nobody.',
      ),
      {
        kind: 'table',
        caption: 'Points of one row or column',
        head: ['Tiles of your colour', 'Points'],
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
      text(
        'Together these three lines bring red 10 points and blue 2. One tile that changes colour changes its row and its column at once.',
      ),
      text(
        'End-of-round abilities and the terrain add theirs after the lines, all at the same time. Points are kept from round to round and can fall below zero.',
      ),
    ],
    rulings: ['T-14', 'T-15', 'O-17', 'A-6', 'R-13'],
  },
  {
    id: 'rounds',
    heading: 'Rounds, ties and the end',
    blocks: [
      text(
        'A match has two rounds. In each, both players draft and place six tiles. The board stays as it is between them, and so do the colours.',
      ),
      text(
        'Round 1 is begun by chance, unless you chose otherwise. Round 2 is begun by whoever has fewer points; chance decides if they are equal.',
      ),
      list(
        'Olympus: if the points are equal after round 2, whoever began round 2 wins.',
        'Asgard: if the points are equal after round 2, all heroes leave the board and are shuffled with the rest; only the terrain stays, and another round is played, until somebody is ahead. After ten such rounds the win is shared.',
      ),
      text('Yggdrasil is played in a single round; its tie brings twelve placements more.'),
    ],
    rulings: ['O-2', 'O-4', 'A-2', 'A-3', 'T-9', 'R-2', 'R-3', 'R-4'],
  },
  {
    id: 'terrains',
    heading: 'Terrains',
    blocks: [
      text(
        'The terrain has no colour and no numbers. It is neither ally nor enemy, cannot be flipped, and is moved only by abilities that name it. It counts where tiles are counted.',
      ),
      text('Terrains of Olympus:'),
      terms(
        terrain('mount-olympus', 'The usual one, and the best to begin with.'),
        terrain('parthenon', 'Moves are free of this.'),
        terrain('river-styx', 'It goes where a moved tile may lie.'),
        terrain('tartarus', 'There are two such phases in each round.'),
      ),
      text('Terrains of Asgard:'),
      terms(
        terrain('asgard', 'The usual one.'),
        terrain(
          'ragnarok',
          'What is left has to hang together. The removed heroes are discarded, and the board will not be full at the end.',
        ),
        terrain('yggdrasil', 'Each player places six tiles. There are no hands, so what asks for a hand finds none.'),
        terrain('niflheim', 'The chain runs in waves; each wave flips together. Only what was flipped by comparing goes on.'),
      ),
    ],
    rulings: ['T-7', 'T-24', 'O-3', 'O-15', 'A-14', 'A-15', 'A-16', 'A-20', 'R-7', 'R-21'],
  },
  {
    id: 'options',
    heading: 'Variants and options',
    blocks: [
      text('Each of these is chosen when a match is made.'),
      terms(
        ['Terrain', 'Any of the edition’s four, or one by chance. With mixed decks, any of the eight.'],
        [
          'No terrain',
          'For Asgard, or with mixed decks: the board starts empty, the first hero lies anywhere, and one cell stays empty at the end. Whatever names the terrain does nothing.',
        ],
        [
          'Terrain centre',
          'The terrain is the middle of the five by five. All margins are locked from the start, and nothing moves the terrain: Hikaru, Sculptor and Architect leave it where it is.',
        ],
        ['Mixed decks', 'The heroes of both editions are shuffled into one deck.'],
        [
          'House heroes',
          'Four heroes of our own join those of Olympus: Achilles, Aeolus, Ajax and Antaeus. For Asgard this needs mixed decks.',
        ],
        ['Hikaru', 'Where the terrain cannot move, or there is none, Hikaru has nothing to do and may be left out of the deck.'],
        ['Who starts', 'Red, blue, or chance, for round 1.'],
        ['Numbers', 'A file with the numbers of the tiles, if you would rather play with others than ours, such as the printed ones.'],
      ),
    ],
    rulings: ['T-8', 'T-17', 'T-25', 'O-3'],
  },
  {
    id: 'mixed',
    heading: 'Mixed decks',
    blocks: [
      text(
        'With both decks shuffled together, draft, ties and the course of the match follow the edition of the terrain; without a terrain, Asgard.',
      ),
      text(
        'Each hero keeps the custom of its own edition: continuous abilities of Olympus heroes work at once, those of Asgard heroes after their first battle.',
      ),
      text(
        'In Asgard’s course a tie brings further rounds: Apollo has his printed numbers from round 3 on, and Oracle counts after round 2 only.',
      ),
      text('Elder finds something to copy only when tiles have been discarded, which Asgard’s draft does not do.'),
    ],
    rulings: ['T-18', 'A-4', 'O-6', 'A-16', 'R-2', 'R-3', 'R-18'],
  },
  {
    id: 'glossary',
    heading: 'Words of the game',
    blocks: [
      terms(
        ['Adjacent, next to, touching', 'Sharing an edge. Corners never count.'],
        ['Ally', 'A hero of the same colour. Seen from you: your own.'],
        ['Enemy', 'A hero of the other colour.'],
        ['Controller', 'The player whose colour a hero shows.'],
        ['Tile and hero', 'Every hero is a tile; the terrain is a tile, but no hero.'],
        ['Line', 'A row or a column. In one direction: from a hero to the end of the board.'],
        ['Flip', 'Turn a hero over to the other colour. Its place and its direction stay, and so do its numbers.'],
        ['Rotate', 'Turn a hero on its place by one, two or three quarters.'],
        ['Move', 'Pick a tile up and lay it down elsewhere.'],
        ['Swap', 'Two tiles change places. Each keeps its colour and direction.'],
        ['Printed number', 'What the tile shows before anything adds to it or takes from it.'],
        ['Asleep', 'Not working yet: a continuous ability of Asgard during the hero’s own first battle.'],
        ['Take the blow', 'Flip in place of others.'],
        ['Discard', 'Lay a tile face up on the pile of those that are out of play.'],
        ['Extra turn', 'A whole turn right after your own. With nothing left to place it is lost.'],
      ),
    ],
    rulings: ['T-5', 'T-6', 'T-7', 'R-10', 'O-14'],
  },
];
