import { list, picture, steps, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { RuleSection } from './rules.ts';

/** What a player does and what follows from it. */
export const play: readonly RuleSection[] = [
  {
    id: 'goal',
    heading: 'Goal',
    blocks: [
      text('Two players fill a five-by-five board with heroes. Red tiles carry a sun, blue tiles a moon; your tiles show your color.'),
      picture(
        'colors',
        'A red hero and a blue hero. The four numbers are for battles, and the mark at the top right shows the kind of ability.',
      ),
      text(
        'A hero you place may flip enemies next to it to your color. After each round, every row and column scores points for each color with at least two tiles in it.',
      ),
      text(
        'The player with more points at the end wins. The two games share all but a few rules. Olympus has 46 heroes, Asgard 50, and each has four terrains of its own.',
      ),
    ],
    rulings: ['T-14', 'T-15'],
  },
  {
    id: 'draft',
    heading: 'The draft',
    blocks: [
      text('Before each round, both players draft six heroes from open tiles. The player who goes first picks first; then you alternate.'),
      list(
        'Olympus: seven tiles are dealt face up. Pick until one is left; it is discarded. Then repeat with seven new tiles; the same player picks first.',
        'Asgard: twelve tiles are dealt face up. Pick until all are taken.',
      ),
      text('Hands are open: you always see what your opponent can still place. Only the order of the deck is hidden.'),
    ],
    rulings: ['O-1', 'A-1', 'T-13'],
  },
  {
    id: 'turn',
    heading: 'A turn, step by step',
    blocks: [
      steps(
        'Your heroes that act at the start of a turn do so, oldest first.',
        'Place one tile from your hand, rotated any way you like, on an empty cell that touches a tile.',
        'Its ability: a mandatory one happens if it can; an optional one is offered, and you may decline.',
        'It battles every enemy next to it, unless an ability says otherwise.',
        'Abilities that work after a battle happen now: first the placed hero’s, then those of the heroes it was placed next to. The terrain’s end-of-turn effect comes last.',
      ),
      picture('rotations', 'The same hero, rotated by 0°, 90°, 180°, and 270°. You choose the rotation when you place it.'),
      text('Then it is your opponent’s turn. A player with no tiles left skips all of these steps until both hands are empty.'),
      text(
        'The player who placed a tile makes its choices and takes its costs and gains for the whole turn, even if it is flipped in the meantime.',
      ),
    ],
    rulings: ['T-9', 'T-12', 'T-16', 'T-19', 'T-20', 'T-21', 'A-19', 'O-14', 'R-24'],
  },
  {
    id: 'board',
    heading: 'The growing board',
    blocks: [
      text('The first hero is placed next to the terrain. The terrain is where the board starts; it need not end up in the middle.'),
      picture('board', 'One hero next to the terrain. The dashed cells touch a tile, so the next hero may go there.'),
      text('A tile goes on an empty cell that shares an edge with a tile; corners do not count. Tiles are never stacked.'),
      text(
        'The board never grows beyond five by five. As soon as the tiles span five columns, the left and right margins are locked for the rest of the game; with five rows, the top and bottom margins. A locked margin stays locked, even if an edge becomes empty again.',
      ),
      text('All tiles stay connected by their edges. Nothing may split the board.'),
      text(
        'A tile that is moved goes to a cell where it could be placed, judged as if it had been picked up first. It keeps its rotation, does not battle, and does not use its placement ability again.',
      ),
      text(
        'Some effects limit where you may place. They apply only to placing, never to moving, and only while they leave you a cell: first Pyromancer’s hot spot, then Parthenon, then Khadath’s gate trap.',
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
        'Higher beats lower: the enemy flips to your color.',
        'An equal or lower number changes nothing. The placed hero itself is never lost in its own battle.',
        'All numbers are read at the same time, and all losers flip together. A flipped hero does not battle in turn, except in Niflheim.',
      ),
      picture(
        'battle',
        'Red places Hercules next to Zeus. Where they touch, Hercules has 6 and Zeus has 3: 6 beats 3, and Zeus flips to red.',
      ),
      picture('equal', 'Hera, rotated by 180°, touches Zeus with a 3. Zeus also has 3 there: equal numbers change nothing.'),
      text(
        'Numbers are printed from 0 to 9. Bonuses and penalties are added up; the result is never below 0 and may be above 9. “Is 0” and “printed numbers only” override all of them.',
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
        ['Continuous', 'The mark is an endless loop. It works as long as the tile is in play, for its controller.', 'continuous'],
        ['End of round', 'The mark is an hourglass. It scores or costs points when a round is scored.', 'end-of-round'],
      ),
      text(
        'Continuous abilities of Olympus work immediately, even in the hero’s own first battle. Those of Asgard are asleep until that battle is over; but Titan, Cadenza, and Priest are protected from the start.',
      ),
      text(
        'End-of-round abilities of Olympus count in every round, Oracle’s only after round 2. Those of Asgard count once, in the round in which the tile was placed.',
      ),
      text(
        'Some effects outlast their turn, such as Athena’s or Khadath’s. They continue if their tile is moved, flipped, or silenced, and into the next round.',
      ),
    ],
    rulings: ['T-12', 'T-22', 'O-6', 'A-4', 'A-6', 'O-17', 'R-7', 'R-11'],
  },
  {
    id: 'protection',
    heading: 'Protected, replaced, and silenced',
    blocks: [
      text('Everything that flips together is one event. It is resolved in this order:'),
      steps(
        'What can’t be flipped drops out: heroes next to King Midas; Titan; and, against abilities, Priest.',
        'A hero that takes the blow steps in: Perseus flips once in place of the allies next to him.',
        'Everything left flips together.',
        'Heroes that act when flipped do so, oldest first. What they flip is a separate event after this one.',
      ),
      text(
        'Held heroes cannot be moved or swapped: those next to Medusa; Cadenza, unless Baenvier is next to it; and Priest, by any ability.',
      ),
      text(
        'Silenced heroes have no ability: those next to Baenvier, for as long as they are there. Athena and Priestess take away the mandatory or optional ability of tiles placed later; continuous and end-of-round abilities stay.',
      ),
      text('No ability affects Priest at all, not even to protect it. A terrain’s effect is not an ability: nothing switches it off.'),
    ],
    rulings: ['T-11', 'T-24', 'O-5', 'O-7', 'O-8', 'O-9', 'O-18', 'O-22', 'A-5', 'A-18', 'R-6', 'R-8', 'R-21'],
  },
];
