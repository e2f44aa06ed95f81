import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { describe, expect, test } from 'vitest';
import map from './icon-map.json' with { type: 'json' };
import { type Collection, creditsOf, glyphsOf, type IconSets } from './map.ts';
import { icons } from './plugin.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const collection = JSON.parse(readFileSync(file, 'utf8')) as Collection;
const sets: IconSets = map;

/** What a module of the plugin exports, as a page would get it. */
const loaded = (name: string): unknown => {
  const { resolveId, load } = icons(sets, () => collection);
  const code = load(resolveId(`virtual:icons/${name}`) ?? '') ?? '';
  return new Function(code.replace('export default', 'return'))();
};

describe('icons', () => {
  test.each(Object.keys(sets))('the module of "%s" has every glyph of its set and no other', (set) => {
    const glyphs = loaded(set) as ReturnType<typeof glyphsOf>;
    expect(Object.keys(glyphs)).toEqual(Object.keys(sets[set] ?? {}));
    for (const { box, paths } of Object.values(glyphs)) {
      expect(box).toBe(512);
      expect(paths.length).toBeGreaterThan(0);
      for (const { d } of paths) expect(d).toMatch(/^[Mm]/);
    }
  });

  test('every hero has an emblem', () => {
    const without = CATALOG.filter(({ edition, id }) => sets[edition]?.[id] === undefined);
    expect(without).toEqual([]);
  });

  test('a composed emblem keeps its layers in place', () => {
    const cerberus = glyphsOf(sets, 'olympus', collection)['cerberus'];
    expect(cerberus?.paths.map(({ transform }) => transform !== undefined)).toEqual([true, true, true]);
    expect(cerberus?.gap).toBe(16);
  });

  test('unknown sets and glyphs are rejected', () => {
    expect(() => glyphsOf(sets, 'atlantis', collection)).toThrow('There is no icon set "atlantis"');
    expect(() => glyphsOf({ a: { b: { icon: 'no-such', author: 'x' } } }, 'a', collection)).toThrow('no glyph "no-such"');
  });

  test('other modules are left alone', () => {
    const { resolveId } = icons(sets, () => collection);
    expect(resolveId('react')).toBeUndefined();
  });

  test('the credits name the author of every glyph, layers included, each once', () => {
    const credits = loaded('credits') as ReturnType<typeof creditsOf>;
    expect(credits).toEqual(creditsOf(sets));
    const named = credits.flatMap((credit) => credit.icons);
    expect(new Set(named).size).toBe(named.length);
    expect(credits.find(({ author }) => author === 'skoll')?.icons).toContain('goat');
    expect(credits.every(({ author }) => author.length > 0)).toBe(true);
  });
});
