import { botNamed } from '@swordtable/bots';
import type { Seat } from '@swordtable/kernel';
import { gameOf, newSeed, optionsFrom, seatOf, seatsOf } from '../arguments.ts';
import { readText, writeText } from '../files.ts';
import { gameFrom, hasScenes, stage } from '../scenes.ts';
import { lookOf } from '../screen/look.ts';
import { orStop, stop } from '../stop.ts';
import { tableOf } from '../tables/index.ts';
import { openLines } from './lines.ts';
import { playOn } from './loop.ts';
import { type Match, openMatch, positionOf, recordOf } from './match.ts';
import { openThinker, thinkHere } from './thinker.ts';

export interface PlayOptions {
  readonly against: string;
  readonly hotSeat?: boolean;
  readonly seat: string;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly numbers?: string;
  readonly seed?: string;
  readonly scene?: string;
  readonly save?: string;
}

const HINTS = 'hard';

/** Plays in the terminal, or through a pipe, until the game is over or the people leave. */
export const play = async (id: string, options: PlayOptions): Promise<void> => {
  const named = gameOf(id);
  orStop(botNamed(options.against));
  const scene = options.scene === undefined ? undefined : readText(options.scene);
  if (scene !== undefined && !hasScenes(named)) stop(`${named.name} cannot be begun from a scene.`);
  const game = scene === undefined ? named : gameFrom(orStop(stage(scene), 1));
  const seats = seatsOf(game, options.seats);
  const own = seatOf(game, seats, options.seat);
  const people: readonly Seat[] = options.hotSeat === true ? Array.from({ length: seats }, (_, seat) => seat) : [own];
  const match = openMatch(game, seats, optionsFrom(game, options.option ?? [], options.numbers), options.seed ?? newSeed());
  const keep = (kept: Match): void => {
    if (options.save !== undefined)
      writeText(options.save, `${JSON.stringify({ ...recordOf(kept), ...(scene === undefined ? {} : { scene }) })}\n`);
  };
  keep(match);

  const lines = openLines(process.stdin, process.stdout);
  const thinker = scene === undefined ? openThinker(lines.leaving) : thinkHere;
  const say = (text: string): void => void process.stdout.write(text.endsWith('\u001b[2J') ? text : `${text}\n`);
  const opponent = options.hotSeat === true ? 'hot-seat' : `against ${options.against}`;
  say(`${game.name}, ${opponent}. Type "help" for help.`);
  try {
    const look = () => lookOf(process.stdout);
    const end = await playOn(
      { table: tableOf(game.id), look, lines, thinker, people, bot: options.against, hints: HINTS, say, keep },
      match,
    );
    if (positionOf(end).decisions.length > 0) say(`The game stops here, after ${end.record.answers.length} answers.`);
    if (options.save !== undefined) say(`The record is in ${options.save}; look at it with: swordtable replay ${options.save}`);
    say(`Seed ${end.record.seed}.`);
  } finally {
    lines.close();
    await thinker.close();
  }
};
