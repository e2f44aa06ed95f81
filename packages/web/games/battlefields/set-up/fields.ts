import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { PLACES } from '@swordtable/games/battlefields/places';
import { ROUNDS } from '@swordtable/games/battlefields/state';
import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import { type Choice, choiceField, countField, type Field, type FieldGroup, piecesField } from '../../../kit/set-up/fields.ts';
import { linesIn, type SceneLines, withLines, wordsIn } from '../../../kit/set-up/scene-lines.ts';
import { namesIn, placeIn, placeText, type WrittenPlace } from './places.ts';
import type { BattleSetUpWords } from './words/en.ts';

const COLORS = ['red', 'blue'] as const;
type Color = (typeof COLORS)[number];

/** What nobody has said follows from what lies on the table, and what players remember is forgotten. */
const STALE = [
  'fate',
  'random',
  ...COLORS.flatMap((color) => ['deck', 'remembered', 'returned', 'let stand'].map((name) => `${color} ${name}`)),
];
/** Where the turn begins again. */
const AFRESH = [...STALE, 'agenda', 'exchange', 'passes', 'red passed', 'blue passed'];

/** What the fields are made from. */
interface Table {
  readonly lines: SceneLines;
  readonly words: BattleSetUpWords;
  readonly texts: Pick<BattleTexts, 'warrior' | 'action' | 'land'>;
  readonly seats: readonly string[];
}

const changed = ({ lines }: Table, changes: Readonly<Record<string, string>>, stale: readonly string[] = STALE): string =>
  withLines(lines, changes, (name) => stale.includes(name));

const warriorsIn = ({ texts }: Table): readonly Choice[] => WARRIORS.map((id) => ({ id, name: texts.warrior(id) }));

const onTable = ({ texts, words }: Table): readonly Choice[] =>
  WARRIORS.flatMap((id) => [
    { id, name: texts.warrior(id) },
    { id: `${id}^`, name: words.faceUp(texts.warrior(id)) },
  ]);

/** Lands lie only once. */
const landsFor = ({ lines, texts }: Table, own: readonly string[]): readonly Choice[] => {
  const taken = [
    ...PLACES.flatMap((place) => placeIn(lines.get(`place ${place + 1}`) ?? '').lands),
    ...COLORS.flatMap((color) => namesIn(lines.get(`${color} lands`) ?? '')),
  ];
  return CARDS.lands
    .filter(({ name }) => own.includes(name) || !taken.includes(name))
    .map((land) => ({ id: land.name, name: texts.land(land) }));
};

const matchFields = (table: Table): readonly Field[] => {
  const { lines, words, seats } = table;
  const sides = COLORS.map((id, seat) => ({ id, name: seats[seat] ?? id }));
  const choice = (id: string, name: string, choices: readonly Choice[]): Field =>
    choiceField({
      id,
      name,
      choices,
      value: lines.get(id) ?? '',
      set: (value) => changed(table, { [id]: value }, id === 'round' ? STALE : AFRESH),
    });
  return [
    choice(
      'phase',
      words.phase,
      Object.entries(words.phases).map(([id, name]) => ({ id, name })),
    ),
    choice(
      'round',
      words.round,
      Array.from({ length: ROUNDS }, (_, at) => ({ id: `${at + 1}`, name: `${at + 1}` })),
    ),
    choice('start token', words.starter, sides),
    choice('to move', words.turn, sides),
    aresField(table, 'ares pile', words.aresPile),
  ];
};

const aresField = (table: Table, line: string, name: string): Field =>
  countField({
    id: line,
    name,
    value: Number(table.lines.get(line) ?? 0),
    max: CARDS.ares,
    set: (value) => changed(table, { [line]: value === 0 ? '' : `${value}` }),
  });

const placeFields = (table: Table, line: string): readonly Field[] => {
  const { lines, words, seats, texts } = table;
  const place = placeIn(lines.get(line) ?? '');
  const set = (change: Partial<WrittenPlace>): string => changed(table, { [line]: placeText({ ...place, ...change }) });
  const lying = [{ id: '', name: words.none }, ...(['elite', 'flank'] as const).map((id) => ({ id, name: texts.action(id) }))];
  return [
    piecesField({
      id: `${line} lands`,
      name: words.lands,
      pieces: place.lands,
      choices: landsFor(table, place.lands),
      isOnce: true,
      set: (lands) => set({ lands }),
    }),
    ...COLORS.flatMap((color, seat): Field[] => [
      piecesField({
        id: `${line} ${color}`,
        name: words.stack(seats[seat] ?? ''),
        pieces: place.stacks[seat] ?? [],
        choices: onTable(table),
        set: (stack) => set({ stacks: place.stacks.with(seat, stack) }),
      }),
      choiceField({
        id: `${line} ${color} lying`,
        name: words.lying(seats[seat] ?? ''),
        value: place.lying[seat] ?? '',
        choices: lying,
        set: (card) => set({ lying: place.lying.with(seat, card) }),
      }),
    ]),
  ];
};

const sideFields = (table: Table, color: Color): readonly Field[] => {
  const { lines, words, texts } = table;
  const pieces = (of: string, name: string, choices: readonly Choice[]): Field =>
    piecesField({
      id: `${color} ${of}`,
      name,
      pieces: wordsIn(lines, `${color} ${of}`),
      choices,
      set: (cards) => changed(table, { [`${color} ${of}`]: cards.join(' ') }),
    });
  const actions = ACTIONS.map((id) => ({ id, name: texts.action(id) }));
  const won = namesIn(lines.get(`${color} lands`) ?? '');
  return [
    pieces('hand', words.hand, warriorsIn(table)),
    pieces('actions', words.actions, actions),
    pieces('spent', words.spent, actions),
    pieces('fallen', words.fallen, warriorsIn(table)),
    piecesField({
      id: `${color} lands`,
      name: words.won,
      pieces: won,
      choices: landsFor(table, won),
      isOnce: true,
      set: (lands) => changed(table, { [`${color} lands`]: lands.join(', ') }),
    }),
    aresField(table, `${color} ares`, words.ares),
  ];
};

/** All that can be changed in a battle. */
export const fieldsOf = (
  scene: string,
  seats: readonly string[],
  words: BattleSetUpWords,
  texts: Table['texts'],
): readonly FieldGroup[] => {
  const table = { lines: linesIn(scene), words, texts, seats };
  const landOf = (line: string): string => {
    const name = placeIn(table.lines.get(line) ?? '').lands.at(-1);
    const land = CARDS.lands.find((each) => each.name === name);
    return land === undefined ? '–' : texts.land(land);
  };
  return [
    { id: 'match', name: words.match, fields: matchFields(table) },
    ...PLACES.map((place) => {
      const line = `place ${place + 1}`;
      return { id: line, name: words.place(place + 1, landOf(line)), fields: placeFields(table, line) };
    }),
    ...COLORS.map((color, seat) => ({ id: color, name: seats[seat] ?? color, fields: sideFields(table, color) })),
  ];
};
