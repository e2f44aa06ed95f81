import type { Edition } from '@swordtable/games/edition';
import { accept, type Result, refuse } from '@swordtable/kernel';
import type { TableOrders } from './orders.ts';
import type { Replay } from './replay/replay.ts';
import type { Card, Table, TableState } from './table.ts';

/** How matches of older versions are shown; loaded only for them. */
const EDITIONS: Readonly<Record<string, () => Promise<Edition>>> = {
  'contracts 4': async () => (await import('@swordtable/games/contracts/edition/version-4')).edition(),
  'contracts 3': async () => (await import('@swordtable/games/contracts/edition/version-3')).edition(),
  'contracts 2': async () => (await import('@swordtable/games/contracts/edition/version-2')).edition(),
  'contracts 1': async () => (await import('@swordtable/games/contracts/edition/version-1')).edition(),
};

/** The edition of a match; undefined if it is shown as it is. */
const editionOf = async ({ game, version }: Card): Promise<Result<Edition | undefined>> => {
  const key = `${game} ${version}`;
  try {
    return accept(Object.hasOwn(EDITIONS, key) ? await EDITIONS[key]?.() : undefined);
  } catch {
    return refuse('game-away', 'The rules of this game couldn’t be loaded. Go online once and open it again.');
  }
};

const read = <Value>(edition: Edition, result: Result<Value>): Result<Value> => (result.ok ? accept(edition.read(result.value)) : result);

/** The same with a view in it. */
const readWithView = <Value extends { readonly view: unknown }>(edition: Edition, result: Result<Value>): Result<Value> =>
  result.ok ? accept({ ...edition.read(result.value), view: edition.readView(result.value.view) }) : result;

/** Reads states so that the same state is always the same value. Names of players stay as they are. */
const stateReader = (edition: Edition): ((state: TableState) => TableState) => {
  const known = new WeakMap<TableState, TableState>();
  return (state) => {
    const before = known.get(state);
    if (before !== undefined) return before;
    const { decision, steps, frames } = state;
    const shown: TableState = {
      ...state,
      view: edition.readView(state.view),
      decision: edition.read(decision),
      steps: edition.read(steps),
      ...(frames === undefined ? {} : { frames: edition.read(frames) }),
    };
    known.set(state, shown);
    return shown;
  };
};

const ordersIn = (edition: Edition, { look, put, withdraw, plan }: TableOrders): TableOrders => ({
  look: async () => read(edition, await look()),
  put: async (mark, orders) => read(edition, await put(mark, edition.write(orders))),
  withdraw: async () => read(edition, await withdraw()),
  plan: async (answers) => readWithView(edition, await plan(edition.write(answers))),
});

/** A table as the page shows it, whatever version its match began with. */
export const tableInEdition = async <Any extends Table>(table: Any): Promise<Result<Any>> => {
  const found = await editionOf(table.state().card);
  if (!found.ok || found.value === undefined) return found.ok ? accept(table) : found;
  const edition = found.value;
  const stateOf = stateReader(edition);
  return accept({
    ...table,
    state: () => stateOf(table.state()),
    act: (action: unknown) => table.act(edition.write(action)),
    preview: async (action: unknown) => readWithView(edition, await table.preview(edition.write(action))),
    hint: async () => read(edition, await table.hint()),
    ...(table.orders === undefined ? {} : { orders: ordersIn(edition, table.orders) }),
  });
};

/** A replay as the page shows it. */
export const replayInEdition = async (replay: Replay): Promise<Result<Replay>> => {
  const found = await editionOf(replay.card);
  if (!found.ok || found.value === undefined) return found.ok ? accept(replay) : found;
  const edition = found.value;
  const stateOf = stateReader(edition);
  return accept({
    ...replay,
    happened: (eyes) => edition.read(replay.happened(eyes)),
    stateAt: (step, eyes) => {
      const state = replay.stateAt(step, eyes);
      return state && stateOf(state);
    },
    look: async (step, eyes) => {
      const state = await replay.look(step, eyes);
      return state.ok ? accept(stateOf(state.value)) : state;
    },
  });
};
