import { type Random, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PIECES } from '../pieces/catalog.ts';
import { FACES, GEMS, type Magic, METHODS, TILES } from '../pieces/pieces.ts';
import { built, newSword, openSides, type Sword } from '../pieces/sword.ts';
import { writtenSword } from '../text/notation.ts';
import { type Blade, bladeOf, scoreBlades } from './scoring.ts';

/** The rules of scoring once more, as simply as they can be said, on the letters of a written sword. */
const lettersIn = (text: string, gem: string): number => text.split(gem.slice(0, 1)).length - 1;
const runsIn = (text: string): readonly number[] => {
  const [guards = '', sides = ''] = text.replaceAll(' ', '').split(':');
  return sides.split('/').map((tiles, side) => {
    const column = `${side === 0 ? guards[0] : side === 2 ? guards[1] : ''}${tiles}`;
    return Math.max(0, ...[...column.matchAll(/([^b])\1+/g)].map(([run]) => run.length));
  });
};
const magicIn = ({ method, gems }: Magic, text: string): number => {
  const counts = gems.map((gem) => lettersIn(text, gem));
  if (method === 'difference') return Math.max(...counts) - Math.min(...counts);
  return method === 'pairs' || method === 'triads'
    ? (counts.toSorted((a, b) => a - b)[0] ?? 0)
    : counts.reduce((sum, count) => sum + count);
};
/** Points by walking down the places from the first, one tie after the other. */
const pointsFor = (card: Magic, counts: readonly number[]): readonly number[] => {
  const points = counts.map(() => 0);
  const order = [...new Set(counts)].sort((a, b) => (card.method === 'least' ? a - b : b - a));
  let place = 0;
  for (const count of order) {
    const tied = counts.flatMap((each, at) => (each === count ? [at] : []));
    let sum = 0;
    for (const _ of tied) sum += card.points[place++] ?? 0;
    for (const at of tied) if (count > 0 || card.method === 'least') points[at] = (sum - (sum % tied.length)) / tied.length;
  }
  return points;
};
const simply = (texts: readonly string[], magic: readonly Magic[], lightweight: boolean): readonly number[] => {
  const lengths = texts.map((text) => text.replace(/^..:/, '').replace(/[ /]/g, '').length);
  const cards = magic.map((card) =>
    pointsFor(
      card,
      texts.map((text) => magicIn(card, text)),
    ),
  );
  return texts.map((text, at) => {
    const runs = runsIn(text);
    const quality = lightweight ? 5 * Math.max(...runs) : 2 * runs.reduce((sum, run) => sum + run);
    return (lengths[at] === Math.max(...lengths) ? 6 : 0) + quality + cards.reduce((sum, points) => sum + (points[at] ?? 0), 0);
  });
};

/** A sword of up to twenty tiles. Few kinds of tiles make long runs and many ties. */
const anySword = (rng: Random, kinds: number): Sword => {
  const gem = () => GEMS[randomBelow(rng, Math.min(kinds, GEMS.length))] ?? 'ruby';
  let sword = newSword([gem(), gem()]);
  for (let left = 1 + randomBelow(rng, 20); left > 0; left--) {
    const open = openSides(sword);
    const tile = TILES[(randomBelow(rng, kinds + 1) + TILES.length - 1) % TILES.length] ?? 'blank';
    sword = built(sword, tile, open[randomBelow(rng, open.length)] ?? 0);
  }
  return sword;
};
const CARDS = PIECES.magic.flatMap((card) => FACES.map((face) => card[face]));

test('S-5, S-6, S-12, S-13, S-15, S-18: 600 random tables score as by the rules said once more', () => {
  const rng = randomFrom('oracle');
  const [used, ties] = [new Set<string>(), new Set<number>()];
  for (let table = 0; table < 600; table++) {
    const swords = Array.from({ length: 1 + randomBelow(rng, 6) }, () => anySword(rng, 1 + randomBelow(rng, 6)));
    const magic = [0, 1, 2].map(() => CARDS[randomBelow(rng, CARDS.length)] as Magic);
    const lightweight = randomBelow(rng, 2) === 1;
    const scored = scoreBlades(
      swords.map((sword, owner) => bladeOf(sword, owner)),
      magic,
      lightweight,
    );
    expect(
      scored.map(({ points }) => points),
      swords.map(writtenSword).join('\n'),
    ).toEqual(simply(swords.map(writtenSword), magic, lightweight));
    for (const { method } of magic) used.add(method);
    for (const { magic: won } of scored)
      for (const { place } of won) ties.add(scored.filter((each) => each.magic[0]?.place === place).length);
  }
  expect([...used].sort()).toEqual([...METHODS].sort());
  expect(Math.max(...ties)).toBeGreaterThan(3);
});

/** Blades that count so much for a card. */
const counting = (method: Magic['method'], count: number): Blade => {
  const gems = Object.fromEntries(GEMS.map((gem) => [gem, 0])) as Record<(typeof GEMS)[number], number>;
  gems.ruby = method === 'difference' ? count + 2 : count;
  if (method === 'pairs' || method === 'triads') [gems.sapphire, gems.emerald] = [count + 1, count];
  if (method === 'difference') gems.sapphire = 2;
  return { owner: 0, length: 0, runs: [0, 0, 0, 0], gems };
};
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const GEMS_OF = { most: 1, least: 1, pairs: 2, triads: 3, difference: 2 } as const;
const mixtures = (blades: number, most: number): readonly (readonly number[])[] =>
  blades === 0 ? [[]] : mixtures(blades - 1, most).flatMap((rest) => Array.from({ length: most + 1 }, (_, count) => [...rest, count]));

test.each(METHODS)('S-6, S-18: shared places of %s, for every mixture of counts from 0 to 2 on one to five swords', (method) => {
  const wrong: unknown[] = [];
  for (const points of [[5, 3, 1], [6, 3], [7], [5, 4, 3]]) {
    const card: Magic = { method, gems: GEMS.slice(0, GEMS_OF[method]), points };
    for (const counts of [1, 2, 3, 4, 5].flatMap((blades) => mixtures(blades, 2))) {
      const blades = counts.map((count) => counting(method, count));
      const won = scoreBlades(blades, [card], false).map(({ magic }) => magic[0]);
      const given = won.map((each) => each?.points ?? -1);
      const isSound = won.every((each, at) => each?.count === counts[at]) && sumOf(given) <= sumOf(points);
      if (!isSound || given.join() !== pointsFor(card, counts).join()) wrong.push([points, counts, given]);
    }
  }
  expect(wrong).toEqual([]);
});
