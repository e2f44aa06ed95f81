import { deepEqual, open, optionAt, randomBelow, randomFrom, replay, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { asgard, olympus } from '../rules.ts';
import { readScene } from './read.ts';
import { scene } from './scene.ts';
import { writeScene } from './write.ts';

const GAMES = [
  [olympus, {}],
  [olympus, { mixed: true, house: true, terrain: 'river-styx' }],
  [asgard, { terrain: 'yggdrasil' }],
  [asgard, { terrain: 'none' }],
  [asgard, { centred: true }],
  [asgard, { mixed: true, terrain: 'ragnarok' }],
] as const;

describe('Scene notation: a whole position as text, and back', () => {
  test.each(GAMES)('every position of a game is the same after writing and reading it (%#)', (game, options) => {
    for (let seed = 0; seed < 2; seed++) {
      const rng = randomFrom(`notation ${seed}`);
      const opened = open(game, 2, options, `${seed}`);
      if (!opened.ok) throw new Error(opened.refusal.sentence);
      let { position } = opened.value;
      for (;;) {
        const read = readScene(writeScene(position.state));
        // An expectation about every position takes longer than the game.
        const expected = { ok: true, value: position.state };
        if (!deepEqual(read, expected)) expect(read).toEqual(expected);
        const decision = position.decisions[0];
        if (decision === undefined) break;
        const reply = submit(game, position, decision.seat, optionAt(decision.options, randomBelow(rng, decision.options.length)));
        if (!reply.ok) throw new Error(reply.refusal.sentence);
        position = reply.value.position;
      }
    }
  });

  test('what a scene leaves out is as at a quiet moment', () => {
    const quiet = scene(`
      red hand: jason
      .  *  blue hydra>
    `);
    expect(quiet.asks).toBe('red placement: 24');
    expect(quiet.where('hydra')).toBe('blue e4>');
    expect(quiet.where('zeus')).toBe('deck');
    expect(quiet.state.setting.terrain).toBe('mount-olympus');
  });

  test.each([
    ['red hydra  *', 'red hand: nobody', 'There is no hero "nobody".'],
    ['green hydra  *', '', '"green" is not a color; the colors are red and blue.'],
    ['red hydra  blue hydra', '', 'Hydra is in two places.'],
    ['what is this thing  *', '', '"what is this thing" is no cell of a board; write "red hydra>" or ".".'],
    ['*', 'match: olympus atlantis', 'There is no terrain "atlantis".'],
    ['*', 'match: rome', '"rome" is not an edition; the editions are olympus and asgard.'],
    ['*', 'board p9:', 'Line 2: "p9" is no cell; cells are named like d4, the first tile’s.'],
    ['*', 'score: many : 3', '"many" is not a whole number.'],
    ['*', 'wishes: three', 'Line 2: there is nothing called "wishes" in a scene.'],
    ['red hydra 1/2/3', '', '"1/2/3" are not four numbers such as 5/1/4/2.'],
    ['*', 'agenda: [', 'The line "agenda" is not written as JSON.'],
    ['*', 'agenda: {}', 'The line "agenda" is not from a match.'],
    ['*', 'agenda: [{"do":"look","count":1000000000}]', 'The line "agenda" is not from a match.'],
    ['*', `agenda: ${'['.repeat(50)}${']'.repeat(50)}`, 'The line "agenda" is not from a match.'],
    ['*', `lasting: [${'{},'.repeat(300)}{}]`, 'The line "lasting" is not from a match.'],
  ])('a broken scene is refused with a sentence: %s %s', (board, line, sentence) => {
    expect(readScene(`${board}\n${line}`)).toEqual({ ok: false, refusal: { code: 'bad-scene', sentence } });
  });

  test('a line about the turn changes nothing but the turn', () => {
    const read = readScene('*\nthis turn: {"again":true,"score":[9,9],"__proto__":{"over":true}}');
    expect(read).toMatchObject({ ok: true, value: { again: true, score: [0, 0], over: false } });
  });

  test('a text without end is refused before it is read', () => {
    expect(readScene('.'.repeat(50_000))).toMatchObject({ ok: false });
  });
});

describe('A match that begins with a scene', () => {
  const refusalOf = (text: string): string => {
    const read = olympus.scenes?.read(text);
    return read === undefined || read.ok ? '' : read.refusal.code;
  };

  test('replays, and is the position that was written', () => {
    const text = 'red hand: jason\n.  blue hydra\nred ajax  *\n';
    const begun = { game: 'olympus', version: olympus.version, seats: 2, options: {}, seed: 'any', scene: text, answers: [] };
    const replayed = replay(olympus, begun);
    if (!replayed.ok) throw new Error(replayed.refusal.sentence);
    expect(replayed.value[0]?.position.state).toEqual(scene(text).state);
    expect(replay(asgard, { ...begun, game: 'asgard' })).toMatchObject({ ok: false, refusal: { code: 'other-edition' } });
  });

  test.each([
    ['red hand: nobody', 'bad-scene'],
    ['match: asgard\nred hand: bard', 'other-edition'],
    ['red hand: jason\nred ajax  .  *', 'impossible-scene'],
    ['red ajax  *', 'scene-stuck'],
    ['agenda: [{"do":"dance"}]', 'scene-unplayable'],
  ])('is refused if it can’t be played: %s', (text, code) => {
    expect(refusalOf(text)).toBe(code);
  });
});
