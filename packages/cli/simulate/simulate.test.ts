import { readFileSync, writeFileSync } from 'node:fs';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { describe, expect, test } from 'vitest';
import { run, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { playBatch } from './batch.ts';
import { addUp } from './collector.ts';
import { asCsv } from './export.ts';
import { allSettings, settingsOf, settingText } from './settings.ts';

const file = useFolder();
const BATTLEFIELDS = ['simulate', 'battlefields', '--games', '2', '--seed', 's', '--workers', '1'];

describe('simulate', () => {
  test('holds random games to the laws and prints what they show', async () => {
    const args = ['simulate', 'olympus', '--games', '2', '--seed', 's'];
    const { code, out, err } = await run([...args, '--workers', '2', '--json', file('s.json'), '--csv', file('s.csv')]);
    expect(err).toBe('');
    expect(code).toBe(0);
    for (const title of ['By seat', 'Length', 'By first player', 'Heroes, by what a placement is worth', 'Abilities: how often each fired'])
      expect(out).toContain(title);
    expect(out).toContain('Every law held in all 2 games.');
    const json = JSON.parse(readFileSync(file('s.json'), 'utf8')) as { settings: { tables: Record<string, unknown[]> }[] };
    expect(json.settings[0]?.tables['By seat']).toMatchObject([{ seat: 'Red', bot: 'random' }, { seat: 'Blue' }]);
    expect(readFileSync(file('s.csv'), 'utf8')).toMatch(
      /^game,setting,table,row,measure,value\nolympus,default options,By seat,Red,bot,random\n/,
    );
    // One thread finds what two do.
    expect((await runHere([...args, '--workers', '1', '--json', file('one.json')])).code).toBe(0);
    expect(JSON.parse(readFileSync(file('one.json'), 'utf8'))).toMatchObject({ settings: json.settings });
  });

  test('holds one step out of some to the laws where that is asked for', async () => {
    const { code, out } = await runHere([...BATTLEFIELDS, '--laws-one-in', '4']);
    expect(code).toBe(0);
    expect(out).toContain('Every law held in all 2 games, at one step out of 4.');
    expect((await runHere(['simulate', 'battlefields', '--games', '2', '--laws-one-in', '0'])).code).toBe(2);
  });

  test('has tables of its own for Battlefields', async () => {
    const { code, out, err } = await runHere([...BATTLEFIELDS, '--json', file('b.json')]);
    expect([code, err]).toEqual([0, '']);
    for (const title of ['By first player', 'When games end', 'Actions taken for round 1', 'Places, by what decided them'])
      expect(out).toContain(title);
    expect(out).toContain('Every law held in all 2 games.');
    const json = JSON.parse(readFileSync(file('b.json'), 'utf8')) as { settings: { tables: Record<string, unknown[]> }[] };
    expect(json.settings[0]?.tables['Points, by what they are made of']).toMatchObject([
      { whose: 'Red', lands: expect.any(Number), sets: expect.any(Number), points: expect.any(Number) },
      { whose: 'Blue' },
      { whose: 'the winner' },
      { whose: 'the loser' },
    ]);
  });

  test('has tables of its own for Swordcrafters, with any number of seats', async () => {
    const args = ['simulate', 'swordcrafters', '--games', '1', '--seats', '5', '--seed', 's', '--workers', '1', '--json', file('c.json')];
    const { code, out, err } = await runHere(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Swordcrafters, 5 seats, default options: 1 game in');
    for (const title of [
      'By turn in round 1',
      'Points, by what they are made of',
      'Length of swords',
      'Magic, by method',
      'Magic, by card',
    ])
      expect(out).toContain(title);
    expect(out).toContain('Every law held in all 1 game.');
    const json = JSON.parse(readFileSync(file('c.json'), 'utf8')) as { settings: { seats: number; tables: Record<string, unknown[]> }[] };
    expect(json.settings[0]?.seats).toBe(5);
    expect(json.settings[0]?.tables['By seat']).toHaveLength(5);
  });

  test('plays Sellswords: Contracts by the laws, whatever the number of seats', { tags: ['long'] }, async () => {
    const args = ['simulate', 'contracts', '--games', '1', '--all-options', '--seed', 's', '--laws-one-in', '50', '--workers', '1'];
    const { code, out, err } = await run(args);
    expect([code, err]).toEqual([0, '']);
    expect([...out.matchAll(/^Sellswords: Contracts, (\d) seats/gm)].map(([, seats]) => seats)).toEqual(['2', '3', '4', '5']);
    expect(out).toContain('0 broken laws in 4 settings.');
  });

  test('with all options plays every number of seats that can be, and adds up what each seat did where it sat', async () => {
    const args = ['simulate', 'swordcrafters', '--games', '1', '--all-options', '--option', 'lightweight', '--no-laws', '--workers', '1'];
    const { code, out, err } = await runHere([...args, '--json', file('all.json')]);
    expect([code, err]).toEqual([0, '']);
    const titles = [...out.matchAll(/^Swordcrafters, (.*): 1 game in/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      ...['', ', opponents 1', ', opponents 3', ', opponents 4'].map((more) => `1 seat, lightweight${more}`),
      '2 seats, lightweight',
      '2 seats, lightweight, dual',
      ...[3, 4, 5].map((seats) => `${seats} seats, lightweight`),
    ]);
    const together = out.slice(out.indexOf('all settings together'));
    // The fifth seat was taken in one game only, and does not count as losing the others.
    expect(together).toMatch(/Lilac +random +(0\.0|100\.0|50\.0)% /);
    expect(out).toContain('0 broken laws in 9 settings.');
  });

  test('other bots play without the laws, with any numbers and options', async () => {
    writeFileSync(file('numbers.json'), JSON.stringify({ tiles: [{ id: 'hydra', numbers: [9, 9, 9, 9] }] }));
    const options = ['--option', 'terrain=tartarus', '--option', 'centred', '--numbers', file('numbers.json')];
    const { code, out } = await runHere(['simulate', 'olympus', '--games', '2', '--bots', 'greedy,random', '--workers', '1', ...options]);
    expect(code).toBe(0);
    expect(out).toContain('terrain tartarus, centred, own numbers: 2 games');
    expect(out).toMatch(/Red +greedy/);
    expect(out).toMatch(/Blue +random/);
    expect(out).toContain('The laws were not checked.');
    expect(out).toMatch(/Tartarus +terrain +2 +\d+ +draft/);
  });
});

describe('a batch', () => {
  const batch = {
    game: 'asgard',
    options: { terrain: 'asgard' },
    bots: ['random', 'random'],
    seed: 'p',
    from: 0,
    to: 4,
    laws: false as const,
  };

  test('counts the same whether it is played whole or in parts', () => {
    const whole = playBatch(batch);
    const parts = [playBatch({ ...batch, to: 1 }), playBatch({ ...batch, from: 1 })];
    expect(addUp(parts.map(({ tally }) => tally))).toEqual(whole.tally);
    expect(whole.tally['games']).toBe(4);
    expect((whole.tally['wins 0'] ?? 0) + (whole.tally['wins 1'] ?? 0)).toBe(4);
    expect(whole.tally['first games']).toBe(4);
  });

  test('keeps the record of what broke instead of ending', () => {
    const { broken, tally } = playBatch({ ...batch, options: { terrain: 'nowhere' }, to: 1 });
    expect(broken).toMatchObject([{ law: 'setup', record: { game: 'asgard', seed: 'p 0', answers: [] } }]);
    expect(tally['games']).toBeUndefined();
  });
});

describe('all options', () => {
  test('every terrain and variant that can be played, each once', () => {
    const texts = allSettings(olympus, 2, {}).map((setting) => settingText(olympus, setting, 2));
    expect(texts).toEqual(
      expect.arrayContaining([
        'default options',
        'terrain parthenon',
        'terrain river-styx',
        'terrain tartarus',
        'mixed',
        'centred',
        'house',
      ]),
    );
    // A terrain of the other edition needs mixed decks, and gets them.
    expect(texts).toContain('terrain yggdrasil, mixed');
    expect(new Set(texts).size).toBe(texts.length);
    const ours = allSettings(asgard, 2, {}).map((setting) => settingText(asgard, setting, 2));
    expect(ours).toEqual(expect.arrayContaining(['terrain none', 'terrain ragnarok', 'terrain niflheim', 'no hikaru', 'house, mixed']));
  });

  test('for any number of seats, the options that apply to it and none that are refused', () => {
    const textsFor = (seats: number): readonly string[] =>
      allSettings(swordcrafters, seats, {}).map((setting) => settingText(swordcrafters, setting, seats).replace(/^\d seats?, /, ''));
    const magic = ['magic intermediate', 'magic mixed'];
    expect(textsFor(1)).toEqual(['default options', ...magic, 'lightweight', 'opponents 1', 'opponents 3', 'opponents 4']);
    expect(textsFor(2)).toEqual(['default options', ...magic, 'dual', 'lightweight']);
    expect(textsFor(5)).toEqual(['default options', ...magic, 'lightweight']);
    const dual = settingsOf(swordcrafters, undefined, { seats: 2, options: { dual: true } });
    expect(new Set(dual.map(({ seats }) => seats))).toEqual(new Set([2]));
    const none = { seats: 2, options: { dual: true, lightweight: true, magic: 'mixed' } };
    expect(settingsOf(swordcrafters, undefined, none)).toEqual([none]);
  });

  test('what was given stays', () => {
    for (const setting of allSettings(olympus, 2, { terrain: 'tartarus' })) expect(setting['terrain']).toBe('tartarus');
  });
});

test('a field of CSV with commas or quotes is quoted', () => {
  const grid = { title: 'A, "b"', columns: ['x', 'y'], rows: [['r', 1]] };
  const simulated = { setting: 's', seats: 2, options: {}, games: 1, tally: {}, grids: [grid], broken: [] };
  expect(asCsv({ game: 'g', settings: [simulated] }).split('\n')[1]).toBe('g,s,"A, ""b""",r,y,1');
});
