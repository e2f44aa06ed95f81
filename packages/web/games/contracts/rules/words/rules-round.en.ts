import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { placeRows } from './rules.ts';

/** What comes before the contract phase. */
export const before: readonly Section[] = [
  {
    id: 'encounter',
    heading: 'Encounter Phase',
    blocks: [
      text(
        'Everybody gets a pack of ten cards, keeps one, and passes the rest on. That goes on until everybody has kept eight; the last two of each pack are discarded.',
      ),
      list(
        'Packs go clockwise in rounds 1 and 3, and the other way in round 2.',
        'Nobody sees what another keeps. What you have seen yourself is shown to you again until the parties are shown.',
        'Nobody waits: packs pile up in front of whoever is slow.',
      ),
    ],
    rulings: ['C-11', 'C-24', 'R-13'],
  },
  {
    id: 'equipping',
    heading: 'Equipment Phase',
    blocks: [
      text('All at once, in any order and until you say that you are done:'),
      list(
        'In round 1, choose one of your two leaders.',
        'Add a card to the party, or at once to a companion.',
        'Keep a card in hand for later.',
        'Discard a drafted card for 2 gold or 1 luck. Cards that were gained in a contract phase cannot be discarded.',
        'Give equipment to anybody whose class and free slot allow it, and take it off again. Each piece comes off once.',
        'Let somebody learn a skill.',
      ),
      text('The others see what you did when everybody is done.'),
    ],
    rulings: ['C-12', 'C-27', 'C-46', 'R-15', 'R-18'],
  },
  {
    id: 'preparation',
    heading: 'Preparation Step',
    blocks: [
      steps(
        'Every companion gets its meeple.',
        'It gets the attributes of its card, of its equipment and of its skills.',
        'Salary tokens are laid out for all who want some.',
        'What cards do in this step happens.',
      ),
      text('Tokens that are left over are gone in the Clean Up Step. Luck, gold and wild tokens of the party stay.'),
    ],
    rulings: ['C-13', 'C-26', 'R-1', 'R-12'],
  },
];

/** What comes after it, and the end. */
export const after: readonly Section[] = [
  {
    id: 'reward',
    heading: 'Reward Step',
    blocks: [
      text(
        'Each common contract is looked at by itself. If only one party worked there, it gets 3 gold and 2 fame. If there were several, gold goes by rank:',
      ),
      table('Gold by rank', ['Place', 'Gold'], ...placeRows(cards)),
      text(
        'Parties that are level all take the lowest of the places they share: two that are level at the top get what the second place gets.',
      ),
    ],
    rulings: ['C-19', 'C-33', 'R-1'],
  },
  {
    id: 'payment',
    heading: 'Payment Phase',
    blocks: [
      text(
        'Each salary token on your track costs 4 gold. Whoever can pay all of them does. Everybody paid gives the fame on its card and stays.',
      ),
      text('Whoever is short says, unseen, who goes unpaid: anybody, as long as the gold does for the others and for nobody else besides.'),
      text(
        'Example: you have 13 gold, and three companions want 1, 2 and 2 tokens: 20 gold. One of those who want 2 has to go. Letting both go is not allowed, because the gold would do for one of them.',
      ),
      terms(
        [
          'The unpaid',
          'leave with their skills, their experience and what is cursed. Other equipment stays and waits in the party.',
          'sign/salary',
        ],
        ['Leaders and thugs', 'want nothing, and leaders never leave.', 'sign/party'],
      ),
    ],
    rulings: ['C-20', 'C-34', 'R-3', 'R-4', 'R-5'],
  },
  {
    id: 'clean-up',
    heading: 'Clean Up Step',
    blocks: [
      text('After rounds 1 and 2:'),
      steps(
        'Experience of this round becomes levels.',
        'Attributes that were not used are gone.',
        'The two oldest basic contracts are discarded, and two new ones come.',
        'The Tavern and the Smith are laid out anew.',
        'Side quests that are left are shuffled in, and every field gets one.',
        'Meeples and contributions are taken back.',
        'The starting player’s token goes on clockwise.',
      ),
    ],
    rulings: ['C-21', 'C-24', 'C-34'],
  },
  {
    id: 'end',
    heading: 'The end',
    blocks: [
      text('After the third pay day these are added up:'),
      list('fame earned during the game,', 'fame that cards give at the end,', '1 fame for every 10 gold,', '1 fame for every 3 luck.'),
      text(
        'If that is level, more basic and follow-up contracts fulfilled win, then more companions, then more gold. Else the win is shared.',
      ),
    ],
    rulings: ['C-22', 'C-37', 'R-2'],
  },
];
