import { type Random, randomFrom, type Seat } from '@swordtable/kernel';
import { fail } from '../../scenes/lines.ts';
import {
  ACTIONS,
  type ActionCard,
  ARES,
  type Cards,
  type LandNo,
  sortedActions,
  sortedWarriors,
  WARRIORS,
  type Warrior,
} from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { PLACES } from '../places.ts';
import { setup } from '../setup.ts';
import { type Army, type Fighter, type Lying, type Phase, type Place, type Played, SEATS, type Stack, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

export const COLORS = ['red', 'blue'] as const;
export type Color = (typeof COLORS)[number];

/** What a player has, in words: `archers, archers, cavalry`. What is not named lies in the deck, the pile and the fate deck. */
export interface Side {
  readonly hand?: string;
  /** From the top; what is then left over has fallen. */
  readonly deck?: string;
  readonly fallen?: string;
  readonly buried?: string;
  readonly remembered?: string;
  readonly returned?: string;
  readonly actions?: string;
  readonly spent?: string;
  readonly shed?: string;
  readonly letStand?: string;
  readonly lands?: string;
  readonly ares?: number;
  readonly passed?: boolean;
  readonly taken?: number;
  readonly mayDrawFifth?: boolean;
}

/** A position in few lines. */
export interface PositionSpec {
  /** `round`: a round is about to begin. */
  readonly phase: Exclude<Phase, 'over'> | 'round';
  /** Up to four places, Red's stack first, each from its lowest card: `Sparta, Elis: archers cavalry^ + elite / spearmen`. */
  readonly places?: readonly string[];
  readonly red?: Side;
  readonly blue?: Side;
  readonly turn?: Color;
  readonly starter?: Color;
  readonly round?: number;
  readonly aresPile?: number;
  /** The top of the fate deck, its first card first. */
  readonly fate?: string;
  readonly passes?: number;
  readonly exchange?: readonly Played[];
  /** What is still to be done, if it isn't the turn that the phase begins with. */
  readonly agenda?: readonly Task[];
  readonly random?: Random;
  readonly shown?: number;
  readonly cards?: Cards;
}

const list = (text: string | undefined): readonly string[] => (text ?? '').split(/[,\s]+/).filter((word) => word !== '');
const landsIn = (text: string | undefined): readonly string[] => (text ?? '').split(/,\s*/).filter((word) => word !== '');

const named = <Id extends string>(ids: readonly Id[], words: readonly string[]): readonly Id[] =>
  words.map((word) => {
    const id = ids.find((each) => each === word);
    return id ?? fail(`There is no "${word}" among ${ids.join(', ')}.`);
  });
const LYING: readonly Lying[] = ['elite', 'flank'];
const warriorsIn = (text: string | undefined): readonly Warrior[] => named(WARRIORS, list(text));
const actionsIn = (text: string | undefined): readonly ActionCard[] => named(ACTIONS, list(text));

/** What is left of the cards of a color. */
const leftOf = <Card extends string>(cards: readonly Card[], named: readonly Card[], color: Color): readonly Card[] => {
  const left = cards.slice();
  for (const card of named) {
    if (!left.includes(card)) fail(`There are more ${card} in ${color} than the box has.`);
    left.splice(left.indexOf(card), 1);
  }
  return left;
};

const side = (text: string): readonly [Stack, Lying | null] => {
  const [stack = '', lying] = text.split('+');
  const fighters = list(stack).map(
    (word): Fighter => ({ warrior: named(WARRIORS, [word.replace('^', '')])[0] as Warrior, up: word.endsWith('^') }),
  );
  return [fighters, lying === undefined ? null : (named(LYING, [lying.trim()])[0] as Lying)];
};

const army = (
  cards: Cards,
  begun: Army,
  given: Side,
  places: readonly Place[],
  seat: Seat,
  landNos: (text: string | undefined) => LandNo[],
): Army => {
  const onTable = places.flatMap(({ stacks }) => (stacks[seat] as Stack).map(({ warrior }) => warrior));
  const lying = places.flatMap((place) => place.lying[seat] ?? []);
  const hand = sortedWarriors(warriorsIn(given.hand));
  const fallen = sortedWarriors(warriorsIn(given.fallen));
  const buried = sortedWarriors(warriorsIn(given.buried));
  const actions = sortedActions(actionsIn(given.actions));
  const shed = sortedActions(actionsIn(given.shed));
  const spent = sortedActions([...actionsIn(given.spent), ...lying]);
  const color = COLORS[seat as 0];
  const left = leftOf(cards.warriors, [...onTable, ...hand, ...fallen, ...buried], color);
  const deck = given.deck === undefined ? left : warriorsIn(given.deck).toReversed();
  return {
    ...begun,
    hand,
    deck,
    fallen: given.deck === undefined ? fallen : sortedWarriors([...fallen, ...leftOf(left, deck, color)]),
    buried,
    remembered: sortedWarriors(warriorsIn(given.remembered)),
    returned: sortedWarriors(warriorsIn(given.returned)),
    actions,
    spent,
    shed,
    pile: leftOf(cards.actions, [...actions, ...spent, ...shed], color),
    letStand: actionsIn(given.letStand),
    lands: landNos(given.lands),
    ares: given.ares ?? 0,
    passed: given.passed ?? false,
    taken: given.taken ?? 0,
    mayDrawFifth: given.mayDrawFifth ?? false,
  };
};

const AGENDAS: Readonly<Record<PositionSpec['phase'], readonly Task[]>> = {
  round: [{ do: 'startRound' }],
  muster: [{ do: 'startPlacement' }, { ask: 'muster' }],
  placement: [{ do: 'placementTurn' }],
  battle: [{ do: 'battleTurn' }],
};

/** Unless stated otherwise, Red has the start token, and its owner is to move. */
export const stateOf = (drawn: PositionSpec): State => {
  const cards = drawn.cards ?? CARDS;
  const s = { ...setup({ first: 'red' }, randomFrom('scene')), cards };
  const landNos = (text: string | undefined): LandNo[] =>
    landsIn(text).map((name) => {
      const land = cards.lands.findIndex((each) => each.name === name);
      if (land < 0 && name !== 'Ares') fail(`There is no land "${name}".`);
      return land < 0 ? ARES : land;
    });
  const rows = PLACES.map((place) => drawn.places?.[place] ?? '').map((row) => (row.includes(':') ? row : `:${row}`).split(':'));
  const fate = landNos(drawn.fate);
  const taken = [...rows.flatMap(([lands]) => landNos(lands)), ...landNos(drawn.red?.lands), ...landNos(drawn.blue?.lands), ...fate];
  const free = [...cards.lands.keys()].filter((land) => !taken.includes(land));
  s.places = rows.map(([lands = '', stacks = '']) => {
    const [first = '', second = ''] = stacks.split('/');
    const [[red, redLying], [blue, blueLying]] = [side(first), side(second)];
    const own = landNos(lands);
    const here = own.length > 0 || drawn.phase === 'round' ? own : free.splice(0, 1);
    return { lands: here, stacks: [red, blue], lying: [redLying, blueLying] };
  });
  s.armies = SEATS.map((seat) => army(cards, s.armies[seat] as Army, drawn[COLORS[seat as 0]] ?? {}, s.places, seat, landNos));
  s.aresPile = drawn.aresPile ?? 0;
  const ares = cards.ares - s.aresPile - (drawn.red?.ares ?? 0) - (drawn.blue?.ares ?? 0) - fate.filter((card) => card === ARES).length;
  s.fate = [...free, ...Array.from({ length: Math.max(0, ares) }, () => ARES), ...fate.toReversed()];
  s.starter = COLORS.indexOf(drawn.starter ?? 'red');
  s.active = COLORS.indexOf(drawn.turn ?? drawn.starter ?? 'red');
  s.round = drawn.round ?? 1;
  s.phase = drawn.phase === 'round' ? 'battle' : drawn.phase;
  s.passes = drawn.passes ?? 0;
  s.exchange = drawn.exchange ?? [];
  s.random = drawn.random ?? s.random;
  s.shown = drawn.shown ?? 0;
  s.agenda = [...(drawn.agenda ?? AGENDAS[drawn.phase])];
  return s;
};
