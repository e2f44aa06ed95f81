import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import { FACES, GEMS, type Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import { ROUNDS } from '@swordtable/games/swordcrafters/state';
import { type Choice, choiceField, type Field, type FieldGroup, piecesField } from '../../../kit/set-up/fields.ts';
import { linesIn } from '../../../kit/set-up/scene-lines.ts';
import { type Bench, changed, isStale, letterOf, tilesIn } from './bench.ts';
import { gridFields, sliceAgain } from './grid-fields.ts';
import { lettersIn, swordsIn, swordsText, type WrittenSword } from './swords.ts';
import type { SwordSetUpWords } from './words/en.ts';

const gemsIn = ({ texts }: Bench): readonly Choice[] => GEMS.map((gem) => ({ id: letterOf(gem), name: texts.cell(gem) }));

const magicText = ({ method, gems, points }: Magic): string => [method, ...gems, ...points].join(' ');

const magicChoices = ({ words, texts }: Bench): readonly Choice[] => [
  { id: '', name: words.none },
  ...PIECES.magic.flatMap((card) =>
    FACES.map((face) => ({ id: magicText(card[face]), name: `${texts.magicTitle(card[face])} (${card[face].points.join(', ')})` })),
  ),
];

/** Cards that only a smith who plays alone has: the one whose cuts are made, and those to beat. */
const soloFields = (bench: Bench): readonly Field[] => {
  const { lines, words, texts } = bench;
  const cards = PIECES.solo.map((card) => ({ id: card.name, name: texts.smith(card) }));
  const against = (lines.get('against') ?? '').split(', ').filter((name) => name !== '');
  const card = lines.get('card');
  const others = (own: readonly string[]): readonly Choice[] =>
    cards.filter(({ id }) => own.includes(id) || (id !== card && !against.includes(id)));
  return [
    ...(card === undefined
      ? []
      : [
          choiceField({
            id: 'card',
            name: words.card,
            value: card,
            choices: others([card]),
            set: (name) => sliceAgain(bench, { card: name }),
          }),
        ]),
    piecesField({
      id: 'against',
      name: words.against,
      pieces: against,
      choices: others(against),
      isOnce: true,
      set: (names) => changed(bench, { against: names.join(', ') }),
    }),
  ];
};

const matchFields = (bench: Bench): readonly Field[] => {
  const { lines, words, texts, seats } = bench;
  const choice = (id: string, name: string, choices: readonly Choice[], set: (value: string) => string): Field =>
    choiceField({ id, name, choices, value: lines.get(id) ?? '', set });
  const plain = (id: string) => (value: string) => changed(bench, { [id]: value });
  const phase = lines.get('phase');
  const smiths = seats.map((name, seat) => ({ id: `${seat + 1}`, name }));
  const phases = (['slice', 'select', 'craft'] as const).filter((id) => id === phase || id === 'slice');
  return [
    choice(
      'phase',
      words.phase,
      phases.map((id) => ({ id, name: texts.phase(id) })),
      (value) => (value === phase ? changed(bench, {}) : sliceAgain(bench)),
    ),
    choice(
      'round',
      words.round,
      Array.from({ length: ROUNDS }, (_, at) => ({ id: `${at + 1}`, name: `${at + 1}` })),
      plain('round'),
    ),
    ...(seats.length === 1
      ? soloFields(bench)
      : [choice('first', words.first, smiths, plain('first')), choice('to move', words.turn, smiths, plain('to move'))]),
    ...[1, 2, 3].map((at) => choice(`magic ${at}`, words.magic(at), magicChoices(bench), plain(`magic ${at}`))),
  ];
};

const swordFields = (bench: Bench, line: string): readonly Field[] => {
  const { words, texts } = bench;
  const swords = swordsIn(bench.lines.get(line) ?? '');
  const set = (at: number, change: Partial<WrittenSword>): string =>
    changed(bench, { [line]: swordsText(swords.map((sword, on) => (on === at ? { ...sword, ...change } : sword))) });
  return swords.flatMap(({ guards, sides }, at): Field[] => {
    const named = (name: string): string => (swords.length === 1 ? name : words.onSword(texts.sword(at), name));
    return [
      piecesField({
        id: `${line} ${at} guards`,
        name: named(words.guards),
        pieces: guards,
        choices: gemsIn(bench),
        isFixed: true,
        set: (gems) => set(at, { guards: gems }),
      }),
      ...sides.map(
        (tiles, side): Field =>
          piecesField({
            id: `${line} ${at} ${side}`,
            name: named(words.side(texts.side(side))),
            pieces: tiles,
            choices: tilesIn(bench),
            set: (changedTiles) => set(at, { sides: sides.with(side, changedTiles) }),
          }),
      ),
    ];
  });
};

/** What was taken can be changed where everyone crafts: before that, it's part of the grid. */
const takenFields = (bench: Bench, seat: number): readonly Field[] => {
  const line = `taken ${seat + 1}`;
  const taken = bench.lines.get(line) ?? '';
  if (bench.lines.get('phase') !== 'craft' || taken.includes('|')) return [];
  return [
    piecesField({
      id: line,
      name: bench.words.taken,
      pieces: lettersIn(taken),
      choices: tilesIn(bench),
      set: (tiles) => changed(bench, { [line]: tiles.join('') }, (name) => isStale(name) || name === 'agenda'),
    }),
  ];
};

/** All that can be changed at the swords. */
export const fieldsOf = (scene: string, seats: readonly string[], words: SwordSetUpWords, texts: Bench['texts']): readonly FieldGroup[] => {
  const bench = { lines: linesIn(scene), words, texts, seats };
  const grid = gridFields(bench);
  return [
    { id: 'match', name: words.match, fields: matchFields(bench) },
    ...(grid.length > 0 ? [{ id: 'grid', name: words.grid, fields: grid }] : []),
    ...seats.map((name, seat) => ({
      ...{ id: `smith ${seat + 1}`, name },
      fields: [...swordFields(bench, `sword ${seat + 1}`), ...takenFields(bench, seat)],
    })),
  ];
};
