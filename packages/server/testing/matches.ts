import type { Game, Seat } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { Command } from '../match/command.ts';
import { decide } from '../match/decide.ts';
import type { Line, SeatTerms, Terms } from '../match/entry.ts';
import { matchFrom } from '../match/fold.ts';
import type { Match, RulesOf } from '../match/match.ts';

export const TOYS: readonly Game[] = [bids, boxes, carts];

export const toyRules: RulesOf = (id, version) => TOYS.find((game) => game.id === id && game.version === version);

/** Keys in tests are plain words; only the server hashes secrets. */
export const keyOf = (seat: Seat): string => `key of seat ${seat}`;

export const person = (seat: Seat): SeatTerms => ({ kind: 'person', name: `Player ${seat}`, invites: [keyOf(seat)] });

export const termsFor = (game: string, seats: readonly SeatTerms[], more: Partial<Terms> = {}): Terms => ({
  ...{ game, version: '1', options: {}, seats, secret: 'a secret', listed: false, openAfter: true, clock: null, patience: 60 },
  ...{ host: keyOf(0), watch: 'the link for spectators', ...more },
});

/** A match whose log grows with commands, at times the test decides. */
export interface Played {
  match: Match;
  readonly lines: Line[];
  /** Runs a command, or fails the test with the refusal. */
  does(command: Command, at?: number): void;
  /** The code of the refusal. */
  refuses(command: Command, at?: number): string;
  /** The seat answers with one of its options. */
  answers(seat: Seat, option?: number, at?: number): void;
}

export const played = (terms: Terms, rulesOf: RulesOf = toyRules): Played => {
  const lines: Line[] = [{ seq: 0, at: 0, entry: { kind: 'created', terms } }];
  const first = matchFrom('match', lines, rulesOf);
  if (!first.ok) throw new Error(first.refusal.sentence);
  const table: Played = {
    match: first.value,
    lines,
    does: (command, at = table.match.at) => {
      const verdict = decide(table.match, command, at);
      if (!verdict.ok) throw new Error(`${verdict.refusal.code}: ${verdict.refusal.sentence}`);
      if (!('line' in verdict.value)) return;
      table.match = verdict.value.match;
      lines.push(verdict.value.line);
    },
    refuses: (command, at = table.match.at) => {
      const verdict = decide(table.match, command, at);
      return verdict.ok ? 'not refused' : verdict.refusal.code;
    },
    answers: (seat, option = 0, at = table.match.at) => {
      const decision = table.match.position?.decisions.find((asked) => asked.seat === seat);
      const { seq } = table.match.asked.find((asked) => asked.seat === seat) ?? { seq: -1 };
      table.does({ do: 'act', seat, key: keyOf(seat), seq, action: decision?.options.at(option) }, at);
    },
  };
  return table;
};

/** A match with all seats taken. */
export const begun = (game: string, seats: number, more: Partial<Terms> = {}): Played => {
  const table = played(
    termsFor(
      game,
      Array.from({ length: seats }, (_, seat) => person(seat)),
      more,
    ),
  );
  for (let seat = 0; seat < seats; seat++) {
    table.does({ do: 'take', seat, key: keyOf(seat), player: { name: `Player ${seat}`, program: false, luck: `luck ${seat}` } });
  }
  return table;
};
