import { names } from '@swordtable/games/battlefields/text/names';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { actionTerms, answerRows, beatsRows } from './rules.ts';

/** The battle, what every card does in it, and how it all ends. */
export const battle: readonly Section[] = [
  {
    id: 'battle',
    heading: 'Battle',
    blocks: [
      text('Whoever has the start token begins. In your turn you do one of these:'),
      list(
        'Play an action.',
        'Reveal one of your warriors that lies face down on top of its stack.',
        'Pass; but only if none of your topmost warriors is left to reveal.',
      ),
      text('After two passes in a row all places are compared where both topmost warriors lie face up:'),
      steps(
        'A Flank that lies there wins, whatever the types are.',
        'Otherwise the stronger type wins. If the types tie, an Elite that lies there wins.',
        'The loser is discarded; without a winner both are. The cards that lay there go as well.',
      ),
      text(
        'What lay below is topmost now, and the turns go on. The battle ends when two passes in a row leave nothing to compare. Then each place is won by the side that still has warriors there, revealed or not.',
      ),
    ],
    rulings: ['B-9', 'B-12', 'B-13', 'B-14', 'R-1', 'R-2'],
  },
  {
    id: 'action-cards',
    heading: 'The actions one by one',
    blocks: [
      terms(...actionTerms(names)),
      text(
        'Elite and Flank stay at their place until its pair is compared or the battle ends, whoever is topmost by then. Each side may have one card lying at a place, and both sides need warriors there, face up or not.',
      ),
      text('A played action is discarded and out of the game. Each one can be used once.'),
    ],
    rulings: ['B-8', 'B-10', 'B-11', 'B-19', 'R-3', 'R-6'],
  },
  {
    id: 'beats',
    heading: 'Who beats whom',
    blocks: [
      table('The five types', ['Type', 'Beats', 'Loses to'], ...beatsRows(names)),
      text('Against its own type nobody wins, and both warriors are discarded, unless an Elite or a Flank lies there.'),
    ],
    rulings: ['B-1'],
  },
  {
    id: 'answers',
    heading: 'What answers what',
    blocks: [
      table('Cards that stop a card', ['Card', 'Is cancelled by', 'Is defeated by'], ...answerRows(names)),
      text(
        'Ambush and Skirmish ask for an answer at once. Whoever is asked plays a card that stops the newest one, or lets it stand. An answer can be answered in the same way; the last card that nobody stops stands. All cards of the exchange are discarded.',
      ),
      text(
        'Elite and Flank are not answered at once: they lie there. In a later turn of yours you may play a card against the one that lies on the other side. A card of the same kind goes with it, and so does Surround; a Flank that defeats an Elite stays.',
      ),
      text('Whoever holds an action card is always asked, whether it fits or not. So the question never tells what a hand holds.'),
    ],
    rulings: ['B-10', 'B-11', 'B-20', 'R-1', 'R-2', 'R-4', 'R-6', 'R-7'],
  },
  {
    id: 'victory',
    heading: 'Victory in a round',
    blocks: [
      list(
        'The only side with warriors at a place takes all lands that lie there.',
        'A place without warriors keeps its lands for the next round.',
        'Whoever won more places takes the whole Ares pile. If both won as many, it stays and may grow.',
        'All warriors and cards on the table are discarded. What is in hand stays there.',
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
        ['Sets', '2 points for every full set of three lands of one colour. Each land counts in one set only.'],
        ['Any colour', 'Temple and Olympus stand for any colour, wherever they help most.'],
        ['Ares', '1 point for each card.'],
      ),
      table(
        'An example',
        ['Won', 'Points'],
        ['Elis 2, Argolis 2, Marathon 3', '7'],
        ['These three are gold: one set', '2'],
        ['Nemea 1', '1'],
        ['One Ares card', '1'],
        ['Together', '11'],
      ),
    ],
    rulings: ['B-17', 'R-10'],
  },
  {
    id: 'end',
    heading: 'The end',
    blocks: [
      text(
        'The game ends after round 3, or earlier after a round in which somebody has lands worth 16 or more; sets and Ares do not count towards that.',
      ),
      text('Most points win. If they are equal, more lands win. If those are equal too, the win is shared.'),
    ],
    rulings: ['B-16', 'B-17', 'R-11'],
  },
  {
    id: 'options',
    heading: 'Options',
    blocks: [
      terms(
        ['Who starts', 'Who has the start token in round 1: red, blue, or chance.'],
        ['Cards', 'A file of cards instead of ours, such as those of your box: types, counts, lands and what they are worth.'],
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3', 'B-18'],
  },
];
