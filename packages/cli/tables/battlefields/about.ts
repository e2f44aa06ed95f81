import { ACTIONS, type ActionCard, answering, WARRIORS, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { actionName, CARDS, warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { cardsCalled } from './reading.ts';

interface Text {
  readonly when: string;
  readonly text: string;
  readonly rulings: readonly string[];
}

/** What each action does, in one sentence that also fits into a list. */
export const TEXTS: Readonly<Record<ActionCard, Text>> = {
  ambush: { when: 'battle', text: 'Returns a face-down enemy top warrior to its owner’s hand.', rulings: ['B-10'] },
  scout: { when: 'placement or battle', text: 'Reveals the enemy stack at one place.', rulings: ['B-8', 'B-19'] },
  skirmish: { when: 'battle', text: 'Moves your face-up top warrior to another place.', rulings: ['B-10', 'B-19'] },
  elite: { when: 'battle', text: 'Stays at a place and wins its next pair in a tie.', rulings: ['B-11'] },
  flank: { when: 'battle', text: 'Stays at a place and wins its next pair, whatever the types.', rulings: ['B-11'] },
  surround: { when: 'battle', text: 'Defeats an Elite or Flank in play, or answers a card.', rulings: ['B-10', 'B-11'] },
  raid: { when: 'placement or battle', text: 'Returns your stack at one place to your hand.', rulings: ['B-8', 'B-19'] },
  rally: { when: 'placement', text: 'Discards any warriors from your hand and draws as many.', rulings: ['B-8'] },
};

const names = <Id>(ids: readonly Id[], nameOf: (id: Id) => string): string => ids.map(nameOf).join(', ');

type Beats = Readonly<Record<Warrior, readonly Warrior[]>>;

export const beatsText = (warrior: Warrior, beats: Beats): string =>
  beats[warrior].length === 0 ? 'beats no other type' : `beats ${names(beats[warrior], warriorName)}`;

const fallsText = (warrior: Warrior, beats: Beats): string => {
  const better = WARRIORS.filter((other) => beats[other].includes(warrior));
  return better.length === 0 ? 'no other type beats it' : `loses to ${names(better, warriorName)}`;
};

const answersText = (card: ActionCard): readonly string[] => {
  const by = (how: 'cancels' | 'defeats') => ACTIONS.filter((other) => answering(other, card) === how);
  const of = ACTIONS.filter((other) => answering(card, other) !== undefined);
  return [
    ...(by('cancels').length > 0 ? [`Canceled by: ${names(by('cancels'), actionName)}.`] : []),
    ...(by('defeats').length > 0 ? [`Defeated by: ${names(by('defeats'), actionName)}.`] : []),
    ...(of.length > 0 ? [`Answers: ${names(of, actionName)}.`] : []),
  ];
};

const perPlayer = <Card>(cards: readonly Card[], card: Card): string => `${cards.filter((each) => each === card).length} per player`;

export const NAMES: readonly string[] = [...ACTIONS.map(actionName), ...WARRIORS.map(warriorName)];

/** The text of an action or a warrior type. */
export const about = (name: string, { width, paint }: Look): string | undefined => {
  const [found, ...others] = cardsCalled(name, [...ACTIONS, ...WARRIORS]);
  if (found === undefined) return undefined;
  const more = others.length > 0 ? [`(${others.length + 1} names fit; this is the first.)`] : [];
  const action = ACTIONS.find((card) => card === found);
  const warrior = WARRIORS.find((card) => card === found);
  if (action !== undefined) {
    const { when, text, rulings } = TEXTS[action];
    const facts = [text, ...answersText(action)].flatMap((line) => wrap(line, width));
    const head = [paint.bold(actionName(action)), `action · ${when} · ${perPlayer(CARDS.actions, action)}`];
    return [...head, ...facts, paint.dim(`Rulings: ${rulings.join(', ')}`), ...more].join('\n');
  }
  if (warrior === undefined) return undefined;
  const facts = wrap(`${beatsText(warrior, CARDS.beats)}; ${fallsText(warrior, CARDS.beats)}`, width);
  return [
    paint.bold(warriorName(warrior)),
    `warriors · ${perPlayer(CARDS.warriors, warrior)}`,
    ...facts,
    paint.dim('Rulings: B-1, B-2'),
    ...more,
  ].join('\n');
};
