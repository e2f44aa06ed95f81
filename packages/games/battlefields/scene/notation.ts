import type { Game, SceneNotation, Seat } from '@swordtable/kernel';
import { chanceIn, choiceIn, countIn, fail, isIn, type Lines, linesIn, tasksIn, textOf, writtenChance } from '../../scenes/lines.ts';
import { notationBy } from '../../scenes/notation.ts';
import { ARES, type Fate } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { PLACES } from '../places.ts';
import { type Army, armyOf, lyingAt, type Played, placeAt, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { writtenPlace } from '../text/drawing.ts';
import { COLORS, type Color, type Side, stateOf } from './position.ts';

const LISTS = ['hand', 'deck', 'fallen', 'buried', 'remembered', 'returned', 'actions', 'spent', 'shed', 'lands'] as const;
const SIDE = [...LISTS, 'let stand', 'ares', 'taken', 'passed', 'may draw'] as const;
const KNOWN: readonly string[] = [
  ...['match', 'phase', 'round', 'start token', 'to move', 'passes', 'ares pile', 'fate', 'exchange', 'agenda', 'random'],
  ...PLACES.map((place) => `place ${place + 1}`),
  ...COLORS.flatMap((color) => SIDE.map((name) => `${color} ${name}`)),
];
const PHASES = ['round', 'muster', 'placement', 'battle'] as const;

const landName = (land: Fate): string => (land === ARES ? 'Ares' : (CARDS.lands[land]?.name ?? ''));
const landNames = (lands: readonly Fate[]): string => lands.map(landName).join(', ');

const sideLines = (s: State, seat: Seat): readonly (readonly [string, string | number])[] => {
  const army = armyOf(s, seat);
  const lying = PLACES.flatMap((place) => lyingAt(s, seat, place) ?? []);
  const spent = army.spent.slice();
  for (const card of lying) spent.splice(spent.indexOf(card), 1);
  const texts: Readonly<Record<(typeof SIDE)[number], string | number>> = {
    ...{ hand: army.hand.join(' '), deck: deckText(army), fallen: army.fallen.join(' '), buried: army.buried.join(' ') },
    ...{ remembered: army.remembered.join(' '), returned: army.returned.join(' ') },
    ...{ actions: army.actions.join(' '), spent: spent.join(' '), shed: army.shed.join(' '), lands: landNames(army.lands) },
    ...{ 'let stand': army.letStand.join(' '), ares: army.ares || '', taken: army.taken || '' },
    ...{ passed: army.passed ? 'yes' : '', 'may draw': army.mayDrawFifth ? 'yes' : '' },
  };
  return SIDE.map((name) => [`${COLORS[seat as 0]} ${name}`, texts[name]]);
};

/** From the top; an empty deck has a line too, because without one all other warriors are in it. */
const deckText = ({ deck }: Army): string => (deck.length === 0 ? 'none' : deck.toReversed().join(' '));

const write = (s: State): string =>
  textOf([
    ['match', s.cards === CARDS ? 'battlefields' : 'battlefields with own cards'],
    ['phase', s.phase],
    ['round', s.round],
    ['start token', COLORS[s.starter as 0]],
    ['to move', COLORS[s.active as 0]],
    ...PLACES.map((place): [string, string] => [
      `place ${place + 1}`,
      `${landNames(placeAt(s, place).lands)}: ${writtenPlace(placeAt(s, place))}`,
    ]),
    ...sideLines(s, 0),
    ...sideLines(s, 1),
    ['passes', s.passes || ''],
    ['ares pile', s.aresPile || ''],
    ['fate', landNames(s.fate.toReversed())],
    ['exchange', s.exchange.length === 0 ? '' : JSON.stringify(s.exchange)],
    ['agenda', JSON.stringify(s.agenda)],
    ['random', writtenChance(s)],
  ]);

const sideIn = (lines: Lines, color: Color): Side => {
  const given = (name: (typeof SIDE)[number]): string => `${color} ${name}`;
  const { deck, ...lists } = Object.fromEntries(LISTS.map((name) => [name, lines.get(given(name)) ?? '']));
  return {
    ...lists,
    ...(lines.has(given('deck')) ? { deck: deck === 'none' ? '' : (deck ?? '') } : {}),
    letStand: lines.get(given('let stand')) ?? '',
    ares: countIn(lines, given('ares')) ?? 0,
    taken: countIn(lines, given('taken')) ?? 0,
    passed: isIn(lines, given('passed')),
    mayDrawFifth: isIn(lines, given('may draw')),
  };
};

const read = (text: string): State => {
  const lines = linesIn(text, KNOWN);
  if (lines.get('match') !== 'battlefields') fail('Its line "match" should say "battlefields". Cards of your own can’t be written.');
  const [starter, turn] = [choiceIn(lines, 'start token', COLORS), choiceIn(lines, 'to move', COLORS)];
  const [exchange, agenda] = [tasksIn<Played>(lines, 'exchange'), tasksIn<Task>(lines, 'agenda')];
  return stateOf({
    phase: choiceIn(lines, 'phase', PHASES) ?? 'battle',
    places: PLACES.map((place) => lines.get(`place ${place + 1}`) ?? ''),
    red: sideIn(lines, 'red'),
    blue: sideIn(lines, 'blue'),
    ...(starter === undefined ? {} : { starter }),
    ...(turn === undefined ? {} : { turn }),
    round: countIn(lines, 'round') ?? 1,
    passes: countIn(lines, 'passes') ?? 0,
    aresPile: countIn(lines, 'ares pile') ?? 0,
    fate: lines.get('fate') ?? '',
    ...(exchange === undefined ? {} : { exchange }),
    ...(agenda === undefined ? {} : { agenda }),
    ...chanceIn(lines),
  });
};

/** Positions as text: `place 1: Sparta: archers cavalry^ / spearmen`, `red hand: archers`. */
export const notationOf = (rules: Pick<Game<State>, 'decisions' | 'faults'>): SceneNotation<State> => notationBy({ read, write }, rules);
