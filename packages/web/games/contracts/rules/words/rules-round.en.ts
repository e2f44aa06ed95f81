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
        'Each player gets a pack of ten cards, keeps one, and passes the rest. Repeat until everyone has kept eight. Discard the last two cards of each pack.',
      ),
      list(
        'Packs are passed clockwise in rounds 1 and 3, and counterclockwise in round 2.',
        'Kept cards are secret. The table reminds you of the packs you’ve seen until the parties are revealed.',
        'You don’t wait for slow players: their packs pile up in front of them.',
      ),
    ],
    rulings: ['C-11', 'C-24', 'R-13'],
  },
  {
    id: 'equipping',
    heading: 'Equipment Phase',
    blocks: [
      text('Everyone plays at the same time. Do any of these, in any order, until you’re done:'),
      list(
        'In round 1, choose one of your two leaders.',
        'Add a card to your party, or give it directly to a companion.',
        'Keep a card in hand for later.',
        'Discard a drafted card for 2 gold or 1 luck. Cards gained in a contract phase can’t be discarded.',
        'Give equipment to a companion with the right class and a free slot, or take it off, as often as you like.',
        'Give a skill to a companion.',
      ),
      text('Parties are revealed when everyone is done.'),
    ],
    rulings: ['C-12', 'C-27', 'C-46', 'R-15', 'R-18'],
  },
  {
    id: 'preparation',
    heading: 'Preparation Step',
    blocks: [
      steps(
        'Every companion gets its meeple.',
        'It gets the attributes of its card, its equipment, and its skills.',
        'Lay out salary tokens for everyone who takes a salary.',
        'Abilities of this step take effect.',
      ),
      text('Unused tokens are discarded in the Clean Up Step. The party keeps its luck, gold, and wild tokens.'),
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
        'Score each common contract separately. If only one party worked there, it gains 3 gold and 2 fame. Otherwise the parties gain gold by rank:',
      ),
      table('Gold by rank', ['Place', 'Gold'], ...placeRows(cards)),
      text('Tied parties all take the lowest place they share: two parties tied for first gain the reward for second place.'),
    ],
    rulings: ['C-19', 'C-33', 'R-1'],
  },
  {
    id: 'payment',
    heading: 'Payment Phase',
    blocks: [
      text(
        'Each salary token on your track costs 4 gold. If you can pay for all of them, you do. Paid companions stay and give the fame on their cards.',
      ),
      text(
        'If you’re short, secretly choose who goes unpaid. You must be able to pay everyone else, and you can’t leave out anyone you could still pay.',
      ),
      text(
        'Example: You have 13 gold, and three companions take 1, 2, and 2 tokens: 20 gold. One of those with 2 tokens must go. You can’t let both go, because you can pay one of them.',
      ),
      terms(
        [
          'Unpaid companions',
          'Leave with their skills, their experience, and their cursed equipment. Other equipment stays in the party, unused.',
          'sign/salary',
        ],
        ['Leaders and Thugs', 'Take no salary. Leaders never leave.', 'sign/party'],
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
        'Companions gain a level for each experience.',
        'Discard unused attributes.',
        'Discard the two oldest basic contracts, and reveal two new ones.',
        'Replace all cards in the Tavern and at the Smith.',
        'Shuffle the remaining side quests into their deck, and place a new one on every field.',
        'Take back all meeples and contributions.',
        'Pass the starting player token clockwise.',
      ),
    ],
    rulings: ['C-21', 'C-24', 'C-34'],
  },
  {
    id: 'end',
    heading: 'The end',
    blocks: [
      text('After the third pay day, add up:'),
      list('fame earned during the game,', 'fame that cards give at the end,', '1 fame for every 10 gold,', '1 fame for every 3 luck.'),
      text(
        'Ties are broken by basic and follow-up contracts fulfilled, then by companions, then by gold. If players are still tied, they share the victory.',
      ),
    ],
    rulings: ['C-22', 'C-37', 'R-2'],
  },
];
