import type { Message } from '@swordtable/server/api/table';
import type { Journal } from './journal.ts';
import type { Call, Mishap, Reply } from './wire.ts';

/** One connection over which a client is told of a match, from its opening to its end. */
export interface Connection {
  /** Resolves when it has ended, whatever ended it. */
  readonly ended: Promise<void>;
  /** Ends it without a word. */
  cut(): void;
  /** Reads nothing for a while. */
  stall(milliseconds: number): void;
  /** The answer to a move that is sent over it, or `LineLost`; only where it carries moves too. */
  carry?(call: Call, mishap?: Mishap): Promise<Reply>;
}

/** What a connection needs to know, and who hears what it is told. */
export interface Connecting {
  readonly address: string;
  readonly key: string;
  readonly journal: Journal;
  told(message: Message): void;
  refused(reply: Reply): void;
}
