import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { misfitsWithHint, WHERE } from './geometry.ts';
import { READER } from './language.ts';
import { leftWhere, resume } from './left-match.ts';
import { longIf } from './long.ts';
import { address } from './service.ts';

/** The phases with two and five seats, and those that look much like them; late, when the swords are long. */
const ASKED = [
  [2, 'slice'],
  [5, 'craft'],
] as const;
const ALIKE = [
  [1, 'solo'],
  [1, 'craft'],
  [2, 'select'],
  [2, 'craft'],
  [5, 'slice'],
  [5, 'select'],
] as const;

const LATE = 5;

for (const asked of [ASKED, ALIKE])
  test(
    `all is in reach and nothing is cut off ${WHERE}, with and without a hint: ${asked.map(([seats, phase]) => `${phase} of ${seats}`).join(', ')}`,
    longIf(asked === ALIKE),
    async () => {
      const { page, errors } = await visit(`${address}/emblem.svg`, READER);
      const faults: string[] = [];
      for (const [seats, phase] of asked) {
        const { file } = leftWhere(
          swordcrafters,
          ({ state, decisions: [asked] }) => (state.round >= LATE && asked?.prompt.rule === phase ? asked : undefined),
          { seats },
        );
        await resume(page, file);
        const name = `swordcrafters, ${seats} seats, ${phase}`;
        faults.push(...(await misfitsWithHint(page, name)));
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
