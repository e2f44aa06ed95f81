import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Plays one game with a generator and leaves the final scores in the list. */
type PlayGame = (random: Generator, scores: number[]) => void;
interface Generator {
  readonly state: number;
}
type Version = Readonly<Record<'playGame' | 'playComparableGame' | 'playWithLaws', PlayGame>>;

const peer = async <Module>(name: string): Promise<Module> =>
  // The peers are plain JavaScript, which the compiler doesn't see.
  (await import(new URL(`../peers/${name}.js`, import.meta.url).href)) as Module;

const { Random } = await peer<{ readonly Random: new (seed: number) => Generator }>('random');
const [ours, plain] = [await peer<Version>('swordtable'), await peer<Version>('plain-objects')];

const played = (playGame: PlayGame, seed: number): readonly unknown[] => {
  const [random, scores] = [new Random(seed), [0, 0]];
  playGame(random, scores);
  return [scores, random.state];
};

test('the placement game on our kernel makes the same draws and ends with the same scores as the one by hand', () => {
  for (let seed = 1; seed <= 50; seed++) expect(played(ours.playComparableGame, seed)).toEqual(played(plain.playGame, seed));
  const rules = readFileSync(new URL('../peers/placement-game.md', import.meta.url), 'utf8');
  const stated = [...(/^The seeds 1 to 5 end .*/m.exec(rules)?.[0] ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, one, other]) => [
    Number(one),
    Number(other),
  ]);
  expect([1, 2, 3, 4, 5].map((seed) => played(ours.playComparableGame, seed)[0])).toEqual(stated);
});

test('it obeys the laws of the kernel', () => {
  // A broken law is thrown.
  for (let seed = 1; seed <= 3; seed++) ours.playWithLaws(new Random(seed), [0, 0]);
});
