import { edition as openEdition } from '@swordtable/games/contracts/edition/version-1';
import type { View } from '@swordtable/games/contracts/view/view';
import { archivedFiles } from '@swordtable/server/testing/archived';
import { afterAll, expect, test } from 'vitest';
import type { LocalTable } from './local/client.ts';
import { replayOfFile } from './replay/sources.ts';
import type { TableState } from './table.ts';
import { endAll, memoryStore, startHere, sure } from './testing/local.ts';

const edition = openEdition();

afterAll(endAll);

/** A stored match of version 1, played by people, and not yet over. */
const [whole] = archivedFiles('contracts', '1');
if (whole === undefined) throw new Error('The archive has no such match.');
const { hash: _hash, ended: _ended, deal: _deal, ...begun } = whole;
const people = whole.players.map(({ name }) => ({ name, player: 'person' as const }));
const fileAfter = (answers: number): string => JSON.stringify({ ...begun, players: people, answers: whole.answers.slice(0, answers) });

const textOf = (value: unknown): string => JSON.stringify(value);
/** Whether everything of the game in a state goes by the ids of its printings. */
const isShown = ({ view, decision, steps }: TableState): boolean =>
  textOf(edition.read([view, decision, steps])) === textOf([view, decision, steps]);

const opened = async (store = memoryStore()): Promise<LocalTable> => {
  const table = sure(await startHere({ do: 'import', text: fileAfter(0) }, store));
  sure(await table.handTo(0));
  return table;
};

/** The first option with a card that was different. */
const changedOption = ({ decision }: TableState): unknown => decision?.options.find((option) => textOf(option).includes('@1'));

test('a running match of version 1 is shown with its own cards, and answered in the names that its rules know', async () => {
  const store = memoryStore();
  const table = await opened(store);
  const state = table.state();
  expect(table.state()).toBe(state);
  expect(isShown(state)).toBe(true);
  const option = changedOption(state);
  expect(option).toBeDefined();
  const preview = sure(await table.preview(option));
  expect(textOf(edition.read(preview.view))).toBe(textOf(preview.view));
  const advice = sure(await table.hint());
  expect(
    advice.map(({ action }) => textOf(action)).every((action) => state.decision?.options.some((each) => textOf(each) === action)),
  ).toBe(true);
  sure(await table.act(option));
  expect(isShown(table.state())).toBe(true);
  const stored = [...store.rows.values()].flat();
  expect(textOf(stored)).toContain(textOf(edition.write(option)));
  expect(textOf(stored)).not.toContain('@1');
  expect(textOf(sure(await table.file()))).not.toContain('@1');
});

/** Positions in which it is one player's turn and the other has a companion whose card was different. */
const plannable = async (): Promise<readonly { readonly answers: number; readonly seat: number }[]> => {
  const replay = sure(await replayOfFile(JSON.stringify(whole)));
  return Array.from({ length: replay.last }, (_, answers) => answers).flatMap((answers) => {
    const { view, asked } = replay.stateAt(answers, 'spectator') as TableState<View>;
    const seat = asked[0]?.seat === 0 ? 1 : 0;
    const isPlannable = view.phase === 'contract' && view.parties[seat]?.fellows.some(({ card, ready }) => ready && card.includes('@1'));
    return isPlannable ? [{ answers, seat }] : [];
  });
};

test('standing orders are written in those names too, and read back', async () => {
  const [position] = await plannable();
  if (position === undefined) throw new Error('Nobody can plan ahead here.');
  const store = memoryStore();
  const table = sure(await startHere({ do: 'import', text: fileAfter(position.answers) }, store));
  sure(await table.handTo(position.seat));
  const { orders } = table;
  if (orders === undefined) throw new Error('Nobody can plan ahead here.');
  const option = sure(await orders.plan([])).decision?.options.find((each) => textOf(each).includes('@1'));
  const { wanted, rule, ask } = sure(await orders.plan([option]));
  expect(textOf(wanted)).toContain('@1');
  const { mark } = sure(await orders.look());
  const put = sure(await orders.put(mark, [{ rule, ask, alternatives: [wanted] }]));
  expect(put.orders).toMatchObject([{ alternatives: [wanted], now: ['possible'] }]);
  expect(textOf([...store.rows.values()])).not.toContain('@1');
  expect(sure(await orders.withdraw()).orders).toEqual([]);
});

test('a player who is called like a card keeps the name', async () => {
  const text = fileAfter(0).replace(people[0]?.name ?? '', 'squire');
  const table = sure(await startHere({ do: 'import', text }, memoryStore()));
  expect(table.state().card.seats[0]?.name).toBe('squire');
});

test('a replay of such a match is shown the same way, and given away as it was', async () => {
  const replay = sure(await replayOfFile(JSON.stringify(whole)));
  const state = replay.stateAt(20, 0);
  expect(state).toBeDefined();
  expect(replay.stateAt(20, 0)).toBe(state);
  expect(sure(await replay.look(20, 0))).toBe(state);
  expect(state && isShown(state)).toBe(true);
  expect(textOf(replay.happened(0))).toContain('@1');
  expect(replay.file).toEqual(whole);
});

test.each(['2', '3', '4'])('a match of version %s is shown with its own cards, too', async (version) => {
  const [whole] = archivedFiles('contracts', version);
  const replay = sure(await replayOfFile(JSON.stringify(whole)));
  const { view } = replay.stateAt(replay.last, 'spectator') as TableState;
  const printings = textOf(view).match(/@\d/g);
  expect(new Set(printings)).toEqual(new Set([`@${version}`]));
});

test('a current match is the table itself', async () => {
  const seats = [{ kind: 'here', name: 'Ada' } as const, { kind: 'here', name: 'Bo' } as const];
  const table = sure(await startHere({ do: 'create', wishes: { game: 'contracts', options: {}, seats } }, memoryStore()));
  sure(await table.handTo(0));
  expect(textOf(table.state())).not.toMatch(/@\d/);
});
