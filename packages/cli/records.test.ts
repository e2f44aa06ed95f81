import { readFileSync, writeFileSync } from 'node:fs';
import { playGame, random } from '@swordtable/bots';
import { asgard } from '@swordtable/games/tile-battle/rules';
import { branchOf, hashOf, type MatchRecord, replay } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { run, useFolder } from './testing/run.ts';
import { runHere } from './testing/run-here.ts';

const file = useFolder();

const recorded = (): string => {
  const played = playGame(asgard, { seats: 2, options: { terrain: 'niflheim' }, seed: 'r' }, [random, random]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  return JSON.stringify({ ...played.value.record, hash: hashOf(played.value.end) });
};

describe('replay', () => {
  test('checks a record and draws its end, any step, or tells it all', async () => {
    writeFileSync(file('good.json'), recorded());
    const end = await runHere(['replay', file('good.json')]);
    expect(end.err).toBe('');
    expect(end.code).toBe(0);
    expect(end.out).toMatch(/^Sellswords: Asgard, terrain niflheim\n\d+ answers, all legal; the hash [0-9a-f]{16} matches\.\n/);
    const step = await runHere(['replay', file('good.json'), '--step', '1']);
    expect(step.out).toMatch(/Answer 1, (Red|Blue): [A-Z]/);
    expect(step.out).toContain('Open draft');
    const all = await runHere(['replay', file('good.json'), '--all']);
    expect(all.out).toContain('The beginning.\n· Round 1.');
    expect(all.out).toMatch(/· .* (beats|holds off) .*, \d+ to \d+\./);
    const beyond = await runHere(['replay', file('good.json'), '--step', '9999']);
    expect([beyond.code, beyond.err]).toEqual([2, expect.stringMatching(/^There is no step 9999; the match has steps 0 to \d+\.\n$/)]);
  });

  test('follows a match that branched off another one', async () => {
    const branch = branchOf(JSON.parse(recorded()) as MatchRecord, { after: 12, seat: 1, seed: 'b' });
    const moments = replay(asgard, branch);
    const hash = hashOf(moments.ok ? moments.value.at(-1)?.position.state : undefined);
    writeFileSync(file('branch.json'), JSON.stringify({ ...branch, hash }));
    const { code, out } = await runHere(['replay', file('branch.json')]);
    expect(out).toContain(
      `12 answers, all legal; the hash ${hash} matches.\nAfter answer 12, everything Blue didn’t know was dealt again.`,
    );
    expect(code).toBe(0);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['no JSON', () => 'hello', /^This isn’t a match record: it must be one JSON object\.\n$/],
    ['another file', () => '{"tiles":[]}', /^This isn’t a match record: "game" is missing or has the wrong type\.\n$/],
    [
      'another version',
      (text) => text.replace('"version":"4"', '"version":"99"'),
      /^The match was played with rules version 99; this program has 4\.\n$/,
    ],
    [
      'a changed hash',
      (text) => text.replace(/"hash":"../, '"hash":"zz'),
      /^The replayed match ends with hash \w+, but the record says zz\w+\.\n$/,
    ],
    [
      'a changed deal',
      (text) => text.replace('"seed":"r"', '"seed":"s"'),
      /^(Answer \d+ \((Red|Blue)\): |The replayed match ends with hash)/,
    ],
    ['a changed answer', (text) => text.replace('"action":{"tile":', '"action":{"tile":9'), /^Answer 1 \((Red|Blue)\): That isn’t one of/],
    [
      'a branch beyond the end',
      (text) => text.replace('"seed":', '"redealt":[{"after":9999,"seat":0,"seed":"b"}],"seed":'),
      /^This isn’t a match record: Deal 1 of "redealt" must say after which of the \d+ answers/,
    ],
    ['an unknown terrain', (text) => text.replace('niflheim', 'hel'), /^The option "terrain" takes one of/],
  ])('refuses %s with code 1', async (_, tamper, message) => {
    writeFileSync(file('bad.json'), tamper(recorded()));
    const { code, out, err } = await runHere(['replay', file('bad.json')]);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([1, '']);
  });

  test('an unknown game is an unknown game', async () => {
    writeFileSync(file('chess.json'), recorded().replace('"game":"asgard"', '"game":"chess"'));
    const { code, err } = await runHere(['replay', file('chess.json')]);
    expect([code, err]).toEqual([2, 'There is no game "chess". The games are: olympus, asgard, battlefields, swordcrafters, contracts.\n']);
  });
});

describe('scene', () => {
  test('draws a position, writes it in full, and lists what may be answered', async () => {
    const { code, out } = await run(['scene', '-'], 'red hand: jason\n.  blue hydra\nred ajax  *\n');
    expect(code).toBe(0);
    expect(out).toContain('Hydra');
    expect(out).toContain('match: olympus mount-olympus\nround: 1\n');
    expect(out).toContain('Red is asked: Place a tile');
    expect(out).toContain('28 answers: Jason on ');
    // What it writes out reads as the same position.
    const full = out.slice(out.indexOf('match: '), out.indexOf('\n\nRed is asked'));
    writeFileSync(file('full.txt'), full);
    expect((await runHere(['scene', file('full.txt')])).out).toBe(out);
    expect(readFileSync(file('full.txt'), 'utf8')).toContain('red ajax^');
  });

  test('judges a placement: every step with its numbers and its rules', async () => {
    const text = 'red hand: hercules\nblue hydra 1/1/1/1  blue satyr\n*  .\n';
    writeFileSync(file('place.txt'), text);
    const { code, out } = await runHere(['scene', file('place.txt'), '--place', 'hercules d2', '--place', 'satyr']);
    expect(code).toBe(0);
    expect(out).toContain('1. Red places Hercules on d2.\n2. Hercules beats Hydra, 5 to 1.\n   5 Hercules\n   beats\n   1 Hydra');
    expect(out).toContain('   Rules: T-10');
    expect(out).toMatch(/3\. Hydra flips to red\.\n4\. /);
    expect(out).toContain('Satyr flips to red');
    expect(out).toContain('If the round were scored now: Red 3, Blue 0.');
    expect(out).not.toContain('Round 2');
    const refused = await runHere(['scene', file('place.txt'), '--place', 'zeus d2']);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/^[A-Z].*\.\n$/);
  });

  test('tells what answers do in the other games too', async () => {
    const text = 'match: battlefields\nplace 1: Sparta: archers^ / spearmen\nred actions: surround\nblue actions: flank\n';
    writeFileSync(file('pass.txt'), text);
    const { code, out } = await runHere(['scene', file('pass.txt'), '--place', 'pass']);
    expect(code).toBe(0);
    expect(out).toContain('1. Red passes.');
    expect(out).toContain('Blue is asked: ');
    writeFileSync(file('last.txt'), text.replace('\nblue actions: flank', ''));
    expect((await runHere(['scene', file('last.txt'), '--place', 'pass'])).out).toContain('\n  1 answer: reveal at place 1.');
    writeFileSync(file('rome.txt'), text.replace('Sparta', 'Rome'));
    const refused = await runHere(['scene', file('rome.txt')]);
    expect([refused.code, refused.out, refused.err]).toEqual([1, '', 'The scene can’t be read: There is no land "Rome".\n']);
  });

  test.each([
    ['red hand: jasn', /^The scene can’t be read: There is no hero "jasn"\.\n$/],
    ['weather: fine', /^The scene can’t be read: Line 1: there is nothing called "weather" in a scene\.\n$/],
    ['red hand: jason\nred jason\n*', /^The scene can’t be read: Jason is in two places\.\n$/],
    ['red ajax  .  *', /^The scene isn’t a possible position: The board is not connected\.\n$/],
    ['agenda: [{"do":"dance"}]', /^The scene can’t be played: /],
    ['agenda: 7', /^The scene can’t be (played|read): /],
    ['x'.repeat(50_000), /^The scene can’t be read: A scene has at most 40000 characters\.\n$/],
  ])('refuses a broken one: %s', async (text, message) => {
    writeFileSync(file('broken.txt'), text);
    const { code, out, err } = await runHere(['scene', file('broken.txt')]);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([1, '']);
  });
});

test('a ladder of two says who is stronger, by the interval', async () => {
  const { code, out } = await run([
    'ladder',
    'swordcrafters',
    '--bots',
    'random,greedy',
    '--games',
    '8',
    '--seed',
    'l',
    '--workers',
    '1',
    '--json',
    file('l.json'),
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/random +greedy +8 +\d+\.\d% +\d+\.\d% to \d+\.\d% +-\d/);
  expect(out).toContain('greedy beats random.');
  expect(JSON.parse(readFileSync(file('l.json'), 'utf8'))).toMatchObject({
    game: 'swordcrafters',
    seed: 'l',
    rungs: [{ one: 'random', games: 8 }],
  });
});
