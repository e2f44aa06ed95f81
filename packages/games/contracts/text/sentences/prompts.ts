import type { Prompt } from '@swordtable/kernel';
import { CARDS } from '../../cards/catalog.ts';
import { nameOf } from './names.ts';

const PROMPTS: Readonly<Record<string, string>> = {
  'encounter card': 'Encounter Phase: keep one card of the pack, and pass the others on.',
  'equipment change': 'Equipment Phase: add cards of your hand or discard them, equip your companions, and say when you are done.',
  'turn action': 'Your turn: take an action or pass; free actions can come before and after it.',
  'turn free': 'Your action is taken: free actions are still open to you, or end your turn.',
  'side-quests quest': 'Side quests: fulfil one beside the location, or leave them.',
  'tavern card': 'Tavern: recruit a legendary companion, or leave it.',
  'smith card': 'The Smith: buy a rare item, or leave it.',
  'reequip change': 'Re-equip: give, take off and train, without those who are exhausted.',
  'reserve contract': 'Reserve a contract that nobody else can fulfil then, or leave it.',
  'payment companion': 'Your gold does not pay for all: name those who go unpaid, and say when that is all.',
};

/** The card that asks: a contract for its group, or whatever gives something to a companion of one's choice. */
const byCard = ({ rule, ask }: Prompt): string => {
  if (ask !== 'group') return `${nameOf(rule)}: choose a companion.`;
  const pays = CARDS.get(rule)?.is === 'common' ? 'contribute' : 'pay';
  return `${nameOf(rule)}: choose another companion for the group, or let it ${pays}.`;
};

/** What is asked, in English. */
export const promptText = (prompt: Prompt): string => PROMPTS[`${prompt.rule} ${prompt.ask}`] ?? byCard(prompt);
