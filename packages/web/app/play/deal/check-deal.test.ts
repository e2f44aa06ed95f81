import { playGame, random } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { olympus } from '@swordtable/games/tile-battle/rules';
import type { MatchFile } from '@swordtable/server/api/play';
import { seedFrom } from '@swordtable/server/match/deal';
import { fileOf } from '@swordtable/server/match/file';
import { tableMessage } from '@swordtable/server/match/projection';
import { keyOf, person, played, termsFor } from '@swordtable/server/testing/matches';
import { describe, expect, test } from 'vitest';
import { stateFrom } from '../../../client/table-state.ts';
import { checkFile, hasDeal } from './check-deal.ts';
import { luckFor, notesOn } from './notes.ts';

/** A match against a bot, after a few answers, and the notes of the browser that played it. */
const resigned = () => {
  const terms = termsFor('olympus', [person(0), { kind: 'bot', name: 'Easy bot', level: 'easy', invites: [] }]);
  const table = played({ ...terms, version: olympus.version }, () => olympus);
  const luck = luckFor(stateFrom(tableMessage(table.match, 0, [])).card, 0);
  table.does({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'Ada', program: false, luck } });
  for (let answers = 0; answers < 6; answers++) {
    const { seat = 0, seq = 0 } = table.match.asked[0] ?? {};
    const action = table.match.position?.decisions.find((decision) => decision.seat === seat)?.options.at(0);
    if (seat === 0) table.does({ do: 'act', seat, key: keyOf(0), seq, action });
    else table.does({ do: 'answer-for-bot', seat, seq, action });
  }
  table.does({ do: 'resign', seat: 0, key: keyOf(0) });
  const seen = stateFrom(JSON.parse(JSON.stringify(tableMessage(table.match, 0, []))));
  const notes = notesOn(seen.card.match, 0) ?? {};
  return { file: fileOf(table.match), seen, notes };
};

/** The same match with another deal, and played at random from there. */
const dealtFrom = ({ hash: _, ...file }: MatchFile, luck: readonly string[]): MatchFile => {
  if (file.deal === undefined) throw new Error('The match has no proof.');
  const seed = seedFrom(file.deal.match, file.deal.secret, luck);
  const other = playGame(olympus, { seats: 2, options: file.options, seed }, [random, random]);
  if (!other.ok) throw new Error(other.refusal.sentence);
  return { ...file, seed, answers: other.value.record.answers, deal: { ...file.deal, luck } };
};

test.each(GAMES.map((game) => [game.id, game] as const))('nobody is warned of an honest deal of %s', async (id, game) => {
  const lucks = ['luck 0', 'luck 1'];
  const outcome = playGame(game, { seats: 2, options: {}, seed: seedFrom('match', 'a secret', lucks) }, [random, random]);
  if (!outcome.ok) throw new Error(outcome.refusal.sentence);
  const table = played({ ...termsFor(id, [person(0), person(1)]), version: game.version }, () => game);
  for (const [seat, luck] of lucks.entries())
    table.does({ do: 'take', seat, key: keyOf(seat), player: { name: '', program: false, luck } });
  for (const { seat, action } of outcome.value.record.answers)
    table.does({ do: 'act', seat, key: keyOf(seat), seq: table.match.asked.find((asked) => asked.seat === seat)?.seq ?? -1, action });
  expect(table.match.status).toBe('over');
  for (const watcher of [undefined, 0, 1]) {
    const seen = stateFrom(JSON.parse(JSON.stringify(tableMessage(table.match, watcher, []))));
    expect(await checkFile(fileOf(table.match), seen, { luck: new Map(lucks.entries()) })).toEqual({ ok: true });
  }
});

describe('what a page finds out about a deal', () => {
  const { file, seen, notes } = resigned();
  const found = async (changed: MatchFile): Promise<string> => {
    const checked = await checkFile(changed, seen, notes);
    return checked.ok ? 'fair' : checked.refusal.code;
  };

  test('an honest one is fair', async () => {
    expect(hasDeal(seen)).toBe(true);
    expect(await found(file)).toBe('fair');
  });

  test('one that wasn’t from this browser’s luck isn’t', async () => {
    expect(await found(dealtFrom(file, ['ground 83127', '']))).toBe('other-luck');
    expect(await found(dealtFrom(file, [file.deal?.luck[0] ?? '', 'ground 83127']))).toBe('false-luck');
  });

  test('one that the server doesn’t open isn’t', async () => {
    const { deal: _, ...closed } = file;
    expect(await found(closed)).toBe('no-proof');
  });

  test('an honest one isn’t, if the match that was seen wasn’t played with it', async () => {
    expect(await found(dealtFrom(file, [...(file.deal?.luck ?? [])]))).toBe('other-table');
    const { hash: _, ...open } = file;
    expect(await found({ ...open, answers: file.answers.slice(0, -1) })).toBe('other-table');
    expect(await found({ ...file, answers: file.answers.toReversed() })).toBe('match-broken');
  });

  test('one of a game that this page doesn’t have is checked without its rules', async () => {
    expect(await found({ ...file, game: 'chess' })).toBe('fair');
  });

  test('a match that was never dealt, or elsewhere, has none', () => {
    const { ended: _, ...card } = seen.card;
    expect(hasDeal({ card: { ...card, ended: { why: 'cancelled' } } })).toBe(false);
    expect(hasDeal({ card: { ...seen.card, imported: true } })).toBe(false);
    expect(hasDeal({ card: { ...seen.card, status: 'running' } })).toBe(false);
  });
});
