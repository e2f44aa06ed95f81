import { describe, expect, test } from 'vitest';
import { botNamed, LEVELS } from './levels.ts';

const idOf = (text: string): string | undefined => {
  const bot = botNamed(text);
  return bot.ok ? bot.value.id : undefined;
};

describe('the bot with a name', () => {
  test.each([
    ['random', 'random'],
    ['greedy', 'greedy'],
    ['search', 'search:1000'],
    ['search:2000', 'search:2000'],
    ['search:500ms', 'search:500ms'],
    ['search:2000,500ms', 'search:2000,500ms'],
    ['search:1', 'search:1'],
    ['learned', 'learned'],
    ['bluff', 'bluff'],
    ['soft', 'soft'],
    ['soft:2', 'soft:2'],
    ['soft:2.5', 'soft:2.5'],
    ['learned:400', 'learned:400'],
    ['learned:400,250ms', 'learned:400,250ms'],
  ])('%s is %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  test('every level is a bot, and each looks at least as far ahead as the one before', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'expert']);
    for (const { id, bot } of LEVELS) expect(idOf(id)).toBe(bot);
    const tries = LEVELS.map(({ bot }) => Number.parseInt(bot.split(':')[1] ?? '0', 10));
    expect(tries).toEqual(tries.toSorted((a, b) => a - b));
  });

  test('a game may have bots of its own behind some levels', () => {
    const levels = { easy: 'soft:4', medium: 'greedy' };
    const ids = LEVELS.map(({ id }) => {
      const bot = botNamed(id, { levels });
      return bot.ok ? bot.value.id : undefined;
    });
    expect(ids).toEqual(['soft:4', 'greedy', ...LEVELS.slice(2).map(({ bot }) => bot)]);
  });

  test.each([
    ['', 'unknown-bot'],
    ['deep-blue', 'unknown-bot'],
    ['Search', 'unknown-bot'],
    ['random:5', 'unknown-bot'],
    ['greedy:5ms', 'unknown-bot'],
    ['search:', 'unknown-bot'],
    ['search:many', 'unknown-bot'],
    ['search:-5', 'unknown-bot'],
    ['search:1e3', 'unknown-bot'],
    ['search:5s', 'unknown-bot'],
    ['search:5,5', 'unknown-bot'],
    ['search,5ms', 'unknown-bot'],
    ['search:5ms,5', 'unknown-bot'],
    ['learned:', 'unknown-bot'],
    ['soft:0', 'unknown-bot'],
    ['soft:', 'unknown-bot'],
    ['soft:1e3', 'unknown-bot'],
    ['constructor', 'unknown-bot'],
    ['learned:0', 'bad-budget'],
    ['search:0', 'bad-budget'],
    ['search:0ms', 'bad-budget'],
    ['search:2000000', 'bad-budget'],
    ['search:120000ms', 'bad-budget'],
    ['search:100,120000ms', 'bad-budget'],
  ])('"%s" is refused as %s, with a sentence', (text, code) => {
    const bot = botNamed(text);
    expect(bot).toMatchObject({ ok: false, refusal: { code, sentence: expect.stringContaining(`"${text}"`) } });
  });
});
