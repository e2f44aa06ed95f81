import type { Result, Watcher } from '@swordtable/kernel';
import type { Command } from '@swordtable/server/match/command';
import type { Registry } from '@swordtable/server/registry/registry';
import type { Life } from './agenda.ts';

/** A simulated server process: the real registry, bot runner, and watchdog. */
export interface Process {
  readonly life: Life;
  readonly registry: Registry;
  /** Nothing more happens here. */
  stop(): void;
  /** Performs a client's command, and says under which id it's stored. */
  perform(
    match: string,
    command: Command,
    id: string,
    key: string,
  ): Promise<Result<{ readonly seq: number; readonly ticket: string | undefined }>>;
  /** Follows a match from a line on. `take` gets the texts in order; `end` says that no more will come. */
  follow(place: Following, after: number | undefined, take: (text: string) => void, end: () => void): Promise<'ok' | 'refused' | 'failed'>;
}

export interface Following {
  readonly match: string;
  readonly watcher: Watcher;
  readonly key: string;
  readonly connection: Life;
}
