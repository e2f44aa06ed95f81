import type { Refusal } from '@swordtable/kernel';
import type { Message } from '@swordtable/server/api/table';
import type { OrdersWish } from '@swordtable/server/match/orders';
import type { LocalWishes } from './beginning.ts';
import type { BranchWishes } from './branching.ts';

/** How a page gets a match into its worker. */
export type Opening =
  | { readonly do: 'create'; readonly wishes: LocalWishes }
  | { readonly do: 'resume'; readonly match: string }
  /** The text of a match file. */
  | { readonly do: 'import'; readonly text: string }
  | { readonly do: 'branch'; readonly wishes: BranchWishes };

/** What a page asks of the worker that holds its match. */
export type Ask =
  | Opening
  | { readonly do: 'hand-to'; readonly seat: number | null }
  | { readonly do: 'act'; readonly seq: number; readonly action: unknown; readonly id: string }
  | { readonly do: 'undo'; readonly seq: number }
  | { readonly do: 'preview'; readonly seq: number; readonly action: unknown }
  /** Withdraws all standing orders where nothing is wished for. */
  | { readonly do: 'order'; readonly wish: OrdersWish | null }
  | { readonly do: 'plan'; readonly answers: readonly unknown[] }
  | { readonly do: 'undoable' | 'hint' | 'resign' | 'orders' | 'file' };

/** What the worker tells without being asked. */
export type News = { readonly message: Message } | { readonly trouble: Refusal };
