import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { attributeRows, cardRows, exampleRows } from './rules.ts';

/** What the game is about, what lies on the table, and what parties are made of. */
export const party: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Goal',
    blocks: [
      text(
        'You lead a party of mercenaries through three rounds. You draft companions and what they carry, send them out for gold and fame, and pay the ones you want to keep at the end of each round.',
      ),
      text('The player with the most fame after the third pay day wins.'),
    ],
    rulings: ['C-22'],
  },
  {
    id: 'parts',
    heading: 'The cards',
    blocks: [
      table('How many there are', ['Type', 'Cards'], ...cardRows(cards)),
      terms(
        ['Gold', 'Pays for salaries, legendary companions, and rare items. Every 10 gold is worth 1 fame at the end.', 'sign/gold'],
        ['Luck', 'Replaces any basic attribute, pays for visits to the Tavern and the Smith, and buys some bonuses.', 'sign/luck'],
        ['Fame', 'What you play for.', 'sign/fame'],
        ['Experience', 'Becomes a level of the companion in the Clean Up Step.', 'sign/experience'],
        ['Salary token', 'Costs 4 gold on pay day.', 'sign/salary'],
        [
          'Meeple',
          'A companion with its meeple can be sent out. Without it, the companion is exhausted for the rest of the round.',
          'sign/meeple',
        ],
      ),
      text('The rulebook is complete, but few of the original cards survive. We made new ones that follow its numbers.'),
    ],
    rulings: ['C-1', 'C-2', 'C-3'],
  },
  {
    id: 'set-up',
    heading: 'Set-up',
    blocks: [
      steps(
        'Place a side quest on each side-quest field, four legendary companions in the Tavern, and four rare items at the Smith.',
        'Reveal four basic contracts of level 1. The follow-up slots are empty.',
        'Draw one set bonus for each of the five domains. They last for the whole game.',
        'Each player takes 10 gold, a Thug, and two leaders, and will choose one of them.',
        'Choose the starting player at random.',
      ),
    ],
    rulings: ['C-2', 'C-25', 'R-17'],
  },
  {
    id: 'round',
    heading: 'Overview of a round',
    blocks: [
      steps(
        'Encounter: everyone drafts eight cards.',
        'Equipment: everyone equips a party in secret.',
        'Preparation: attributes and salary tokens are laid out.',
        'Contracts: players take turns, one action each, until everyone has passed.',
        'Reward: common contracts pay out.',
        'Payment: paid companions give fame; unpaid ones leave.',
        'Clean-up, after rounds 1 and 2: companions gain levels, and new cards are revealed.',
      ),
      text(
        'In Encounter, Equipment, and Payment, everyone decides at the same time. In Contracts, players take turns. The rest is automatic.',
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
        'All the basic attributes that make one attribute come from one companion. Luck can replace any of them.',
        'An expert attribute needs at least one basic attribute of each of its two types.',
        'An advanced attribute can be split into three basic ones of its type.',
        'An expert attribute can replace an advanced one of either type, but only to pay for a contract.',
        'Wild tokens count as any attribute of their grade. Some belong to a companion, others to the whole party.',
      ),
    ],
    rulings: ['C-4', 'C-5', 'C-6', 'C-39'],
  },
  {
    id: 'paying',
    heading: 'Paying',
    blocks: [
      text(
        'You choose who goes. The table lists the ways to pay, cheapest first, and never one that wastes tokens. Tokens are converted only while paying, and spent tokens are gone.',
      ),
      table(
        'Example: 1 warcraft and 1 might, with 1 luck in the party',
        ['Who', 'Has', 'Makes'],
        ...exampleRows(cards, ['Warcraft, of all five', 'Might, of 2 strength and 1 luck']),
      ),
      text('Neither could do it alone, and they can’t share basic attributes. Only the party’s luck can help either of them.'),
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
        ['Leader', 'Takes no salary, gives no fame, and never leaves.', 'sign/party'],
        ['Thug', 'Everyone has one. No attributes and no salary, but two hands.', 'sign/companion'],
        ['Legendary companions', 'Stronger, more expensive, and recruited in the Tavern.', 'sign/fame'],
      ),
      text('A party has at most eleven companions, including the leader and the Thug.'),
    ],
    rulings: ['C-3', 'C-7', 'C-10', 'C-31', 'C-35', 'C-44'],
  },
  {
    id: 'carrying',
    heading: 'Equipment, skills, and items',
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
          'Any number, as long as their levels add up to no more than the companion’s level. Skills are never forgotten.',
          'sign/skill',
        ],
        ['Items', 'Belong to the whole party. No one has to carry them.', 'sign/item'],
      ),
      text('Unused cards stay in the party and do nothing.'),
    ],
    rulings: ['C-7', 'C-8', 'C-26', 'R-14'],
  },
  {
    id: 'sets',
    heading: 'Sets',
    blocks: [
      text(
        'Equipment shows icons of the domains Demonic, Holy, Wild, Shadow, and Ancient. Three icons of one domain on one companion give it the set bonus of that domain, as long as it wears them. A piece can show more than one icon.',
      ),
    ],
    rulings: ['C-9', 'R-7'],
  },
];
