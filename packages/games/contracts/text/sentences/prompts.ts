import type { Prompt } from '@swordtable/kernel';
import { findCard } from '../../cards/catalog.ts';
import { nameOf } from './names.ts';

const PROMPTS: Readonly<Record<string, string>> = {
  'encounter card': 'Encounter Phase: keep one card and pass the rest.',
  'equipment change': 'Equipment Phase: add or discard cards from your hand, equip your companions, and say when you are done.',
  'turn action': 'Your turn: take an action or pass. You can use free actions before and after it.',
  'turn free': 'You have taken your action: use free actions or end your turn.',
  'side-quests quest': 'Side quests: fulfill one next to the location, or skip them.',
  'tavern card': 'Tavern: recruit a legendary companion, or skip it.',
  'smith card': 'The Smith: buy a rare item, or skip it.',
  'reequip change': 'Re-equip: give, take off, and train. Exhausted companions stay as they are.',
  'reserve contract': 'Reserve a contract so that no one else can fulfill it, or skip this.',
  'payment companion': 'You can’t pay everyone: choose who goes unpaid, and say when you are done.',
};

/** Prompts of a card: a contract's group, or a companion who gets something. */
const byCard = ({ rule, ask }: Prompt): string => {
  if (ask !== 'group') return `${nameOf(rule)}: choose a companion.`;
  const pays = findCard(rule)?.is === 'common' ? 'contribute' : 'pay';
  return `${nameOf(rule)}: add a companion to the group, or ${pays}.`;
};

/** What is asked, in English. */
export const promptText = (prompt: Prompt): string => PROMPTS[`${prompt.rule} ${prompt.ask}`] ?? byCard(prompt);
