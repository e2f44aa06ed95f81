import type { Thinking, ThinkJob } from '@swordtable/bots';
import { accept, type Refusal, type Result, type Seat } from '@swordtable/kernel';
import type { Command } from '@swordtable/server/match/command';
import { recordOf } from '@swordtable/server/match/gameplay';
import type { Match } from '@swordtable/server/match/match';
import { stillFor } from '@swordtable/server/match/sealed';

interface AttendantParts {
  think(job: ThinkJob): Promise<Result<Thinking>>;
  chance(): string;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  trouble(refusal: Refusal): void;
}

/** Makes the bots that must answer do so. */
export interface BotRunner {
  attend(match: Match): void;
  close(): void;
}

/** The bot that steps in when another can't answer. */
const STAND_IN = 'greedy';
/** After this many milliseconds, an answer that couldn't be stored is tried again: there may be space now. */
const AGAIN = 5_000;

export const startBotRunner = (parts: AttendantParts, perform: (command: Command) => Promise<Result<void>>): BotRunner => {
  const thinking = new Set<string>();
  let closed = false;

  const choose = async (match: Match, seat: Seat, bot: string): Promise<Result<unknown>> => {
    const thought = await parts.think({ kind: 'think', record: recordOf(match), seat, bot, seed: parts.chance() });
    return thought.ok ? accept(thought.value.action) : thought;
  };

  const keep = async (command: Command): Promise<void> => {
    for (;;) {
      const done = closed ? accept(undefined) : await perform(command);
      if (done.ok) return;
      parts.trouble(done.refusal);
      // Only a lack of space can pass; a match that continued in another window has left this one behind.
      if (!done.refusal.code.startsWith('storage-')) return;
      await parts.wait(AGAIN);
    }
  };

  const answer = async (match: Match, seat: Seat, seq: number, level: string): Promise<void> => {
    const first = await choose(match, seat, level);
    const chosen = first.ok || closed ? first : await choose(match, seat, STAND_IN);
    if (!closed) await parts.wait(stillFor(match, seat, parts.now()));
    if (closed) return;
    if (!chosen.ok) return parts.trouble(chosen.refusal);
    await keep({ do: 'answer-for-bot', seat, seq, action: chosen.value });
  };

  return {
    attend: (match) => {
      for (const { seat, seq } of match.asked) {
        const level = match.seats[seat]?.bot;
        const question = `${seat} ${seq}`;
        if (closed || level === undefined || thinking.has(question)) continue;
        thinking.add(question);
        void answer(match, seat, seq, level).finally(() => thinking.delete(question));
      }
    },
    close: () => {
      closed = true;
    },
  };
};
