import { describe, expect, test } from 'vitest';
import { isPlainName } from './names.ts';

describe('a player’s name', () => {
  test.each([
    '',
    'Ana',
    'Ana María',
    'Łukasz',
    'Θησεύς',
    'Дмитрий',
    'Anna Иванова',
    '小林',
    'محمد',
    'नीरज',
    'Bo T.',
    'Abbot',
    'Robot',
    '👩‍👧 Ann',
    '❤️',
    'Agent 007',
  ])('can be %j', (name) => expect(isPlainName(name)).toBe(true));

  test.each([
    ['has an invisible space', 'An\u200Bna'],
    ['has a joiner that joins nothing', 'An\u200Dna'],
    ['turns the text around', 'An\u200Fna'],
    ['has a soft hyphen', 'An\u00ADna'],
    ['has a filler for a letter', 'An\u3164na'],
    ['has a tower of marks', 'a\u0300\u0301\u0302\u0303\u0304'],
    ['mixes alphabets in a word', '\u0410nna'],
    ['is a bot’s', 'Hard bot'],
    ['is a bot’s in other letters', 'Hard B0T'],
    ['is a bot’s with marks', 'Hard böt'],
    ['is a bot’s with another gap', 'Hard_bot'],
    ['is a bot’s in wide letters', 'Hard ｂｏｔ'],
    ['is a bot’s in small capitals', 'Expert 8ot'],
  ])('can’t be one that %s', (_, name) => expect(isPlainName(name)).toBe(false));
});
