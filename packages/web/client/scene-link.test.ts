import { expect, test } from 'vitest';
import { sceneFragment, sceneInFragment } from './scene-link.ts';
import { sure } from './testing/local.ts';

const SCENE = 'red hand: jason\n  .             red athlete\n  blue perseus>  *\ndeck: hydra, …';

test('a scene travels in a link, without the spaces that only align it', () => {
  const fragment = sure(sceneFragment(SCENE));
  expect(fragment).toMatch(/^#1\.[\w-]+$/);
  expect(sure(sceneInFragment(fragment))).toBe('red hand: jason\n.  red athlete\nblue perseus>  *\ndeck: hydra, …');
});

test.each([
  ['', true, undefined],
  ['#', true, undefined],
  ['#9.cmVk', false, 'scene-version'],
  ['#1.!!', false, 'scene-link'],
  ['#1._w', false, 'scene-link'],
  ['#rules', false, 'scene-link'],
  [`#1.${'a'.repeat(9_000)}`, false, 'scene-long'],
] as const)('a link that is none: %s', (hash, ok, code) => {
  expect(sceneInFragment(hash)).toMatchObject(ok ? { ok, value: undefined } : { ok, refusal: { code } });
});

test('a position that is too long gets no link', () => {
  expect(sceneFragment('hydra '.repeat(2_000))).toMatchObject({ ok: false, refusal: { code: 'scene-long' } });
});
