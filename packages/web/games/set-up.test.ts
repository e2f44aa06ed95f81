import { battlefields } from '@swordtable/games/battlefields/rules';
import { en as battleTexts } from '@swordtable/games/battlefields/text/en';
import { contracts } from '@swordtable/games/contracts/rules';
import { en as cardTexts } from '@swordtable/games/contracts/text/english/cards';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { en as swordTexts } from '@swordtable/games/swordcrafters/text/english';
import { type Game, open, optionAt, type Refusal, type Result, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Field, FieldGroup } from '../kit/set-up/fields.ts';
import { attemptsAt } from '../kit/set-up/scene-lines.ts';
import { type Trouble, troubleIn } from '../kit/set-up/troubles.ts';
import { fieldsOf as battleFields } from './battlefields/set-up/fields.ts';
import { troublesOf as battleTroubles } from './battlefields/set-up/troubles.ts';
import { en as battleWords } from './battlefields/set-up/words/en.ts';
import { fieldsOf as contractFields } from './contracts/set-up/fields.ts';
import { troublesOf as contractTroubles } from './contracts/set-up/troubles.ts';
import { en as contractWords } from './contracts/set-up/words/en.ts';
import { fieldsOf as swordFields } from './swordcrafters/set-up/fields.ts';
import { troublesOf as swordTroubles } from './swordcrafters/set-up/troubles.ts';
import { en as swordWords } from './swordcrafters/set-up/words/en.ts';

const NAMES = ['Ann', 'Ben'];

type FieldsOf = (scene: string, names: readonly string[]) => readonly FieldGroup[];
const swordsOf: FieldsOf = (scene, names) => swordFields(scene, names, swordWords, swordTexts);
const SWORD_TROUBLES = swordTroubles(swordWords, swordTexts, NAMES);
const GAMES: readonly (readonly [Game, number, FieldsOf, readonly Trouble[]])[] = [
  [
    battlefields as Game,
    2,
    (scene, names) => battleFields(scene, names, battleWords, battleTexts),
    battleTroubles(battleWords, battleTexts, NAMES),
  ],
  [swordcrafters as Game, 2, swordsOf, SWORD_TROUBLES],
  [swordcrafters as Game, 1, swordsOf, SWORD_TROUBLES],
  [
    contracts as Game,
    2,
    (scene, names) => contractFields(scene, names, contractWords, cardTexts),
    contractTroubles(contractWords, cardTexts, NAMES),
  ],
];

/** Positions, this many answers apart, and changes that are tried of each field. */
const SCENES = 2;
const STEPS = 47;
const CHANGES = 1;

/** Scenes from a match played at random. */
const scenesOf = (game: Game, seats: number): readonly string[] => {
  const rng = randomFrom('set up');
  const opened = open(game, seats, {}, 'set up');
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

/** A scene as the rules write it, or why it's impossible. */
const sceneOf = ({ scenes }: Game, scene: string): Result<string> => {
  if (scenes === undefined) throw new Error('This game has no notation.');
  const [first, ...others] = attemptsAt(scene).map(scenes.read);
  const read = first?.ok === true ? first : (others.find(({ ok }) => ok) ?? others.at(-1) ?? first);
  if (read === undefined) throw new Error('Nothing was tried.');
  return read.ok ? { ok: true, value: scenes.write(read.value) } : read;
};
const asIs = (field: Field): string =>
  field.kind === 'choice' ? field.set(field.value) : field.kind === 'count' ? field.set(field.value) : field.set(field.pieces);
/** Other values of a field, and the scenes with them. */
const changesOf = (field: Field): readonly (readonly [unknown, string])[] => {
  if (field.kind === 'count') return [[field.value + 1, field.set(field.value + 1)]];
  const there = field.kind === 'choice' ? [field.value] : field.isOnce === true ? field.pieces : [];
  const others = field.choices.map(({ id }) => id).filter((id) => id !== '' && !there.includes(id));
  return others.slice(-CHANGES).map((id) => {
    if (field.kind === 'choice') return [id, field.set(id)];
    const pieces = field.isFixed === true ? field.pieces.with(0, id) : [...field.pieces, id];
    return [pieces.toSorted(), field.set(pieces)];
  });
};
const contentOf = (field: Field | undefined): unknown => (field?.kind === 'pieces' ? field.pieces.toSorted() : field?.value);
/** Where a turn begins again, the rules may carry the match further. */
const MOVES_ON = /^(phase|round|to move|start token|cut \d)$|hire$/;

describe.each(GAMES)('setting up a position by hand: %#', (game, seats, fieldsIn, troubles) => {
  const scenes = scenesOf(game, seats);
  const fieldsOf = (scene: string): readonly Field[] => fieldsIn(scene, NAMES.slice(0, seats)).flatMap(({ fields }) => fields);

  test('every field has its own id, and set to what it is, it leads to a possible position', () => {
    for (const scene of scenes) {
      const fields = fieldsOf(scene);
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
      expect(fields.filter((field) => !sceneOf(game, asIs(field)).ok).map(({ id }) => id)).toEqual([]);
    }
  });

  /** Changes one in `oneIn` of the fields. */
  const checkChanges = (oneIn: number): void => {
    const refused: Refusal[] = [];
    const triedIn = (scene: string): readonly Field[] => fieldsOf(scene).filter((_, at) => at % oneIn === 0);
    const changed = scenes.flatMap((scene) =>
      triedIn(scene).flatMap((field) =>
        changesOf(field).map(([wanted, text]) => {
          const found = sceneOf(game, text);
          if (!found.ok) refused.push(found.refusal);
          else if (!MOVES_ON.test(field.id))
            expect(contentOf(fieldsOf(found.value).find(({ id }) => id === field.id)), `${field.id} to ${wanted}`).toEqual(wanted);
          return field.id;
        }),
      ),
    );
    expect(refused.length).toBeLessThan(changed.length / 3);
    const isUnsaid = ({ code, sentence }: Refusal): boolean => code !== 'scene-over' && troubleIn(troubles, sentence) === undefined;
    expect(refused.filter(isUnsaid)).toEqual([]);
  };
  const CHANGED = 'what is changed is so afterwards, or it’s refused for a reason that is said in the page’s language';
  test(CHANGED, () => checkChanges(5));
  test(`${CHANGED}, field by field`, { tags: ['long'] }, () => checkChanges(1));
});
