import { plural } from '@swordtable/games/grammar';
import { readRecord } from '@swordtable/kernel';
import { gameOf, newSeed, optionsFrom, seatsOf } from '../arguments.ts';
import { readText, writeText } from '../files.ts';
import { gameInScene, seatsIn } from '../scenes.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { tableOf } from '../tables/index.ts';
import { openLines } from './lines.ts';
import { playOn } from './loop.ts';
import { type Match, openMatch, positionOf, recordOf, resumeMatch } from './match.ts';
import { companyText, seating } from './seating.ts';
import { openThinker } from './thinker.ts';

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
  readonly resume?: string;
}

/** A search in every game, because only a search plans ahead. */
const HINTS = 'learned:250,900ms';

const takenUpFrom = (path: string): Match => {
  const record = orStop(readRecord(readText(path)), FAILED);
  return resumeMatch(gameOf(record.game), record);
};

const begin = (id: string, options: PlayOptions): Match => {
  const named = gameOf(id);
  const scene = options.scene === undefined ? undefined : readText(options.scene);
  if (scene !== undefined && named.scenes === undefined) stop(`${named.name} can’t start from a scene.`);
  const game = scene === undefined ? named : gameInScene(scene);
  const given = optionsFrom(game, options.option ?? [], options.numbers);
  return openMatch(game, seatsIn(game, scene) ?? seatsOf(game, options.seats), given, options.seed ?? newSeed(), scene);
};

/** Plays in the terminal, or through a pipe, until the game is over or the players leave. */
export const play = async (id: string, options: PlayOptions): Promise<void> => {
  const match = options.resume === undefined ? begin(id, options) : takenUpFrom(options.resume);
  const { game, record } = match;
  const seated = seating(game, record.seats, options);
  const path = options.save ?? options.resume;
  const keep = (kept: Match): void => {
    if (path !== undefined) writeText(path, `${JSON.stringify(recordOf(kept))}\n`);
  };
  keep(match);

  const lines = openLines(process.stdin, process.stdout);
  const thinker = openThinker(lines.leaving);
  const say = (text: string): void => void process.stdout.write(text.endsWith('\u001b[2J') ? text : `${text}\n`);
  say(`${game.name}, ${companyText(seated, record.seats)}. Type "help" for help.`);
  try {
    const look = () => lookOf(process.stdout);
    const end = await playOn({ table: tableOf(game), look, lines, thinker, ...seated, hints: HINTS, say, keep }, match);
    if (positionOf(end).decisions.length > 0) say(`The game stops here, after ${plural(end.record.answers.length, 'answer')}.`);
    if (path !== undefined) say(`The record is in ${path}. Continue with "play --resume", or view it with "replay".`);
    say(`Seed ${end.record.seed}.`);
  } finally {
    lines.close();
    await thinker.close();
  }
};
