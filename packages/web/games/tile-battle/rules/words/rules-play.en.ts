import { list, steps, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { RuleSection } from './rules.ts';

/** What a player does and what follows from it. */
export const play: readonly RuleSection[] = [
  {
    id: 'goal',
    heading: 'What it is about',
    blocks: [
      text('Two players fill a board of five by five with heroes. Red tiles carry a sun, blue ones a moon; your tiles show your colour.'),
      text(
        'A hero you place may turn enemies beside it to your colour. After each round, rows and columns bring points to whoever has several tiles in them.',
      ),
      text(
        'Whoever has more points at the end wins. The two games share all rules but a few. Olympus has 46 heroes, Asgard 50, and each has four terrains of its own.',
      ),
    ],
    rulings: ['T-14', 'T-15'],
  },
  {
    id: 'draft',
    heading: 'The draft',
    blocks: [
      text(
        'Before each round both players choose their six heroes from open tiles. Whoever begins the round picks first, then you take turns.',
      ),
      list(
        'Olympus: seven tiles are laid out, and you pick until one is left, which is discarded face up. Then the same again with seven new ones; the same player picks first.',
        'Asgard: twelve tiles are laid out, and you pick until all are taken.',
      ),
      text('Hands lie open: you always see what your opponent can still place. Only the order of the deck is hidden.'),
    ],
    rulings: ['O-1', 'A-1', 'T-13'],
  },
  {
    id: 'turn',
    heading: 'A turn, step by step',
    blocks: [
      steps(
        'Heroes of yours that act when a turn begins do so, the one longest in play first.',
        'Place one tile of your hand, turned any way you like, on an empty cell that touches a tile.',
        'Its ability: a mandatory one happens if it can; an optional one is offered, and you may decline.',
        'It battles every enemy beside it, unless an ability says otherwise.',
        'What happens after a battle happens now: first by the placed hero, then by the heroes it was placed next to. What the terrain does at the end of a turn comes last.',
      ),
      text(
        'Then it is the other player’s turn. Whoever has no tile left is skipped, without any of these steps, until both hands are empty.',
      ),
      text(
        'The player who placed a tile makes its choices, pays for it and gains by it for the whole turn, even if it is flipped in the meantime.',
      ),
    ],
    rulings: ['T-9', 'T-12', 'T-16', 'T-19', 'T-20', 'T-21', 'A-19', 'O-14', 'R-24'],
  },
  {
    id: 'board',
    heading: 'The board that grows',
    blocks: [
      text('The first hero is placed next to the terrain. The terrain is where the board starts, but need not become its middle.'),
      text('A tile goes to an empty cell that shares an edge with a tile; corners do not count. Tiles never lie on top of each other.'),
      text(
        'The board ends as five by five. As soon as the tiles span five columns, the left and right margins are locked for the rest of the game; with five rows, the upper and lower ones. A locked margin stays, even if an edge becomes empty again.',
      ),
      text('All tiles always hang together by their edges. What would break the board apart cannot be done.'),
      text(
        'A tile that is moved goes to a cell where it could lie, judged as if it had been picked up first. It keeps its direction, does not battle, and its placement ability does not work again.',
      ),
      text(
        'Some effects limit where you may place. They bind placing only, never moving, and only as long as they leave you a cell: first Pyromancer’s hot spot, then Parthenon, then Khadath’s gate trap.',
      ),
    ],
    rulings: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6', 'T-23', 'A-7', 'R-16'],
  },
  {
    id: 'battle',
    heading: 'Battle',
    blocks: [
      text(
        'The placed hero compares numbers with every enemy that shares an edge with it: its number on that side against the number that touches it.',
      ),
      list(
        'Higher beats lower: the enemy is flipped to your colour.',
        'An equal or lower number changes nothing. The placed hero itself is never lost in its own battle.',
        'All numbers are read at one moment, and all losers flip together. A flipped hero does not battle in turn, except under Niflheim.',
      ),
      text(
        'For example: Jason with 5 on his right is placed left of an enemy with 3 on its left side. 5 beats 3, and the enemy flips. With 5 on both sides nothing would happen.',
      ),
      text(
        'Numbers are printed from 0 to 9. What adds to them and takes from them is summed up; the result is never below 0 and may be above 9. “Is 0” and “printed numbers only” override all of it.',
      ),
    ],
    rulings: ['T-8', 'T-10', 'A-12', 'O-21'],
  },
  {
    id: 'abilities',
    heading: 'Abilities',
    blocks: [
      text('Each hero has one ability, and its tile shows the mark of its kind.'),
      terms(
        [
          'Mandatory',
          'The mark is a diamond with an exclamation mark. It happens when the tile is placed. Without a possible target it does nothing.',
          'mandatory',
        ],
        ['Optional', 'The mark is a ring with a question mark. When the tile is placed you are asked, and may decline.', 'optional'],
        [
          'Continuous',
          'The mark is an endless loop. It works all the time while the tile lies on the board, for whoever controls it.',
          'continuous',
        ],
        ['End of round', 'The mark is an hourglass. It brings or costs points when a round is scored.', 'end-of-round'],
      ),
      text(
        'Continuous abilities of Olympus work at once, in the hero’s own first battle too. Those of Asgard are asleep until that battle is over; but Titan, Cadenza, and Priest are protected from the start.',
      ),
      text(
        'End-of-round abilities of Olympus count in every round, Oracle’s only after round 2. Those of Asgard count once, in the round in which the tile was placed.',
      ),
      text(
        'Some effects outlast their turn, such as Athena’s or Khadath’s. They go on when their tile is moved, flipped or silenced, and into the next round.',
      ),
    ],
    rulings: ['T-12', 'T-22', 'O-6', 'A-4', 'A-6', 'O-17', 'R-7', 'R-11'],
  },
  {
    id: 'protection',
    heading: 'Protected, replaced, silenced',
    blocks: [
      text('Whatever flips together is one event, and it is settled in this order:'),
      steps(
        'What cannot be flipped drops out: heroes next to King Midas, Titan, and Priest where an ability would do it.',
        'Whoever takes the blow steps in: Perseus flips once in place of the allies beside him.',
        'What is left flips, all together.',
        'Heroes that act when flipped do so, the one longest in play first. What they flip is an event of its own, after this one.',
      ),
      text(
        'Held heroes cannot be moved or swapped: those next to Medusa; Cadenza, unless Baenvier is next to it; and Priest, by any ability.',
      ),
      text(
        'Silenced heroes have no ability: those next to Baenvier, for as long as they lie there. Athena and Priestess take the mandatory or optional ability of tiles yet to be placed; continuous and end-of-round abilities stay.',
      ),
      text('No ability touches Priest at all, not even to protect it. What a terrain does is no ability: nothing switches it off.'),
    ],
    rulings: ['T-11', 'T-24', 'O-5', 'O-7', 'O-8', 'O-9', 'O-18', 'O-22', 'A-5', 'A-18', 'R-6', 'R-8', 'R-21'],
  },
];
