import { expect, test } from 'vitest';
import { heardBy, type Said, SILENCE, saying, settling, unsaying } from './talk.ts';

const say = (before: Said, wish: Parameters<typeof saying>[1], at = 1_000_000): Said => {
  const said = saying(before, wish, at);
  if (!said.ok) throw new Error(said.refusal.sentence);
  return said.value;
};
const codeOf = (result: ReturnType<typeof saying>): string => (result.ok ? 'accepted' : result.refusal.code);
const texts = (said: Said, seat: number, blocked: readonly number[] = []): readonly (string | undefined)[] =>
  heardBy(said, seat, blocked).map(({ phrase, text }) => phrase ?? text);

test('everyone hears phrases, and only those who allow free text read it', () => {
  const open = settling(settling(SILENCE, 0, { writing: true }, 1), 1, { writing: true }, 1);
  const said = say(say(open, { seat: 0, phrase: 'hello' }), { seat: 1, text: 'Hi there' });
  expect(texts(said, 0)).toEqual(['hello', 'Hi there']);
  expect(texts(said, 2)).toEqual(['hello']);
  // No longer allowed, it's no longer seen; one's own words stay.
  expect(texts(settling(said, 0, { writing: false }, 2), 0)).toEqual(['hello']);
  expect(texts(settling(said, 1, { writing: false }, 2), 1)).toEqual(['hello', 'Hi there']);
});

test('a text needs two sides who allow it, and a line is a phrase or a text', () => {
  expect(codeOf(saying(SILENCE, { seat: 0, text: 'Hi' }, 1))).toBe('text-off');
  expect(codeOf(saying(settling(SILENCE, 0, { writing: true }, 1), { seat: 0, text: 'Hi' }, 1))).toBe('text-unwanted');
  expect(codeOf(saying(SILENCE, { seat: 0 }, 1))).toBe('malformed');
  expect(codeOf(saying(SILENCE, { seat: 0, phrase: 'hello', text: 'Hi' }, 1))).toBe('malformed');
});

test('muted and blocked seats aren’t heard, and each seat mutes for itself', () => {
  const said = say(say(SILENCE, { seat: 1, phrase: 'hello' }), { seat: 2, phrase: 'thanks' });
  const muted = settling(said, 0, { muted: [1, 1] }, 2);
  expect(texts(muted, 0)).toEqual(['thanks']);
  expect(texts(muted, 2)).toEqual(['hello', 'thanks']);
  expect(texts(muted, 0, [2])).toEqual([]);
  expect(texts(settling(muted, 0, { muted: [] }, 3), 0)).toEqual(['hello', 'thanks']);
});

test('a player who leaves for good takes their words along', () => {
  const said = say(say(SILENCE, { seat: 0, phrase: 'hello' }), { seat: 1, phrase: 'thanks' });
  expect(texts(unsaying(said, 0), 1)).toEqual(['thanks']);
});

test('what is sent twice is said once', () => {
  const once = say(SILENCE, { seat: 0, phrase: 'hello', id: 'a' });
  expect(say(once, { seat: 0, phrase: 'hello', id: 'a' })).toBe(once);
  // Another player's id is another's.
  expect(say(once, { seat: 1, phrase: 'hello', id: 'a' }).lines).toHaveLength(2);
});

test('no one talks too fast, or crowds out another’s words', () => {
  let said = say(SILENCE, { seat: 1, phrase: 'thanks' }, 0);
  for (let line = 0; line < 5; line++) said = say(said, { seat: 0, phrase: 'hello' }, 20_000);
  expect(codeOf(saying(said, { seat: 0, phrase: 'hello' }, 34_999))).toBe('talk-too-fast');
  expect(codeOf(saying(said, { seat: 1, phrase: 'hello' }, 34_999))).toBe('accepted');
  for (let line = 0; line < 200; line++) said = say(said, { seat: 0, phrase: 'oops' }, 100_000 * (line + 1));
  expect(said.lines.filter(({ seat }) => seat === 0)).toHaveLength(100);
  expect(texts(said, 1)[0]).toBe('thanks');
  expect(said.lines.at(-1)?.number).toBe(206);
});
