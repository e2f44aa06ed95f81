import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  checkPuzzle,
  judgeAnswer,
  loadLearned,
  mineMatch,
  type PlacedPuzzle,
  positionOf,
  puzzlesIn,
  readBook,
  searchPuzzle,
} from '@swordtable/bots';
import { GAMES, gameNamed } from '@swordtable/games';
import { battlefields } from '@swordtable/games/battlefields/rules';
import { type Game, listOf, randomFrom } from '@swordtable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { isStable, searchAgain } from './stable.ts';

/** The fewest puzzles of each game, and the most bytes. */
const COUNTS: Readonly<Record<string, number>> = { olympus: 200, asgard: 200, battlefields: 100, swordcrafters: 100, contracts: 100 };
const BYTES_MAX = 150_000;
const FILES: Readonly<Record<string, string>> = { olympus: 'tile-battle/puzzles/olympus.json', asgard: 'tile-battle/puzzles/asgard.json' };

describe.each(GAMES.map(({ id }) => id))('the puzzles of %s', (id) => {
  let game: Game;
  let all: readonly PlacedPuzzle[];
  /** The one that comes last in its match, because a search from there is short. */
  let latest: PlacedPuzzle;
  beforeAll(async () => {
    const newest = gameNamed(id);
    const book = readBook(await newest?.puzzles?.book());
    if (newest === undefined || !book.ok) throw new Error(`The puzzles of ${id} can’t be read.`);
    game = gameNamed(id, book.value.version) ?? newest;
    all = puzzlesIn(book.value);
    latest = all.reduce((one, other) => (other.puzzle.after > one.puzzle.after ? other : one));
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
  });

  test('are many, different, and small', () => {
    const path = fileURLToPath(new URL(`../../games/${FILES[id] ?? `${id}/puzzles/book.json`}`, import.meta.url));
    expect(all.length).toBeGreaterThanOrEqual(COUNTS[id] ?? 1);
    expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
    expect(readFileSync(path).length).toBeLessThanOrEqual(BYTES_MAX);
    expect(new Set(all.map(({ puzzle }) => puzzle.themes[0])).size).toBeGreaterThan(2);
  });

  const followRules = (step: number): void => {
    for (const placed of all.filter((_, index) => index % step === 0))
      expect(checkPuzzle(game, placed), placed.puzzle.id).toEqual({ ok: true, value: undefined });
  };
  const FOLLOW = 'one in %d, follow the rules, and have a clear best answer';
  test.each([5])(FOLLOW, followRules);
  test.each([1])(FOLLOW, { tags: ['long'] }, followRules);

  test('have the same best answer after another search', () => {
    // "puzzles verify" searches all of them.
    expect(searchPuzzle(game, latest, game.learned === undefined ? 40 : 150, 'test')).toMatchObject({ ok: true });
  });

  test('are judged with reasons: the best answer is right, the worst is wrong, and what the seat can’t know changes nothing', () => {
    const at = positionOf(game, latest);
    if (!at.ok) throw new Error(at.refusal.sentence);
    const { decision, state } = at.value;
    const options = listOf(decision.options);
    const answers = latest.puzzle.answers.map(({ option }) => options[option]);
    const right = judgeAnswer(game, latest, answers[0]);
    const wrong = judgeAnswer(game, latest, answers.at(-1));
    expect(right).toMatchObject({ ok: true, value: { loss: 0, isRight: true, thoughts: [{ action: answers[0] }, {}] } });
    expect(wrong).toMatchObject({ ok: true, value: { isRight: false, thoughts: [{ action: answers[0] }, { action: answers.at(-1) }] } });
    expect(right.ok && right.value.thoughts[0]?.because).toBeTruthy();
    expect(judgeAnswer(game, latest, { foreign: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-an-option' } });
    const redealt = game.determinize(state, decision.seat, randomFrom('again'));
    expect(listOf(game.decisions(redealt).find(({ seat }) => seat === decision.seat)?.options ?? [])).toEqual(options);
  });
});

test('mining the same match again finds the same puzzles, each of which weaker bots miss', { tags: ['long'] }, async () => {
  await loadLearned(battlefields, (sentence) => expect.unreachable(sentence));
  const mined = () => {
    let steps = 0;
    return mineMatch(battlefields, { seed: 'mined', seats: 2, options: {} }, { play: 20, deep: 60, value: 40 }, () => steps++ >= 24);
  };
  const [one, two] = [mined(), mined()];
  expect(one).toEqual(two);
  if (!one.ok) throw new Error(one.refusal.sentence);
  expect(one.value.puzzles.length).toBeGreaterThan(0);
  for (const puzzle of one.value.puzzles) {
    expect(checkPuzzle(battlefields, { puzzle, match: one.value })).toEqual({ ok: true, value: undefined });
  }
  // One whose values say the opposite holds in no search.
  const [puzzle] = one.value.puzzles;
  if (puzzle === undefined) throw new Error('There is a puzzle.');
  const reversed = puzzle.answers.map(({ value }, at) => ({ option: puzzle.answers.at(-1 - at)?.option ?? 0, value }));
  const contradicted = { puzzle: { ...puzzle, answers: reversed }, match: one.value };
  expect(isStable(battlefields, contradicted)).toBe(false);
  expect(searchAgain(battlefields, contradicted, 20, 'test')).toMatchObject({ inDoubt: true, found: { ok: false } });
  expect(searchAgain(battlefields, { puzzle, match: one.value }, 100, 'test')).toMatchObject({ inDoubt: false, found: { ok: true } });
});
