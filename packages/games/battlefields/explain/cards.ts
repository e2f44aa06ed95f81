import { type ActionCard, answering, type LandNo, type Warrior } from '../cards/cards.ts';
import { LAND_POINTS_TO_END, landPoints, setsIn } from '../phases/scoring.ts';
import { answeredBy, answersTo, losesTo } from '../text/answers.ts';
import type { View } from '../view/view.ts';
import { type BattleWhy, landName, type Said, thing } from './facts.ts';

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

/** Which types a type beats, and which beat it. */
export const meets = ({ cards: { beats } }: Pick<View, 'cards'>, warrior: Warrior): Said => ({
  say: 'meets',
  with: [thing({ warriors: beats[warrior] }), thing({ warriors: losesTo(warrior, beats) })],
});

export const warriorWhy = (view: View, warrior: Warrior): BattleWhy => ({
  title: { say: 'name', with: [thing({ warrior })] },
  because: [meets(view, warrior), { say: 'sameType' }, { say: 'countOfWarrior', with: [countIn(view.cards.warriors, warrior)] }],
  rules: ['B-1', 'B-2'],
});

/** What an action defeats, what defeats it, and whether two of them cancel each other. */
export const answersOf = (card: ActionCard): readonly Said[] => {
  const [stopped, stopping] = [answersTo(card, 'defeats'), answeredBy(card, 'defeats')];
  return [
    ...(stopped.length > 0 ? [{ say: 'stops', with: [thing({ actions: stopped })] } as const] : []),
    ...(stopping.length > 0 ? [{ say: 'stoppedBy', with: [thing({ actions: stopping })] } as const] : []),
    // Only cards of the same kind cancel each other.
    ...(answering(card, card) === 'cancels' ? [{ say: 'cancelEachOther', with: [thing({ action: card })] } as const] : []),
  ];
};

export const actionWhy = ({ cards }: View, card: ActionCard): BattleWhy => ({
  title: { say: 'name', with: [thing({ action: card })] },
  because: [
    { say: 'whenText', with: [thing({ when: card }), thing({ text: card })] },
    ...answersOf(card),
    { say: 'countOfAction', with: [countIn(cards.actions, card)] },
  ],
  rules: [...RULES_OF[card], 'B-2'],
});

export const landWhy = ({ cards }: Pick<View, 'cards'>, land: LandNo): BattleWhy | undefined => {
  const card = cards.lands[land];
  if (card === undefined) return undefined;
  const { name, kind, colour, value } = card;
  return {
    title: { say: 'name', with: [thing({ land: name })] },
    because: [{ say: 'landIs', with: [thing({ kind }), thing({ color: colour }), thing({ landText: { colour, value } })] }],
    rules: ['B-3', 'B-17'],
  };
};

const PER_SET = 2;

/** What the points of a player are made of: the lands that were won, their sets, and Ares. */
export const pointsWhy = (view: View, seat: number): BattleWhy => {
  const { lands = [], ares = 0 } = view.armies[seat] ?? {};
  const [values, sets] = [landPoints(view.cards, lands), setsIn(view.cards, lands)];
  const parts: readonly { readonly value: number; readonly label: Said }[] = [
    { value: values, label: { say: 'lands' } },
    ...(sets > 0 ? [{ value: PER_SET * sets, label: { say: 'sets', with: [sets] } } as const] : []),
    ...(ares > 0 ? [{ value: ares, label: { say: 'ares' } } as const] : []),
  ];
  const worth = lands.map((land) => ({ land: landName(view, land), value: view.cards.lands[land]?.value ?? 0 }));
  const open: readonly Said[] = [{ say: 'notYet' }, { say: 'toSixteen', with: [LAND_POINTS_TO_END - values] }];
  return {
    title: { say: 'pointsTitle', with: [{ seat }] },
    sums: [{ parts, result: parts.reduce((sum, { value }) => sum + value, 0), label: { say: 'player', with: [{ seat }] }, seat }],
    because: [
      worth.length === 0 ? { say: 'noLands' } : { say: 'landsOf', with: [thing({ worth })] },
      { say: 'setRule' },
      { say: 'aresRule' },
      ...(view.phase === 'over' ? [] : open),
    ],
    rules: ['B-17', 'B-16', 'B-15'],
  };
};
