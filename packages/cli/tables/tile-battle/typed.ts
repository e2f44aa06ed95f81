import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type * as tables from '../table.ts';

export type Table = tables.Table<View, Action, Event>;
export type Shown = tables.Shown<View, Action, Event>;
export type Reading = tables.Reading<Action>;
