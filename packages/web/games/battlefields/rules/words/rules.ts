import { ACTIONS, type Cards, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { answeredBy, losesTo } from '@swordtable/games/battlefields/text/answers';
import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';

/** What the rules are about, in the order in which they are told. Every language has the same. */
export const SECTIONS = [
  'goal',
  'cards',
  'round',
  'making-ready',
  'placement',
  'battle',
  'action-cards',
  'beats',
  'answers',
  'victory',
  'scoring',
  'end',
  'options',
] as const;

type Names = Omit<BattleTexts, 'sentence'>;
type Rows = readonly (readonly string[])[];

const NOTHING = '–';
const orNothing = (names: readonly string[]): string => (names.length === 0 ? NOTHING : names.join(', '));
const countIn = <Card>(cards: readonly Card[], card: Card): string => `${cards.filter((each) => each === card).length}`;

/** Tables are made from the cards themselves, so that they cannot say anything else than what is played. */
export const warriorRows = (names: Names): Rows => WARRIORS.map((each) => [names.warrior(each), countIn(CARDS.warriors, each)]);
export const actionRows = (names: Names): Rows =>
  ACTIONS.map((each) => [names.action(each), countIn(CARDS.actions, each), names.actionWhen(each)]);

/** A kind of lands with its color and the values of its lands. */
export const landRows = (names: Names, { lands }: Pick<Cards, 'lands'> = CARDS): Rows =>
  [...new Set(lands.map(({ kind }) => kind))].map((kind) => {
    const ofKind = lands.filter((land) => land.kind === kind);
    return [
      names.kind(kind),
      ofKind[0] === undefined ? '' : names.color(ofKind[0].colour),
      ofKind.map((land) => `${names.land(land)} ${land.value}`).join(', '),
    ];
  });

export const beatsRows = (names: Names): Rows =>
  WARRIORS.map((each) => [
    names.warrior(each),
    orNothing(CARDS.beats[each].map(names.warrior)),
    orNothing(losesTo(each, CARDS.beats).map(names.warrior)),
  ]);

export const answerRows = (names: Names): Rows =>
  ACTIONS.map((each) => [
    names.action(each),
    orNothing(answeredBy(each, 'cancels').map(names.action)),
    orNothing(answeredBy(each, 'defeats').map(names.action)),
  ]);

/** Every action with when it is played and what it does, marked with its icon. */
export const actionTerms = (names: Names): readonly (readonly [string, string, string])[] =>
  ACTIONS.map((each) => [names.action(each), `${names.actionWhen(each)}. ${names.actionText(each)}`, `battlefields/${each}`]);
