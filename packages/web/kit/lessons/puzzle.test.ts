import { accept } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Table } from '../../client/table.ts';
import { puzzleTable } from './puzzle.ts';

test('a puzzle keeps its position until the best answer comes, reports every try, and then plays on', async () => {
  const given: unknown[] = [];
  const tries: boolean[] = [];
  const table: Pick<Table, 'act' | 'undo' | 'undoable'> = {
    act: async (action) => {
      given.push(action);
      return accept(undefined);
    },
    undo: async () => accept(undefined),
    undoable: async () => accept(undefined),
  };
  const tried = puzzleTable(table, { tile: 7, turns: 2 }, (isBest) => tries.push(isBest));
  expect(await tried.act({ tile: 7, turns: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-best' } });
  expect(await tried.undo()).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
  expect(await tried.undoable()).toMatchObject({ ok: false });
  expect(given).toEqual([]);
  expect((await tried.act({ turns: 2, tile: 7 })).ok).toBe(true);
  expect((await tried.act({ pass: true })).ok).toBe(true);
  expect(given).toEqual([{ turns: 2, tile: 7 }, { pass: true }]);
  expect(tries).toEqual([false, true]);
});
