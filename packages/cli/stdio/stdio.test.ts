import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Event } from '@swordtable/games/battlefields/events';
import { battlefields } from '@swordtable/games/battlefields/rules';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Event as PartyEvent } from '@swordtable/games/contracts/events';
import type { View as PartyView } from '@swordtable/games/contracts/view/view';
import type { Event as SmithEvent } from '@swordtable/games/swordcrafters/events';
import type { View as SmithView } from '@swordtable/games/swordcrafters/view/view';
import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { type MatchRecord, replay } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { COMMAND, runProgram, useFolder } from '../testing/run.ts';
import { typeHere } from '../testing/run-here.ts';
import { LINE_MAX, linesOf } from './lines.ts';
import { BAD_LINES_MAX } from './serve.ts';

const file = useFolder();

interface Said {
  readonly type: string;
  readonly seq: number;
  readonly code: string;
  readonly record: MatchRecord;
  readonly [key: string]: unknown;
}

const messages = (out: string): readonly Said[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Said);

const SERVE = ['serve-stdio', 'olympus', '--seed', 'stdio'];

/** The examples of the page, unchanged. */
const example = (language: string): string => {
  const page = readFileSync(new URL('../../../docs/stdio.md', import.meta.url), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
};

describe('bots in other languages, from docs/stdio.md', () => {
  test('JavaScript plays a whole game', async () => {
    writeFileSync(file('bot.mjs'), example('js'));
    const args = [file('bot.mjs'), process.execPath, COMMAND, ...SERVE, '--seat', '1', '--against', 'random'];
    const { code, out, err } = await runProgram(process.execPath, args);
    expect(err).toBe('');
    expect(out).toMatch(/^The game ended \d+ : \d+\.\n$/);
    expect(code).toBe(0);
  });

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python plays both sides', async () => {
    writeFileSync(file('bot.py'), example('python'));
    const { code, out, err } = await runProgram('python3', [file('bot.py'), process.execPath, COMMAND, ...SERVE, '--seat', '0,1']);
    expect(err).toBe('');
    expect(out).toMatch(/^The game ended \d+ : \d+\.\n$/);
    expect(code).toBe(0);
  });
});

describe('the lines', () => {
  test('hello and ask tell what the seat may know, and never the seed or the deck', async () => {
    const { out } = await typeHere([...SERVE, '--seat', '0,1']);
    const [hello, ask] = messages(out);
    expect(hello).toMatchObject({ type: 'hello', game: 'olympus', version: '4', protocol: 1, seats: 2, yours: [0, 1] });
    expect(ask).toMatchObject({ type: 'ask', seq: 1, prompt: { rule: 'draft', ask: 'tile' }, view: { round: 1 } });
    // The draft has seven tiles; where the others lie is not told.
    expect(ask).toMatchObject({ view: { deck: CATALOG.filter(({ edition, house }) => edition === 'olympus' && !house).length - 7 } });
    expect(ask?.['events']).toMatchObject([{ what: 'round' }, { what: 'dealt' }]);
    expect(out).not.toContain('"seed"');
    expect(out).not.toContain('"random":');
  });

  const WRONG = [
    ['bad-json', 'hello'],
    ['bad-json', '{"seq":1,'],
    ['bad-json', ''],
    ['bad-message', '[]'],
    ['bad-message', '{"seq":1}'],
    ['wrong-seq', '{"seq":2,"action":{"tile":7}}'],
    ['wrong-seq', '{"action":{"tile":7}}'],
    ['malformed', '{"seq":1,"action":7}'],
    ['malformed', '{"seq":1,"action":null}'],
    ['malformed', `{"seq":1,"action":{"tile":${'['.repeat(2000)}${']'.repeat(2000)}}}`],
    ['not-an-option', '{"seq":1,"action":{"tile":999}}'],
    ['not-an-option', '{"seq":1,"action":{"pass":true}}'],
    ['not-an-option', '{"seq":1,"action":{"__proto__":{"tile":7}}}'],
    ['too-long', 'x'.repeat(LINE_MAX + 1)],
  ] as const;

  test('whatever is wrong is refused, and the question stays open', async () => {
    const { out, err } = await typeHere(
      [...SERVE, '--seat', '0,1'],
      WRONG.map(([, line]) => line),
    );
    expect(messages(out).slice(2)).toMatchObject(WRONG.map(([code]) => ({ type: 'refused', seq: 1, code })));
    expect(err).toBe('The input ended at question 1, before the game was over.\n');
  });

  test('too many bad lines in a row end the match, however many more there are', async () => {
    const { out, err, code } = await typeHere([...SERVE, '--seat', '0,1'], Array<string>(1000).fill('x'));
    expect(messages(out).filter(({ type }) => type === 'refused')).toHaveLength(BAD_LINES_MAX);
    expect([code, err]).toEqual([1, `${BAD_LINES_MAX} lines in a row didn’t answer question 1; the match was stopped.\n`]);
  });

  test('a vast line without an end is thrown away, not kept', async () => {
    const { out } = await typeHere([...SERVE, '--seat', '0,1'], 'y'.repeat(3_000_000));
    expect(messages(out).at(-1)).toMatchObject({ type: 'refused', code: 'too-long' });
  });

  test('lines are put together from pieces, and signs of several bytes are not torn', async () => {
    const pieces = [Buffer.from('{"a":"'), Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1), Buffer.from('"}\n\nlast')];
    async function* input() {
      yield* pieces;
    }
    const lines = [];
    for await (const line of linesOf(input())) lines.push(line);
    expect(lines).toEqual([{ text: '{"a":"é"}' }, { text: '' }, { text: 'last' }]);
  });
});

test('the record at the end is the whole match', { tags: ['long'] }, async () => {
  // The example bot again, with its record kept: what it was sent replays to the same end.
  const keeper = example('js').replace(/`The game ended .*`\)/, 'JSON.stringify(message.record))');
  writeFileSync(file('keeper.mjs'), keeper);
  const args = [file('keeper.mjs'), process.execPath, COMMAND, ...SERVE, '--seat', '0', '--against', 'random'];
  const { out } = await runProgram(process.execPath, args);
  const record = JSON.parse(out) as MatchRecord;
  expect(record).toMatchObject({ game: 'olympus', seed: 'stdio', hash: expect.any(String) });
  expect(replay(olympus, record).ok).toBe(true);
});

test("a game with hidden cards: a program learns the other side's face-down cards only by the record of the whole match at the end", async () => {
  const listener = example('js').replace('const message = JSON.parse(line);', 'const message = JSON.parse(line); console.log(line);');
  writeFileSync(file('listener.mjs'), listener);
  const args = [file('listener.mjs'), process.execPath, COMMAND, 'serve-stdio', 'battlefields', '--seed', 'b', '--against', 'random'];
  const { out } = await runProgram(process.execPath, args);
  const said = messages(out.slice(0, out.indexOf('The game ended')));
  const asks = said.filter(({ type }) => type === 'ask') as unknown as { readonly view: View; readonly events: readonly Event[] }[];
  expect(asks.length).toBeGreaterThan(20);
  const theirs = asks.flatMap(({ view }) => view.places.flatMap(({ stacks }) => stacks[1] ?? []));
  expect(theirs.some(({ up }) => up)).toBe(true);
  expect(theirs.filter(({ up, warrior }) => !up && warrior !== null)).toEqual([]);
  for (const { view } of asks) expect(view.armies.map(({ own }) => own === null)).toEqual([false, true]);
  const placed = asks.flatMap(({ events }) => events.filter((event) => event.what === 'placed' && event.seat === 1));
  expect(placed.length).toBeGreaterThan(0);
  for (const event of placed) expect(event).toMatchObject({ warrior: null });
  expect(JSON.stringify(said.slice(0, -1))).not.toContain('"seed"');
  const record = said.at(-1)?.record;
  if (record === undefined) throw new Error('Nothing was said.');
  expect(record.answers.some(({ seat, action }) => seat === 1 && 'warrior' in (action as object))).toBe(true);
  expect(record).toMatchObject({ game: 'battlefields', seed: 'b', hash: expect.any(String) });
  expect(replay(battlefields, record).ok).toBe(true);
});

const checkTable = async (seats: number, yours: string): Promise<void> => {
  const listener = example('js').replace('const message = JSON.parse(line);', 'const message = JSON.parse(line); console.log(line);');
  writeFileSync(file('smith.mjs'), listener);
  const args = ['serve-stdio', 'swordcrafters', '--seats', String(seats), '--seat', yours, '--seed', 'c', '--against', 'random'];
  const { code, out } = await runProgram(process.execPath, [file('smith.mjs'), process.execPath, COMMAND, ...args]);
  expect(code).toBe(0);
  const said = messages(out.slice(0, out.indexOf('The game ended')));
  const asks = said.filter(({ type }) => type === 'ask') as unknown as {
    readonly seat: number;
    readonly view: SmithView;
    readonly events: readonly SmithEvent[];
  }[];
  expect(new Set(asks.map(({ seat }) => String(seat)))).toEqual(new Set(yours.split(',')));
  const crafting = asks.filter(({ view }) => view.phase === 'craft');
  // How often depends on the program, which answers at random.
  expect(crafting.length).toBeGreaterThan(0);
  for (const { seat, view } of crafting)
    expect(view.smiths.map(({ bench, left }, other) => [other, bench !== null, left !== null])).toEqual(
      view.smiths.map((_, other) => [other, other === seat, other === seat]),
    );
  for (const { seat, events } of asks) for (const event of events) if (event.what === 'built') expect(event.seat).toBe(seat);
  expect(said.at(-1)).toMatchObject({ type: 'over', standing: { points: Array.from({ length: seats }, () => expect.any(Number)) } });
};

const SMITHS = 'a table of %d: a program plays the seats %s, and learns of what others build only when all are done';

test.each([[5, '0,2,4']])(SMITHS, checkTable);

test.each([
  [1, '0'],
  [3, '1'],
])(SMITHS, { tags: ['long'] }, checkTable);

test('a party among three: a program plays it, and learns of no card that others keep, draw or plan', async () => {
  const listener = example('js').replace('const message = JSON.parse(line);', 'const message = JSON.parse(line); console.log(line);');
  writeFileSync(file('party.mjs'), listener);
  const args = ['serve-stdio', 'contracts', '--seats', '3', '--seat', '1', '--seed', 'c', '--against', 'random'];
  const { code, out } = await runProgram(process.execPath, [file('party.mjs'), process.execPath, COMMAND, ...args]);
  expect(code).toBe(0);
  const said = messages(out.slice(0, out.indexOf('The game ended')));
  const asks = said.filter(({ type }) => type === 'ask') as unknown as {
    readonly seat: number;
    readonly view: PartyView;
    readonly events: readonly PartyEvent[];
  }[];
  expect(new Set(asks.map(({ seat }) => seat))).toEqual(new Set([1]));
  for (const { seat, view, events } of asks) {
    expect(view.parties.map(({ own }) => own !== null)).toEqual(view.parties.map((_, other) => other === seat));
    const others = events.filter((event) => 'seat' in event && event.seat !== seat);
    const told = others.flatMap((event) => {
      if (event.what === 'planned') return [event.card];
      if (event.what === 'kept') return event.card ?? [];
      return event.what === 'drew' ? (event.cards ?? []) : [];
    });
    expect(told).toEqual([]);
  }
  expect(asks.flatMap(({ events }) => events).filter(({ what }) => what === 'kept').length).toBeGreaterThan(40);
  expect(said.at(-1)).toMatchObject({ type: 'over', standing: { points: Array.from({ length: 3 }, () => expect.any(Number)) } });
});
