import { useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** The state of a table; the component is drawn again whenever it changes. */
export const useTable = (table: Table): TableState => useSyncExternalStore(table.subscribe, table.state);
