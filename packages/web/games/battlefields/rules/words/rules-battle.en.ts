import { names } from '@swordtable/games/battlefields/text/names';
import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { actionTerms, answerRows, beatsRows } from './rules.ts';

/** The battle, what every card does in it, and how it all ends. */
export const battle: readonly Section[] = [
  {
    id: 'battle',
    heading: 'Battle',
    blocks: [
      text('The player with the start token goes first. On your turn, do one of these:'),
      list('Play an action.', 'Reveal one of your face-down top warriors.', 'Pass, but only if all your top warriors are face up.'),
      text('After two passes in a row, compare every place where both top warriors are face up:'),
      steps(
        'A Flank in play wins, whatever the types.',
        'Otherwise, the stronger type wins. An Elite in play wins a tie.',
        'Discard the loser, or both in a tie, along with the cards in play there.',
      ),
      picture(
        'pair',
        'Blue’s Spearmen beat Red’s Cavalry. Then Red’s Archers, which were below, come up against the Spearmen and beat them.',
      ),
      text(
        'The warriors below are on top now, and play continues. The battle ends when two passes in a row leave nothing to compare. Each place goes to the side that still has warriors there, face up or not.',
      ),
    ],
    rulings: ['B-9', 'B-12', 'B-13', 'B-14', 'R-1', 'R-2'],
  },
  {
    id: 'action-cards',
    heading: 'Actions',
    blocks: [
      terms(...actionTerms(names)),
      text(
        'Elite and Flank stay in play at their place until its pair is compared or the battle ends, even if the top warriors change. Each side can have one card in play at a place, and both sides need warriors there, face up or not.',
      ),
      text('Each action card can be used once per match.'),
    ],
    rulings: ['B-8', 'B-10', 'B-11', 'B-19', 'R-3', 'R-6'],
  },
  {
    id: 'beats',
    heading: 'What beats what',
    blocks: [
      table('The five types', ['Type', 'Beats', 'Loses to'], ...beatsRows(names)),
      text('Same types tie, and both are discarded, unless an Elite or Flank is in play.'),
    ],
    rulings: ['B-1'],
  },
  {
    id: 'answers',
    heading: 'What answers what',
    blocks: [
      table('Answers to each card', ['Card', 'Canceled by', 'Defeated by'], ...answerRows(names)),
      text(
        'When you play Ambush or Skirmish, your opponent may answer immediately with a card that cancels or defeats it. That answer can be answered too, and so on. The last unanswered card takes effect, and all cards of the exchange are discarded.',
      ),
      text(
        'Elite and Flank aren’t answered immediately. On a later turn, you may play a card against one in play on the other side. The same card or a Surround is discarded along with it; a Flank that defeats an Elite stays in play.',
      ),
      text('A player with any action cards is always asked, so the question never reveals what’s in their hand.'),
    ],
    rulings: ['B-10', 'B-11', 'B-20', 'R-1', 'R-2', 'R-4', 'R-6', 'R-7'],
  },
  {
    id: 'victory',
    heading: 'Victory',
    blocks: [
      list(
        'The only side with warriors at a place takes all lands there.',
        'If no warriors are left, the lands stay for the next round.',
        'The player who won more places takes the whole Ares pile. In a tie, it stays.',
        'Discard all warriors and cards on the table. Keep your hand.',
      ),
    ],
    rulings: ['B-4', 'B-13', 'B-14', 'B-15', 'R-5'],
  },
  {
    id: 'scoring',
    heading: 'Scoring',
    blocks: [
      terms(
        ['Lands', 'Each is worth its number.'],
        ['Sets', '2 points for each set of three lands of one color. A land counts in one set only.'],
        ['Any color', 'Temple and Olympus count as whichever color helps most.'],
        ['Ares', '1 point for each card.'],
      ),
      picture('set', 'Three gold lands: 7 points, and 2 more for the set.'),
      table(
        'Example',
        ['Won', 'Points'],
        ['Elis 2, Argolis 2, Marathon 3', '7'],
        ['A set of three gold lands', '2'],
        ['Nemea 1', '1'],
        ['One Ares card', '1'],
        ['Total', '11'],
      ),
    ],
    rulings: ['B-17', 'R-10'],
  },
  {
    id: 'end',
    heading: 'End of the game',
    blocks: [
      text(
        'The game ends after round 3, or sooner after a round in which a player has lands worth 16 or more. Sets and Ares don’t count toward this.',
      ),
      text('Most points win. Ties go to the player with more lands. If still tied, players share the win.'),
    ],
    rulings: ['B-16', 'B-17', 'R-11'],
  },
  {
    id: 'options',
    heading: 'Options',
    blocks: [
      terms(
        ['Who starts', 'Who has the start token in round 1: Red, Blue, or random.'],
        ['Cards', 'Your own file of cards, such as those of your box: types, counts, lands, and values.'],
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3', 'B-18'],
  },
];
