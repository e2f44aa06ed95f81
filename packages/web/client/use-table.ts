import { useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** A table's state; the component is rendered again whenever it changes. */
export const useTable = (table: Table): TableState => useSyncExternalStore(table.subscribe, table.state);
