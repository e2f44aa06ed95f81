import { botNamed } from '@swordtable/bots';
import { gameOf, newSeed, optionsFrom, seatsNamed, seatsOf } from '../arguments.ts';
import { openMatch } from '../play/match.ts';
import { openThinker } from '../play/thinker.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { linesOf } from './lines.ts';
import { serve } from './serve.ts';

export interface StdioOptions {
  readonly seat: string;
  readonly against: string;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly timeout: number;
  readonly seed?: string;
}

/** Lets a program in any language play: one JSON object per line, in and out. */
export const serveStdio = async (id: string, options: StdioOptions): Promise<void> => {
  const game = gameOf(id);
  orStop(botNamed(options.against));
  const seats = seatsOf(game, options.seats);
  const yours = seatsNamed(game, seats, options.seat);
  const match = openMatch(game, seats, optionsFrom(game, options.option ?? [], options.numbers), options.seed ?? newSeed());
  const thinker = openThinker();
  const patience = options.timeout === 0 ? undefined : options.timeout * 1000;
  try {
    const lines = linesOf(process.stdin);
    const say = (message: unknown): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
    const unfinished = await serve(match, { yours, bot: options.against, thinker, lines, patience, say });
    if (unfinished !== undefined) stop(unfinished, FAILED);
  } finally {
    await thinker.close();
    // An open input would keep the process alive.
    process.stdin.destroy();
  }
};
