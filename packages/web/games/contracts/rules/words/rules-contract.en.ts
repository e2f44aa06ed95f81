import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { campRows, commonRows, locationRows } from './rules.ts';

/** The contract phase: its turns, and all that can be done in them. */
export const contract: readonly Section[] = [
  {
    id: 'turn',
    heading: 'The contract phase',
    blocks: [
      text('The starting player begins, and play goes around until everyone has passed. On your turn, take one action:'),
      list(
        'visit a location, and do side quests there;',
        'fulfill a basic or follow-up contract with a group;',
        'work on a common contract with a group;',
        'use the action of a card;',
        're-equip your party, once per phase;',
        'or pass, which ends your round.',
      ),
      text(
        'You can take free actions before and after it. A companion you send is exhausted: it can’t be sent again and can’t use or change anything. If you can’t do anything, you pass automatically.',
      ),
    ],
    rulings: ['C-14', 'C-45', 'R-16'],
  },
  {
    id: 'locations',
    heading: 'Locations and side quests',
    blocks: [
      terms(
        ['A location', 'Send a companion here to gain what the bottom row shows.', 'card/watch'],
        ['A side quest', 'The visitor may pay the attributes shown to gain the reward below them.', 'card/fetch-ore'],
      ),
      text('One companion goes to a free location. There is room for one meeple, so no one else can go there this round.'),
      steps(
        'The location gives its reward.',
        'The same companion may fulfill the side quests beside it: none, one, or both. It pays with basic attributes; luck can replace them.',
      ),
      table('The kingdom', ['Location', 'What it gives'], ...locationRows(cards)),
      text(
        'Fulfilled quests aren’t replaced until the Clean Up Step. You may take free actions between the reward, the house, and the quests.',
      ),
    ],
    rulings: ['C-15', 'C-29', 'C-30', 'R-9'],
  },
  {
    id: 'houses',
    heading: 'The Tavern and the Smith',
    blocks: [
      terms(
        [
          'A legendary companion',
          'Its fee is at the top right. Its salary and fame are at the bottom, as on every companion.',
          'card/mother-thistle',
        ],
        ['A rare item', 'Its price is at the top right.', 'card/dawnbringer'],
      ),
      text('Each has two spots, with one side quest next to each. A visit costs 1 luck, whether you buy something or not.'),
      list(
        'In the Tavern you may recruit one legendary companion for the fee on its card. It’s ready immediately, with its attributes and its salary tokens.',
        'At the Smith you may buy one rare item for its price.',
        'In the same turn you can assign new cards for free, and give unused cards to a new companion. The visitor can’t take anything because it’s exhausted.',
        'Cards you buy or recruit aren’t replaced until the Clean Up Step.',
      ),
    ],
    rulings: ['C-15', 'C-27', 'C-31', 'C-35'],
  },
  {
    id: 'contracts',
    heading: 'Basic and follow-up contracts',
    blocks: [
      terms([
        'A contract',
        'Its level is at the top right, the attributes it needs in the middle, and its reward at the bottom. The bonus costs more and gives more; the table shows both.',
        'card/decipher-ancient-document',
      ]),
      text('Contracts need advanced and expert attributes. You send a group of one or more companions, and they pay together.'),
      list(
        'Everyone you send gains 1 experience and is exhausted.',
        'Before paying, you may use abilities of the group that say so. If you go back, nothing is used.',
        'On contracts of levels 1 to 3, the bonus costs more and gives more. It also opens a follow-up contract of the same arc, one level higher.',
        'There are three arcs: Treasure, War, and Occult, each with two follow-ups of every level from 2 to 4. Which one opens is random.',
        'When a basic contract is fulfilled, the others move down and a new one is added at the top.',
        'A new follow-up takes the topmost free slot of four. A fifth discards the one at the bottom.',
      ),
    ],
    rulings: ['C-5', 'C-16', 'C-24', 'C-25', 'C-39', 'C-42', 'R-11', 'R-19'],
  },
  {
    id: 'reserve',
    heading: 'Reserving',
    blocks: [
      text(
        'Some rewards let you reserve an open basic or follow-up contract. From then on only you can fulfill it, on any later turn. You can hold one; reserving another discards the first.',
      ),
    ],
    rulings: ['C-17', 'C-32'],
  },
  {
    id: 'common',
    heading: 'Common contracts',
    blocks: [
      terms([
        'A common contract',
        'It shows who can work here, what they contribute, and, at the bottom, the bonus for luck.',
        'card/soldier-work',
      ]),
      text('Three contracts are always open to everyone. A group of the classes shown contributes basic attributes of the types shown.'),
      table('The three common contracts', ['Contract', 'Classes', 'Attributes', 'Bonus'], ...commonRows(cards)),
      list(
        'Each attribute gives 1 gold immediately and moves you one step along this round’s track.',
        'The group contributes everything it has of these types. Advanced attributes are split; expert ones can’t be used. You may add the party’s luck and wild tokens.',
        'Everyone you send gains 1 experience.',
        'Each group may pay luck for the bonus.',
        'You may send several groups in a round. Their contributions add up.',
      ),
    ],
    rulings: ['C-18', 'C-33', 'C-41', 'C-42', 'C-43', 'R-8'],
  },
  {
    id: 'card-actions',
    heading: 'Actions of cards',
    blocks: [
      text(
        'Some cards have an action, which you take instead of another action. An exhausting action also exhausts its bearer. You can use each one once per round, and only if it changes something.',
      ),
    ],
    rulings: ['C-28', 'R-6', 'R-12', 'R-16'],
  },
  {
    id: 'reequip',
    heading: 'Re-equipping',
    blocks: [
      text('Once per phase, you may move equipment between companions that aren’t exhausted, and assign unused skills.'),
      list(
        'A piece takes its attributes along. It can’t move if any of them is spent, or if its ability or set bonus gives attributes in the Preparation Step.',
        'Each piece comes off once. Cursed equipment never does.',
        'You can’t add cards from your hand.',
        'If a companion’s salary changes, its salary tokens change immediately.',
      ),
    ],
    rulings: ['C-26', 'C-27', 'R-4', 'R-7', 'R-14', 'R-15'],
  },
  {
    id: 'free-actions',
    heading: 'Free actions',
    blocks: [
      text('On your turn, you may take as many as you like:'),
      list(
        'use abilities that are free actions, each once per round, paid for by their bearer;',
        'build your camp;',
        'add cards drawn this turn, and assign new cards.',
      ),
    ],
    rulings: ['C-14', 'C-27', 'R-6', 'R-9', 'R-18'],
  },
  {
    id: 'camp',
    heading: 'The camp',
    blocks: [
      text(
        'A companion that isn’t exhausted can spend basic attributes of one type on the track of that type. Every fifth step reaches the next level and gives its reward once. Progress lasts for the whole game.',
      ),
      table('What the levels give', ['Track', 'Level 1', 'Level 2', 'Level 3'], ...campRows(cards)),
      text('The party’s luck and wild tokens can help if they complete a level.'),
    ],
    rulings: ['C-23', 'C-30', 'C-36', 'C-40', 'R-10'],
  },
];
