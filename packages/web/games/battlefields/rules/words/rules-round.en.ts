import { names } from '@swordtable/games/battlefields/text/names';
import { list, steps, table, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { actionRows, landRows, warriorRows } from './rules.ts';

/** What the game is about, its cards, and a round up to the battle. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'What it is about',
    blocks: [
      text(
        'Two armies fight over the lands of Greece. In each round four lands lie between you. You put warriors face down on your side of them, then turn them up one by one, and action cards upset what looked certain.',
      ),
      text(
        'You never know what lies face down on the other side, nor which actions are held there. Where you place, when you reveal and what you let stand all tell something, true or not.',
      ),
      text(
        'Lands are points, sets of one colour are more, and Ares goes to whoever wins more places in a round. After three rounds, most points win.',
      ),
    ],
    rulings: ['B-20', 'B-16', 'B-17'],
  },
  {
    id: 'cards',
    heading: 'The cards',
    blocks: [
      text('Each player has a deck of warriors and a pile of actions, both the same on either side.'),
      table('Warriors of one player', ['Type', 'Cards'], ...warriorRows(names)),
      table('Actions of one player', ['Action', 'Cards', 'When it is played'], ...actionRows(names)),
      text('Lands and Ares are shuffled together into the fate deck, which belongs to nobody.'),
      table('Lands of the fate deck', ['Kind', 'Colour', 'Lands and what they are worth'], ...landRows(names)),
      text(
        'The faces of the printed cards are lost to us. What is not known of them is our own, and whoever owns the box can play with a corrected file.',
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3'],
  },
  {
    id: 'round',
    heading: 'A round at a glance',
    blocks: [
      steps(
        'Four lands are laid out, one at each place. Ares cards that turn up go to the Ares pile.',
        'Both make ready in secret: draw warriors, choose actions, discard what is too much.',
        'Placement: in turns, a warrior face down at a place, until both have passed.',
        'Battle: in turns, reveal a warrior or play an action, until nothing is left to compare.',
        'Victory: lands and Ares change hands, and the table is cleared.',
      ),
      text('The start token says who begins placement and battle. It changes hands every round.'),
    ],
    rulings: ['B-4', 'B-5', 'B-18'],
  },
  {
    id: 'making-ready',
    heading: 'Making ready',
    blocks: [
      text(
        'A land goes on top of whatever an earlier round left at its place; whoever wins the place takes all of it. For an Ares card another card is drawn, so there are always four lands.',
      ),
      text('Then both players do this at the same time, and nobody sees it:'),
      steps(
        'Draw four warriors to those you kept. With three won lands of one colour you may draw a fifth.',
        'Take any four actions from your own pile.',
        'Discard warriors face down until you hold four; five with three lands of one colour.',
        'Discard actions face down until you hold four.',
      ),
      text(
        'When your deck is empty, your discarded warriors are shuffled into a new one. Actions never come back: fourteen have to do for the whole game.',
      ),
    ],
    rulings: ['B-6', 'R-8', 'R-9', 'R-10', 'R-12', 'R-13'],
  },
  {
    id: 'placement',
    heading: 'Placement',
    blocks: [
      text('Whoever has the start token begins, then you take turns. In your turn:'),
      steps(
        'Play as many of Rally, Scout and Raid as you like.',
        'Place one warrior of your hand face down on your side of a place, on top of what you have there; or pass.',
      ),
      list(
        'Who has passed places no more in this round. Rally, Scout and Raid stay allowed while the other side goes on.',
        'You need not place everything, nor be at every place. What stays in hand can be used in a later round.',
        'You may look at your own face-down warriors; the other side sees only how many lie where.',
      ),
      text('When both have passed, the battle begins.'),
    ],
    rulings: ['B-7', 'B-8', 'B-14', 'B-20', 'R-1', 'R-3'],
  },
];
