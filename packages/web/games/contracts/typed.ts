import type { Action } from '@swordtable/games/contracts/action';
import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import type * as client from '../../client/table.ts';
import type * as kit from '../../kit/table/game-table.ts';

export type TableState = client.TableState<View, Event, Action>;
export type Happening = client.Happening<Event>;
export type Question = client.Question<Action>;
export type AnsweringTable = NonNullable<BoardProps['table']>;
export type BoardProps = kit.BoardProps<View, Event, Action>;
