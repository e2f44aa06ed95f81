import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { list, steps, table, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { campRows, commonRows, locationRows } from './rules.ts';

/** The contract phase: its turns, and all that can be done in them. */
export const contract: readonly Section[] = [
  {
    id: 'turn',
    heading: 'The contract phase',
    blocks: [
      text('The starting player begins, and it goes round until all have passed. In your turn you take one action:'),
      list(
        'visit a location, and do side quests there;',
        'fulfil a basic or follow-up contract with a group;',
        'work at a common contract with a group;',
        'use the action of a card;',
        're-equip the party, once in the phase;',
        'or pass, and then you are out until the next round.',
      ),
      text(
        'Free actions come on top, before and after it. Whoever was sent somewhere is exhausted: it cannot be sent again, and can neither use nor change anything. If there is nothing you could do, you pass by yourself.',
      ),
    ],
    rulings: ['C-14', 'C-45', 'R-16'],
  },
  {
    id: 'locations',
    heading: 'Locations and side quests',
    blocks: [
      text('One companion goes to a free location. There is room for one meeple, so the place is closed to all others this round.'),
      steps(
        'The location gives its reward.',
        'The same companion may fulfil the side quests beside it: none, one or both. It pays with basic attributes; luck may fill in.',
      ),
      table('The kingdom', ['Location', 'What it gives'], ...locationRows(cards)),
      text('Fulfilled quests leave a gap until the Clean Up Step. Between reward, house and quests you may use free actions.'),
    ],
    rulings: ['C-15', 'C-29', 'C-30', 'R-9'],
  },
  {
    id: 'houses',
    heading: 'The Tavern and the Smith',
    blocks: [
      text('Both have two spots, with one side quest beside each. A visit costs 1 luck, whether you buy or not.'),
      list(
        'In the Tavern you may recruit one legendary companion for the fee on its card. It is ready at once, with its attributes and its salary tokens.',
        'At the Smith you may buy one rare item for its price.',
        'What is new may be handed out in the same turn for free, and whoever is new may be given what waits. The visitor gets nothing: it is exhausted.',
        'What was bought is not replaced before the Clean Up Step.',
      ),
    ],
    rulings: ['C-15', 'C-27', 'C-31', 'C-35'],
  },
  {
    id: 'contracts',
    heading: 'Basic and follow-up contracts',
    blocks: [
      text('Contracts ask for advanced and expert attributes. A group of one or more companions is sent and pays together.'),
      list(
        'Everybody sent gains an experience and is exhausted.',
        'Before paying, abilities of those who are sent can be used if the card says so. Whoever turns back has used nothing.',
        'The bonus of a contract of levels 1 to 3 asks for more and gives more. It also opens a follow-up contract of the same arc, one level higher.',
        'There are three arcs, Treasure, War and Occult, each with two follow-ups of every level from 2 to 4. Chance decides which of them comes.',
        'When a basic contract goes, the others move down and a new one comes at the top.',
        'A new follow-up takes the topmost free slot of four. A fifth pushes out the one at the bottom.',
      ),
    ],
    rulings: ['C-5', 'C-16', 'C-24', 'C-25', 'C-39', 'C-42', 'R-11', 'R-19'],
  },
  {
    id: 'reserve',
    heading: 'Reserving',
    blocks: [
      text(
        'Some rewards let you put an open basic or follow-up contract aside. From then on only you can fulfil it, in any later turn. You hold one at a time: another one discards the first.',
      ),
    ],
    rulings: ['C-17', 'C-32'],
  },
  {
    id: 'common',
    heading: 'Common contracts',
    blocks: [
      text('Three contracts are always open to all. A group of the classes shown contributes basic attributes of the kinds shown.'),
      table('The three of them', ['Contract', 'Classes', 'Attributes', 'Bonus'], ...commonRows(cards)),
      list(
        'Each attribute brings 1 gold at once, and moves you on along the track of this round.',
        'The group gives all it has of these kinds. Advanced attributes are split, expert ones cannot be used. Luck and wild tokens of the party are added as you like.',
        'Everybody sent gains an experience.',
        'Each group may pay luck for the bonus.',
        'You may send several groups in a round; they count together.',
      ),
    ],
    rulings: ['C-18', 'C-33', 'C-41', 'C-42', 'C-43', 'R-8'],
  },
  {
    id: 'card-actions',
    heading: 'Actions of cards',
    blocks: [
      text(
        'Some cards have an action, which takes the place of any other in this turn. An exhausting action takes the meeple of its bearer as well. Each can be used once in a round, and only where it would change something.',
      ),
    ],
    rulings: ['C-28', 'R-6', 'R-12', 'R-16'],
  },
  {
    id: 'reequip',
    heading: 'Re-equipping',
    blocks: [
      text('Once in the phase equipment may change hands between companions that are not exhausted, and skills that wait may be learnt.'),
      list(
        'The attributes of a piece go along with it. A piece of which something is spent stays where it is, and so does one whose ability or set bonus gives attributes in the Preparation Step.',
        'Each piece comes off once, and cursed ones never do.',
        'Nothing is added from the hand.',
        'Salary tokens are laid out or taken off at once if somebody wants more or fewer.',
      ),
    ],
    rulings: ['C-26', 'C-27', 'R-4', 'R-7', 'R-14', 'R-15'],
  },
  {
    id: 'free-actions',
    heading: 'Free actions',
    blocks: [
      text('In your own turn, as many as you like:'),
      list(
        'abilities that are free actions, each once in a round, paid by the companion that bears them;',
        'building the camp;',
        'adding cards drawn in this turn and handing out what is new.',
      ),
    ],
    rulings: ['C-14', 'C-27', 'R-6', 'R-9', 'R-18'],
  },
  {
    id: 'camp',
    heading: 'The camp',
    blocks: [
      text(
        'A companion that is not exhausted can spend basic attributes of one type on the track of that type. Every fifth reaches the next level and gives what stands there, once. Progress stays for the whole game.',
      ),
      table('What the levels give', ['Track', 'Level 1', 'Level 2', 'Level 3'], ...campRows(cards)),
      text('Luck and wild tokens of the party help where they bring a level within reach.'),
    ],
    rulings: ['C-23', 'C-30', 'C-36', 'C-40', 'R-10'],
  },
];
