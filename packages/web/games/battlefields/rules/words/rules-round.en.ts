import { names } from '@swordtable/games/battlefields/text/names';
import { list, picture, steps, table, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { actionRows, landRows, warriorRows } from './rules.ts';

/** What the game is about, its cards, and a round up to the battle. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Overview',
    blocks: [
      text(
        'Two armies fight over the lands of Greece. Each round, four lands lie between you. You place warriors face down on your side of each, then reveal them one by one, while action cards upset the best plans.',
      ),
      text(
        'You can’t see your opponent’s face-down warriors or action cards. Where you place, when you reveal, and what you leave unanswered all send a signal, true or not.',
      ),
      text(
        'Lands score points, sets of one color score more, and the player who wins more places in a round takes the Ares cards. After three rounds, most points win.',
      ),
    ],
    rulings: ['B-20', 'B-16', 'B-17'],
  },
  {
    id: 'cards',
    heading: 'Cards',
    blocks: [
      text('Each player has a deck of warriors and a pile of actions, both the same on either side.'),
      picture('warriors', 'The five warrior types. Each card shows the types it beats.'),
      table('Warriors of one player', ['Type', 'Cards'], ...warriorRows(names)),
      picture('actions', 'The eight actions.'),
      table('Actions of one player', ['Action', 'Cards', 'When to play it'], ...actionRows(names)),
      text('Lands and Ares cards form the shared fate deck.'),
      picture('lands', 'A land’s value is on the left, its color and sign at the top right. Temple and Olympus count as any color.'),
      table('Lands of the fate deck', ['Kind', 'Color', 'Lands and their values'], ...landRows(names)),
      text('We chose some card values and land names ourselves. If you own the box, you can play with a corrected file.'),
    ],
    rulings: ['B-1', 'B-2', 'B-3'],
  },
  {
    id: 'round',
    heading: 'Round summary',
    blocks: [
      steps(
        'Deal four lands, one to each place. Ares cards go to the Ares pile.',
        'Draw: both players secretly draw warriors, take actions, and discard down to their hand limits.',
        'Place: take turns placing a warrior face down at a place, until both are done.',
        'Battle: take turns revealing a warrior or playing an action, until no pairs are left to compare.',
        'Victory: take the lands and Ares cards you won, and clear the table.',
      ),
      text('The player with the start token goes first in placement and battle. The token changes hands each round.'),
    ],
    rulings: ['B-4', 'B-5', 'B-18'],
  },
  {
    id: 'making-ready',
    heading: 'Draw',
    blocks: [
      text(
        'Each new land goes on top of any lands left at its place. The winner of the place takes all of them. Draw another card for each Ares card, so there are always four new lands.',
      ),
      text('Then both players do this at the same time, in secret:'),
      steps(
        'Draw four warriors. If you have three lands of one color, you may draw a fifth.',
        'Take any four actions from your own pile.',
        'Discard warriors face down until you have four, or five if you have three lands of one color.',
        'Discard actions face down until you have four.',
      ),
      text(
        'When your deck runs out, shuffle your discarded warriors into a new one. Actions never come back: your fourteen must last the whole game.',
      ),
    ],
    rulings: ['B-6', 'R-8', 'R-9', 'R-10', 'R-12', 'R-13'],
  },
  {
    id: 'placement',
    heading: 'Placement',
    blocks: [
      text('The player with the start token goes first, then you take turns. On your turn:'),
      steps(
        'Play any number of Rally, Scout, and Raid.',
        'Place one warrior from your hand face down on your side of a place, on top of any you have there, or pass.',
      ),
      list(
        'Once you pass, you’re done placing this round. While your opponent is still placing, you may play Rally, Scout, and Raid on your turns.',
        'You don’t have to place every warrior or be at every place. Warriors you keep in hand stay for later rounds.',
        'You may look at your own face-down warriors. Your opponent sees only how many you have at each place.',
      ),
      text('When both players have passed, the battle begins.'),
    ],
    rulings: ['B-7', 'B-8', 'B-14', 'B-20', 'R-1', 'R-3'],
  },
];
