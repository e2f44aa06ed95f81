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
  ambush: { when: 'battle', text: 'Returns a face-down topmost enemy to its owner’s hand.', rulings: ['B-10'] },
  scout: { when: 'placement or battle', text: 'Turns the enemy stack at one place face up.', rulings: ['B-8', 'B-19'] },
  skirmish: { when: 'battle', text: 'Moves your face-up topmost warrior to another place.', rulings: ['B-10', 'B-19'] },
  elite: { when: 'battle', text: 'Lies at a place and wins its next pair if the types tie.', rulings: ['B-11'] },
  flank: { when: 'battle', text: 'Lies at a place and wins its next pair, whatever the types.', rulings: ['B-11'] },
  surround: { when: 'battle', text: 'Takes away a lying Elite or Flank, or answers a card.', rulings: ['B-10', 'B-11'] },
  raid: { when: 'placement or battle', text: 'Takes your own stack at one place back into your hand.', rulings: ['B-8', 'B-19'] },
  rally: { when: 'placement', text: 'Exchanges warriors of your hand for as many new ones.', rulings: ['B-8'] },
};

const names = <Id>(ids: readonly Id[], nameOf: (id: Id) => string): string => ids.map(nameOf).join(', ');

type Beats = Readonly<Record<Warrior, readonly Warrior[]>>;

export const beatsText = (warrior: Warrior, beats: Beats): string =>
  beats[warrior].length === 0 ? 'beats nobody' : `beats ${names(beats[warrior], warriorName)}`;

const fallsText = (warrior: Warrior, beats: Beats): string => {
  const better = WARRIORS.filter((other) => beats[other].includes(warrior));
  return better.length === 0 ? 'falls to nobody' : `falls to ${names(better, warriorName)}`;
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

const perPlayer = <Card>(cards: readonly Card[], card: Card): string => `${cards.filter((each) => each === card).length} for each player`;

export const NAMES: readonly string[] = [...ACTIONS.map(actionName), ...WARRIORS.map(warriorName)];

/** All there is to say about an action or a type of warriors. */
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
