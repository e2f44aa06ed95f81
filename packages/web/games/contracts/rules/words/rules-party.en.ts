import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { attributeRows, cardRows, exampleRows } from './rules.ts';

/** What the game is about, what lies on the table, and what parties are made of. */
export const party: readonly Section[] = [
  {
    id: 'goal',
    heading: 'What it is about',
    blocks: [
      text(
        'You lead a party of mercenaries through three rounds. You draft companions and what they carry, send them out for gold and fame, and pay them at the end of the round if you want to keep them.',
      ),
      text('Whoever has the most fame after the third pay day wins.'),
    ],
    rulings: ['C-22'],
  },
  {
    id: 'parts',
    heading: 'The cards',
    blocks: [
      table('How many there are', ['Sort', 'Cards'], ...cardRows(cards)),
      terms(
        ['Gold', 'Pays salaries, legendary companions and rare items. Ten are worth 1 fame at the end.', 'sign/gold'],
        ['Luck', 'Stands for any basic attribute, opens the doors of two houses, and buys some bonuses.', 'sign/luck'],
        ['Fame', 'What you play for.', 'sign/fame'],
        ['Experience', 'Becomes a level of the companion in the Clean Up Step.', 'sign/experience'],
        ['Salary token', 'Costs 4 gold on pay day.', 'sign/salary'],
        ['Meeple', 'A companion that has it can be sent out. Without it, it is exhausted for the rest of the round.', 'sign/meeple'],
      ),
      text('The rulebook tells how the game goes but hardly a card of it is left. The cards are ours, to its numbers.'),
    ],
    rulings: ['C-1', 'C-2', 'C-3'],
  },
  {
    id: 'set-up',
    heading: 'Set-up',
    blocks: [
      steps(
        'Each side-quest field gets a side quest; the Tavern shows four legendary companions, the Smith four rare items.',
        'Four basic contracts of level 1 lie open. The column for follow-up contracts is empty.',
        'For each of the five domains one set bonus is drawn. It holds for the whole game.',
        'Everybody gets 10 gold, a thug, and two leaders of whom one will be chosen.',
        'The starting player is drawn by lot.',
      ),
    ],
    rulings: ['C-2', 'C-25', 'R-17'],
  },
  {
    id: 'round',
    heading: 'A round at a glance',
    blocks: [
      steps(
        'Encounter: all draft eight cards.',
        'Equipment: all put their parties together, unseen by the others.',
        'Preparation: attributes and salary tokens are laid out.',
        'Contracts: in turns, one action each, until all have passed.',
        'Reward: the common contracts pay.',
        'Payment: companions are paid and give fame, or leave.',
        'Clean-up, after rounds 1 and 2: levels, new contracts, new wares.',
      ),
      text(
        'In the first, second and sixth all decide at the same time. In the fourth it goes round the table. In the others nobody is asked.',
      ),
    ],
    rulings: ['C-11', 'C-12', 'C-13', 'C-14', 'R-1'],
  },
  {
    id: 'attributes',
    heading: 'Attributes',
    blocks: [
      terms(
        ['Strength', 'Basic. The attribute of warriors.', 'sign/strength'],
        ['Dexterity', 'Basic. The attribute of scouts.', 'sign/dexterity'],
        ['Magic', 'Basic. The attribute of mages.', 'sign/magic'],
      ),
      table('What can be made', ['Attribute', 'Grade', 'Of'], ...attributeRows(cards)),
      list(
        'The basics of one attribute all come from one companion. Luck may take the place of any of them.',
        'An expert attribute has at least one basic of each of its two types.',
        'An advanced attribute can be split into three basics of its type.',
        'An expert attribute can stand for an advanced one of either type, but only to pay for a contract.',
        'Wild tokens stand for any attribute of their grade. Some belong to a companion, some to the whole party.',
      ),
    ],
    rulings: ['C-4', 'C-5', 'C-6', 'C-39'],
  },
  {
    id: 'paying',
    heading: 'How something is paid',
    blocks: [
      text(
        'You say who goes; the table shows the ways to pay, the cheapest first, and never one that spends more than it has to. Tokens are converted only while something is paid, and what is spent is gone.',
      ),
      table(
        'Example: 1 warcraft and 1 might, with 1 luck in the party',
        ['Who', 'Has', 'Makes'],
        ...exampleRows(cards, ['Warcraft, of all five', 'Might, of 2 strength and 1 luck']),
      ),
      text(
        'Neither could do it alone, and nobody can lend the other a basic attribute: only the luck of the party goes where it is needed.',
      ),
    ],
    rulings: ['C-5', 'C-6', 'C-29', 'C-30', 'C-38'],
  },
  {
    id: 'companions',
    heading: 'Companions',
    blocks: [
      terms([
        'A companion’s card',
        'Its classes are at the top, its attributes in the middle. The bottom row is its salary and the fame it gives when paid.',
        'card/poacher',
      ]),
      terms(
        ['Class', 'Warrior, scout, or mage, or two of these. Some equipment and some work is for certain classes only.', 'sign/warrior'],
        [
          'Level',
          'Everyone starts at level 1. The ability on the card has a row for level 1, for level 2, and for 3 and above.',
          'sign/experience',
        ],
        ['Salary and fame', 'The tokens it wants on pay day, and the fame it gives when paid.', 'sign/salary'],
        ['Leader', 'Stands for you: no salary, no fame, and it never leaves.', 'sign/party'],
        ['Thug', 'Everyone has one. No attributes and no salary, but two hands.', 'sign/companion'],
        ['Legendary companions', 'Stronger, more expensive, and recruited in the Tavern.', 'sign/fame'],
      ),
      text('A party has at most eleven companions, leader and thug included.'),
    ],
    rulings: ['C-3', 'C-7', 'C-10', 'C-31', 'C-35', 'C-44'],
  },
  {
    id: 'carrying',
    heading: 'Equipment, skills and items',
    blocks: [
      terms([
        'A piece of equipment',
        'At the top: where it is worn, its domains, and who can use it. In the middle: the attributes it gives.',
        'card/focusing-rod',
      ]),
      terms(
        ['Equipment', 'One piece in the main hand, one in the support hand, one on the body.', 'sign/equipment'],
        ['Cursed equipment', 'Never comes off again.', 'sign/cursed'],
        [
          'Skills',
          'Any number, as long as their levels together are no higher than that of the companion. They are never forgotten.',
          'sign/skill',
        ],
        ['Items', 'Belong to the whole party. No one has to carry them.', 'sign/item'],
      ),
      text('Cards that no one wears or has learned stay in the party and do nothing.'),
    ],
    rulings: ['C-7', 'C-8', 'C-26', 'R-14'],
  },
  {
    id: 'sets',
    heading: 'Sets',
    blocks: [
      text(
        'Equipment shows icons of the domains Demonic, Holy, Wild, Shadow, and Ancient. Three icons of one domain on one companion give it the set bonus of that domain, as long as it wears them. A piece may show more than one icon.',
      ),
    ],
    rulings: ['C-9', 'R-7'],
  },
];
