import { GAMES } from '@swordtable/games';
import type { OptionSpec } from '@swordtable/kernel';
import { type Game, type MatchOptions, open, optionAt, type Random, randomBelow, randomFrom, type Watcher } from '@swordtable/kernel';
import { plainMessage } from '@swordtable/server/api/compact';
import type { TableMessage } from '@swordtable/server/api/table';
import type { Command } from '@swordtable/server/match/command';
import type { Match } from '@swordtable/server/match/match';
import { tableMessage } from '@swordtable/server/match/projection';
import { lastStep } from '@swordtable/server/registry/lines';
import { type LiveMatch, newLiveMatch, publishStep } from '@swordtable/server/registry/live-match';
import { keyOf, type Played, person, played, TOYS, termsFor } from '@swordtable/server/testing/matches';
import { describe, expect, test } from 'vitest';
import type { TableState } from './table.ts';
import { stateAfter, stateFrom } from './table-state.ts';

const MATCHES = 1;
const MORE_MATCHES = 6;
const STEPS = 150;

/** The values of an option, apart from tables of one's own. */
const valuesOf = (spec: OptionSpec): MatchOptions[string][] => {
  if (spec.kind === 'choice') return spec.choices.map(({ value }) => value);
  if (spec.kind === 'flag') return [false, true];
  return spec.kind === 'count' ? [spec.min, spec.default, spec.max] : [null];
};

/** A number of seats and options that can be combined. */
const anyTerms = (game: Game, rng: Random): { readonly seats: number; readonly options: MatchOptions } => {
  for (;;) {
    const seats = game.seats.min + randomBelow(rng, game.seats.max - game.seats.min + 1);
    const options = Object.fromEntries(
      game.options.map((spec) => [spec.id, optionAt(valuesOf(spec), randomBelow(rng, valuesOf(spec).length))]),
    );
    if (open(game, seats, options, 'seed').ok) return { seats, options };
  }
};

/** A page at a table: what it knows from the first table it was sent and from every step since. */
interface Page {
  readonly watcher: Watcher;
  state: TableState;
}

/** The table as it's sent whole, after its way over the wire. */
const wholeTable = (match: Match, watcher: Watcher): TableState => {
  const message: TableMessage = JSON.parse(JSON.stringify(tableMessage(match, watcher, [])));
  return stateFrom(message);
};

const openPage = (live: LiveMatch, watcher: Watcher, frames: boolean): Page => {
  const page: Page = { watcher, state: wholeTable(live.match, watcher) };
  const take = (_: number, text: string): void => {
    const message = plainMessage(JSON.parse(text));
    if (message.type === 'step') page.state = stateAfter(page.state, message);
  };
  const key = watcher === undefined ? undefined : keyOf(watcher);
  // Pages want both, over a socket; others neither.
  live.listeners.add({ watcher, key, frames, compact: frames, take, end: () => expect.unreachable('No one was shown out.') });
  return page;
};

/** What a page shows of a table, byte for byte. */
const shown = ({ card, view, watcher, seq, asked, decision }: TableState): readonly string[] =>
  [card, view, watcher, seq, asked, decision].map((part) => JSON.stringify(part));

/** Mostly an answer; now and then what else players do. */
const anyCommand = ({ match }: Played, rng: Random): Command => {
  const { seats, seq, position } = match;
  const decisions = position?.decisions ?? [];
  const asked = decisions[randomBelow(rng, decisions.length)];
  const seat = asked?.seat ?? 0;
  const other = randomBelow(rng, seats.length);
  const by = { seat: other, key: keyOf(other) };
  if (seats[seat]?.bot !== undefined) return { do: 'return', seat, key: keyOf(seat) };
  switch (randomBelow(rng, 24)) {
    case 0:
      return { do: 'undo', ...by, seq };
    case 1:
      return { do: 'request', ...by, seq };
    case 2:
      return { do: match.request === undefined ? 'decline' : 'grant', ...by };
    case 3:
      return { do: 'hand', ...by, absent: other, level: 'easy' };
    default: {
      const question = match.asked.find((each) => each.seat === seat)?.seq ?? -1;
      const action = asked === undefined ? undefined : optionAt(asked.options, randomBelow(rng, asked.options.length));
      return { do: 'act', seat, key: keyOf(seat), seq: question, action };
    }
  }
};

/** Plays a match at random before pages at every seat and beside the table, some of which came late; reports after every step. */
const playBefore = (game: Game, seed: string, check: (match: Match, pages: readonly Page[]) => void): void => {
  const rng = randomFrom(seed);
  const { seats, options } = anyTerms(game, rng);
  const people = Array.from({ length: seats }, (_, seat) => person(seat));
  const table = played(termsFor(game.id, people, { version: game.version, options, listed: true, secret: seed }), () => game);
  const live = newLiveMatch(table.match, 0);
  const pages = [openPage(live, undefined, false)];
  const perform = (command: Command): void => {
    if (table.refuses(command) !== 'not refused') return;
    const before = table.match;
    table.does(command);
    if (table.match === before) return;
    publishStep(live, table.match, lastStep(table.match));
    check(table.match, pages);
  };
  for (let seat = 0; seat < seats; seat++) {
    perform({ do: 'take', seat, key: keyOf(seat), player: { name: `Player ${seat}`, program: false, luck: seed } });
    pages.push(openPage(live, seat, seat === 0));
  }
  for (let step = 0; step < STEPS && table.match.status === 'running'; step++) {
    if (step === 20) pages.push(openPage(live, 0, false), openPage(live, undefined, true));
    perform(anyCommand(table, rng));
  }
  perform({ do: 'resign', seat: 0, key: keyOf(0) });
};

const checkMatches = (game: Game, from: number, to: number): void => {
  let compared = 0;
  for (let number = from; number < to; number++) {
    playBefore(game, `patches ${number}`, (match, pages) => {
      for (const { watcher, state } of pages) {
        expect(shown(state), `${match.seq} for ${watcher ?? 'a spectator'}`).toEqual(shown(wholeTable(match, watcher)));
        compared += 1;
      }
    });
  }
  expect(compared).toBeGreaterThan(50);
};

describe('what pages make of the steps they are sent is the whole table, byte for byte, for every watcher', () => {
  test.each(GAMES)('$name', (game) => checkMatches(game, 0, MATCHES));
  test.each(GAMES)('$name, in more matches', { tags: ['long'] }, (game) => checkMatches(game, MATCHES, MORE_MATCHES));
  // These are short.
  test.each(TOYS)('$name', (game) => checkMatches(game, 0, MORE_MATCHES));
});
