import { plural } from '@swordtable/games/grammar';
import { readRecord } from '@swordtable/kernel';
import { gameOf, newSeed, optionsFrom, seatsOf } from '../arguments.ts';
import { readText, writeText } from '../files.ts';
import { begunBy, gameFrom, hasScenes, stage } from '../scenes.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { tableOf } from '../tables/index.ts';
import { openLines } from './lines.ts';
import { playOn } from './loop.ts';
import { type Match, openMatch, positionOf, recordOf, resumeMatch } from './match.ts';
import { companyText, seating } from './seating.ts';
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
  readonly resume?: string;
}

/** A search in every game, because only a search plans ahead. */
const HINTS = 'learned:250,900ms';

interface Begun {
  readonly match: Match;
  /** The position it began from, if not from a deal. */
  readonly scene: string | undefined;
}

const takenUpFrom = (path: string): Begun => {
  const record = orStop(readRecord(readText(path)), FAILED);
  const { game, scene } = begunBy(record);
  return { match: resumeMatch(game, record), scene };
};

const begin = (id: string, options: PlayOptions): Begun => {
  const named = gameOf(id);
  const scene = options.scene === undefined ? undefined : readText(options.scene);
  if (scene !== undefined && !hasScenes(named)) stop(`${named.name} can’t start from a scene.`);
  const game = scene === undefined ? named : gameFrom(orStop(stage(scene), FAILED));
  const given = optionsFrom(game, options.option ?? [], options.numbers);
  return { match: openMatch(game, seatsOf(game, options.seats), given, options.seed ?? newSeed()), scene };
};

/** Plays in the terminal, or through a pipe, until the game is over or the players leave. */
export const play = async (id: string, options: PlayOptions): Promise<void> => {
  const { match, scene } = options.resume === undefined ? begin(id, options) : takenUpFrom(options.resume);
  const { game, record } = match;
  const seated = seating(game, record.seats, options);
  const path = options.save ?? options.resume;
  const keep = (kept: Match): void => {
    if (path !== undefined) writeText(path, `${JSON.stringify({ ...recordOf(kept), ...(scene === undefined ? {} : { scene }) })}\n`);
  };
  keep(match);

  const lines = openLines(process.stdin, process.stdout);
  const thinker = scene === undefined ? openThinker(lines.leaving) : thinkHere;
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
