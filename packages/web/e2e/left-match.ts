import { botNamed, playGame } from '@swordtable/bots';
import { type Game, hashOf, type MatchOptions, type MatchRecord, type Position, type Result, replay } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Line } from '@swordtable/server/match/entry';
import type { Page } from 'playwright-core';
import { loadGame, rulesAmong } from '../client/local/games.ts';
import { readFile } from '../client/local/read-match.ts';
import { newSeed } from '../client/new-seed.ts';
import { type Visit, type VisitOptions, visit } from './browser.ts';
import { go } from './going.ts';
import { untilAsked } from './playing.ts';
import { address } from './service.ts';

const got = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

/** The most deals that are searched. */
const DEALS_MAX = 400;

interface Left<Found> {
  /** The match up to there. The first to answer is a person, and the others are easy bots. */
  readonly file: MatchFile;
  readonly found: Found;
}

/** How a match is set up and played, unless by two easy bots and without options. */
interface Setup {
  readonly seats?: number;
  readonly options?: MatchOptions;
  /** Random play takes no time and comes to every question. */
  readonly bot?: 'easy' | 'random';
}

/** Matches that were played already, by game, set-up, and deal: in Contracts, playing one takes seconds. */
const played = new Map<string, MatchRecord>();

const matchOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seats = 2, options = {}, bot = 'easy' }: Setup,
  deal: number,
): MatchRecord => {
  const key = JSON.stringify([game.id, seats, options, bot, deal]);
  const bots = Array.from({ length: seats }, () => got(botNamed(bot)));
  const record = played.get(key) ?? got(playGame(game, { seats, options, seed: `left ${deal}` }, bots)).record;
  played.set(key, record);
  return record;
};

/**
 * A match of bots, left where something is found for the first time: so a test of a rare event always has the same deal, and one
 * in which it happens.
 */
export const leftWhere = <State, Action, Event, View, Found>(
  game: Game<State, Action, Event, View>,
  find: (position: Position<State, Action>, answersLeft: number) => Found | undefined,
  setup: Setup = {},
): Left<Found> => {
  for (let deal = 0; deal < DEALS_MAX; deal++) {
    const record = matchOf(game, setup, deal);
    for (const [after, { position }] of got(replay(game, record)).entries()) {
      const found = find(position, record.answers.length - after);
      if (found === undefined) continue;
      const [asked] = position.decisions;
      const players = Array.from({ length: setup.seats ?? 2 }, (_, seat): MatchFile['players'][number] =>
        seat === asked?.seat ? { name: '', player: 'person' } : { name: '', player: 'bot', level: 'easy' },
      );
      return { found, file: { ...record, answers: record.answers.slice(0, after), hash: hashOf(position.state), players } };
    }
  }
  throw new Error(`This is found in none of ${DEALS_MAX} deals.`);
};

/** A match that is nearly over: whole games take long in a browser, and their ends are alike. */
export const leftLate = <State, Action, Event, View>(game: Game<State, Action, Event, View>, answersLeft: number): MatchFile =>
  leftWhere(game, (_, left) => (left === answersLeft ? true : undefined)).file;

/** Stores a match in the browser, as if its first player had left it there. */
const store = (page: Page, match: string, lines: readonly Line[]): Promise<void> =>
  page.evaluate(
    async (rows) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('swordtable', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('lines', { keyPath: ['match', 'seq'] });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction('lines', 'readwrite');
      for (const row of JSON.parse(rows)) transaction.objectStore('lines').add(row);
      await new Promise<unknown>((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    JSON.stringify(lines.map((line) => ({ match, ...line }))),
  );

/** Resumes a match that was left, in a page of the site. Opening its file would replay the whole of it twice more. */
export const resume = async (page: Page, file: MatchFile): Promise<void> => {
  const match = newSeed();
  const rules = rulesAmong(got(await loadGame(file.game, file.version)));
  await store(page, match, got(got(readFile(JSON.stringify(file))).lines(Date.now(), match, rules)));
  await go(page, `/play/${match}`);
  await untilAsked(page);
};

/** A new visitor resumes a match that was left. */
export const goOnWith = async (file: MatchFile, options: VisitOptions = {}): Promise<Visit> => {
  const visited = await visit(`${address}/emblem.svg`, options);
  await resume(visited.page, file);
  return visited;
};
