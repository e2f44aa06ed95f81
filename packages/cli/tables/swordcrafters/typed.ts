import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Event } from '@swordtable/games/swordcrafters/events';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type * as tables from '../table.ts';

export type Table = tables.Table<View, Action, Event>;
export type Shown = tables.Shown<View, Action, Event>;
export type Reading = tables.Reading<Action>;
