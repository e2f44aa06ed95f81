import { battlefields } from '@swordtable/games/battlefields/rules';
import { olympus } from '@swordtable/games/tile-battle/rules';
import type { Game } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { tableOf } from '../tables/index.ts';
import { playOn } from './loop.ts';
import { openMatch } from './match.ts';

/** What a terminal shows when these lines are typed at it by two people. */
const shownTo = async (game: Game, typed: readonly string[]): Promise<string> => {
  const waiting = [...typed];
  let shown = '';
  const say = (text: string): void => {
    shown += `${text}\n`;
  };
  const lines = {
    isTerminal: true,
    leaving: new AbortController().signal,
    close: () => {},
    next: async (prompt: string) => {
      say(prompt);
      return waiting.shift();
    },
  };
  const session = {
    table: tableOf(game),
    look: () => PLAIN,
    lines,
    // Two people play, so no bot is asked.
    thinker: { think: () => Promise.reject(new Error('A bot was asked.')), close: async () => {} },
    people: [0, 1],
    botOn: () => 'random',
    hints: 'random',
  };
  await playOn({ ...session, say, keep: () => {} }, openMatch(game, 2, {}, 'hand over'));
  return shown;
};

test('a player with hidden cards gets the screen alone, and the screen is cleared before', async () => {
  const shown = await shownTo(battlefields, ['', 'scout', 'scout', 'raid', 'raid']);
  const [before = '', handed = '', after] = shown.split(/Press Enter when only (?:Red|Blue) can see the screen\. /);
  expect(before).not.toMatch(/hand +[A-Z]/);
  expect(handed).toMatch(/☀ Red\n +hand +[A-Z]/);
  // The last thing before Blue is called is that everything is wiped, with what the terminal could scroll back to.
  expect(handed.slice(handed.lastIndexOf('\u001b[3J'))).toBe('\u001b[3J\u001b[H\u001b[2J\nIt’s Blue’s turn. ');
  expect(after?.trim()).toBe('');
});

test('where everything is open nobody has to look away', async () => {
  expect(await shownTo(olympus, ['1', '1', '1', '1'])).not.toContain('Press Enter');
});
