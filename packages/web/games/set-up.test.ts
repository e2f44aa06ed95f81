import { battlefields } from '@swordtable/games/battlefields/rules';
import { en as battleTexts } from '@swordtable/games/battlefields/text/en';
import { contracts } from '@swordtable/games/contracts/rules';
import { en as cardTexts } from '@swordtable/games/contracts/text/english/cards';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { en as swordTexts } from '@swordtable/games/swordcrafters/text/english';
import { type Game, open, optionAt, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Field, FieldGroup } from '../kit/set-up/fields.ts';
import { attemptsAt } from '../kit/set-up/scene-lines.ts';
import { fieldsOf as battleFields } from './battlefields/set-up/fields.ts';
import { en as battleWords } from './battlefields/set-up/words/en.ts';
import { fieldsOf as contractFields } from './contracts/set-up/fields.ts';
import { en as contractWords } from './contracts/set-up/words/en.ts';
import { fieldsOf as swordFields } from './swordcrafters/set-up/fields.ts';
import { en as swordWords } from './swordcrafters/set-up/words/en.ts';

const NAMES = ['Ann', 'Ben'];

type FieldsOf = (scene: string) => readonly FieldGroup[];
const GAMES: readonly (readonly [Game, FieldsOf])[] = [
  [battlefields as Game, (scene) => battleFields(scene, NAMES, battleWords, battleTexts)],
  [swordcrafters as Game, (scene) => swordFields(scene, NAMES, swordWords, swordTexts)],
  [contracts as Game, (scene) => contractFields(scene, NAMES, contractWords, cardTexts)],
];

/** Positions, this many answers apart, and changes that are tried of each field. */
const SCENES = 2;
const STEPS = 47;
const CHANGES = 1;

/** Scenes from a match played at random. */
const scenesOf = (game: Game): readonly string[] => {
  const rng = randomFrom('set up');
  const opened = open(game, NAMES.length, {}, 'set up');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const scenes: string[] = [];
  let { position } = opened.value;
  for (let step = 0; position.decisions[0] !== undefined && scenes.length < SCENES; step++) {
    const [{ seat, options }] = position.decisions;
    if (step % STEPS === 0) scenes.push(game.scenes?.write(position.state) ?? '');
    const played = submit(game, position, seat, optionAt(options, randomBelow(rng, options.length)));
    if (!played.ok) throw new Error(played.refusal.sentence);
    position = played.value.position;
  }
  return scenes;
};

const fieldsIn = (groups: readonly FieldGroup[]): readonly Field[] => groups.flatMap(({ fields }) => fields);
const sceneOf = (game: Game, scene: string): string | undefined => {
  for (const attempt of attemptsAt(scene)) {
    const read = game.scenes?.read(attempt);
    if (read?.ok === true) return game.scenes?.write(read.value);
  }
  return undefined;
};
const asIs = (field: Field): string =>
  field.kind === 'choice' ? field.set(field.value) : field.kind === 'count' ? field.set(field.value) : field.set(field.pieces);
/** Other values of a field, and the scenes with them. */
const changesOf = (field: Field): readonly (readonly [unknown, string])[] => {
  if (field.kind === 'count') return [[field.value + 1, field.set(field.value + 1)]];
  const others = field.choices.map(({ id }) => id).filter((id) => id !== '' && (field.kind !== 'choice' || id !== field.value));
  return others.slice(-CHANGES).map((id) => {
    if (field.kind === 'choice') return [id, field.set(id)];
    const pieces = field.isFixed === true ? field.pieces.with(0, id) : [...field.pieces, id];
    return [pieces.toSorted(), field.set(pieces)];
  });
};
const contentOf = (field: Field | undefined): unknown => (field?.kind === 'pieces' ? field.pieces.toSorted() : field?.value);
/** Where a turn begins again, the rules may carry the match further. */
const MOVES_ON = ['phase', 'round', 'to move', 'start token'];

describe.each(GAMES)('setting up a position by hand: $id', (game, fieldsOf) => {
  const scenes = scenesOf(game);

  test('every field has its own id, and set to what it is, it leads to a possible position', () => {
    for (const scene of scenes) {
      const fields = fieldsIn(fieldsOf(scene));
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
      expect(fields.filter((field) => sceneOf(game, asIs(field)) === undefined).map(({ id }) => id)).toEqual([]);
    }
  });

  test('what is changed is so afterwards, or it’s refused because the box has no more of it', () => {
    let refused = 0;
    const changed = scenes.flatMap((scene) =>
      fieldsIn(fieldsOf(scene)).flatMap((field) =>
        changesOf(field).map(([wanted, text]) => {
          const found = sceneOf(game, text);
          if (found === undefined) refused++;
          else if (!MOVES_ON.includes(field.id) && !field.id.endsWith('hire'))
            expect(contentOf(fieldsIn(fieldsOf(found)).find(({ id }) => id === field.id)), `${field.id} to ${wanted}`).toEqual(wanted);
          return field.id;
        }),
      ),
    );
    expect(refused).toBeLessThan(changed.length / 3);
  });
});
