import type { ActionCard, LandNo, Warrior } from '@swordtable/games/battlefields/cards/cards';
import { LAND_POINTS_TO_END, landPoints, setsIn } from '@swordtable/games/battlefields/phases/scoring';
import type { Part, Why } from '../../../kit/why/why.ts';
import { COLOURS, landBy, type Teller, who } from './teller.ts';

/** The rulings that settle what an action does. */
export const RULES_OF: Readonly<Record<ActionCard, readonly string[]>> = {
  ambush: ['B-10', 'B-19', 'R-2'],
  scout: ['B-8', 'B-19', 'B-20'],
  skirmish: ['B-10', 'B-19'],
  elite: ['B-11', 'B-19', 'R-4'],
  flank: ['B-11', 'B-19', 'R-7'],
  surround: ['B-10', 'B-11', 'R-6'],
  raid: ['B-8', 'B-19', 'B-20'],
  rally: ['B-8', 'B-19', 'R-3'],
};

const countIn = <Card>(cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

export const warriorWhy = ({ view, texts, words }: Teller, warrior: Warrior): Why => ({
  title: texts.warrior(warrior),
  sentences: [texts.warriorText(warrior, view.cards.beats), words.sameType, words.countOfWarrior(countIn(view.cards.warriors, warrior))],
  rules: ['B-1', 'B-2'],
});

export const actionWhy = ({ view, texts, words }: Teller, card: ActionCard): Why => ({
  title: texts.action(card),
  sentences: [
    `${texts.actionWhen(card)}: ${texts.actionText(card)}`,
    ...texts.actionAnswers(card),
    words.countOfAction(countIn(view.cards.actions, card)),
  ],
  rules: [...RULES_OF[card], 'B-2'],
});

export const landWhy = ({ view, texts, words }: Teller, land: LandNo): Why => {
  const card = view.cards.lands[land];
  return {
    title: card === undefined ? '' : texts.land(card),
    sentences: card === undefined ? [] : [`${words.landIs(texts.kind(card.kind), texts.colour(card.colour))} ${texts.landText(card)}`],
    rules: ['B-3', 'B-17'],
  };
};

const PER_SET = 2;

/** What the points of a player are made of: the lands that were won, their sets, and Ares. */
export const pointsWhy = (teller: Teller, seat: number): Why => {
  const { view, texts, words } = teller;
  const { lands = [], ares = 0 } = view.armies[seat] ?? {};
  const [values, sets] = [landPoints(view.cards, lands), setsIn(view.cards, lands)];
  const parts: readonly Part[] = [
    { value: values, label: words.lands },
    ...(sets > 0 ? [{ value: PER_SET * sets, label: words.sets(sets) }] : []),
    ...(ares > 0 ? [{ value: ares, label: words.ares }] : []),
  ];
  const named = lands.map((land) => `${landBy(teller, land)} ${view.cards.lands[land]?.value ?? 0}`);
  const player = who(teller, seat);
  return {
    title: words.pointsTitle(player),
    sums: [{ parts, result: parts.reduce((sum, { value }) => sum + value, 0), label: player.name, color: COLOURS[seat as 0] ?? '' }],
    sentences: [
      named.length === 0 ? words.noLands : words.landsOf(texts.list(named)),
      words.setRule,
      words.aresRule,
      ...(view.phase === 'over' ? [] : [words.notYet, words.toSixteen(LAND_POINTS_TO_END - values)]),
    ],
    rules: ['B-17', 'B-16', 'B-15'],
  };
};
