import type { Refusal } from '@swordtable/kernel';
import type { Message } from '@swordtable/server/api/table';
import type { BranchWishes } from './branch.ts';
import type { LocalSetup } from './new-match.ts';

/** How a page gets a match into its worker. */
export type Opening =
  | { readonly do: 'create'; readonly wishes: LocalSetup }
  | { readonly do: 'resume'; readonly match: string }
  /** The text of a match file. */
  | { readonly do: 'import'; readonly text: string }
  | { readonly do: 'branch'; readonly wishes: BranchWishes };

/** The worker's own messages. */
export type News = { readonly message: Message } | { readonly trouble: Refusal };
