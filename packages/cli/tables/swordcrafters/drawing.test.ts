import type { Event } from '@swordtable/games/swordcrafters/events';
import { swordcrafters as game } from '@swordtable/games/swordcrafters/rules';
import { type State, smithAt } from '@swordtable/games/swordcrafters/state';
import colors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { type Look, PLAIN } from '../../screen/look.ts';
import { widthOf } from '../../screen/text.ts';
import { swordcrafters } from './table.ts';
import { crafting, dealt, slicing, tiles, withMagic } from './testing/states.ts';

const drawn = (s: State, watcher: number | undefined, look: Look = PLAIN, news: readonly Event[] = []): readonly string[] => {
  const decision = game.decisions(s).find(({ seat }) => seat === watcher);
  return swordcrafters.draw({ view: game.view(s, watcher), watcher, decision, news }, look).split('\n');
};

const SLICING = `
☀ Amber 27   ☾ Sky 16   ★ Copper 14
round 3 of 6, slicing · Copper first · 40 tiles to come

╭[1]╮ ╭[2]──────╮
│ R │ │ R  S  E │   most ruby: 5, 3, 1
│   │ ╰─────────╯     ☀ 3 +5  ☾ 1 +3  ★ 0
│   │ ╭[3]──────╮   least topaz: 5, 2
│ T │ │ A  ⚒  D │     ☾ 0 +5  ☀ 1 +2  ★ 6
│ D │ │ ·  E  R │   most pairs of ruby and emerald: 6, 3, 1
╰───╯ ╰─────────╯     ☀ 1 +4  ☾ 1 +4  ★ 0

       ☀ Amber           ☾ Sky             ★ Copper
       R S                                 T T
       R S · T           E E E             T T T T
guard  R   E             R   E             S   D
side   1 2 3 4           1 2 3 4           1 2 3 4
run    3 2 – –           – – 2 –           2 2 – –
tiles  6                 3                 6
gems   R3 S2 E1          R1 S0 E4          R0 S1 E0
       T1 A0 D0          T0 A0 D0          T6 A0 D1
points 27                16                14
`;

describe('the table', () => {
  test('has the groups apart and numbered, the magic with its ranking, and all swords unrolled', () => {
    expect(`\n${drawn(slicing(), 1).join('\n')}\n`).toBe(SLICING);
  });

  test('marks what an answer may name, and what came to be since the last picture', () => {
    const cut: Event = {
      what: 'sliced',
      seat: 0,
      group: { row: 0, column: 1, rows: 3, columns: 3 },
      cut: { axis: 'H', after: 1 },
      tiles: [3, 5],
    };
    const round: Event = { what: 'round', round: 2, first: 2, grid: [] };
    expect(drawn(slicing(), 1, PLAIN, [cut])[3]).toBe('╭[1]╮ ┏[2]━━━━━━┓');
    expect(drawn(slicing(), 1, PLAIN, [cut, round])[3]).toBe('╭[1]╮ ╭[2]──────╮');
    expect(drawn(slicing(), 0)[3]).toBe('╭ 1 ╮ ╭ 2 ──────╮');
  });

  test('leaves a hole where a group was taken, and says who took what', () => {
    const s = slicing();
    Object.assign(s, { phase: 'select', forge: 2, groups: s.groups.slice(0, 2), agenda: [{ ask: 'select', left: 2 }] });
    Object.assign(smithAt(s, 2), { taken: [tiles('RAD.E')] });
    const lines = drawn(s, 1);
    expect(lines.slice(3, 11)).toEqual([
      '╭[1]╮ ╭[2]──────╮',
      expect.stringMatching(/^│ R │ │ R {2}S {2}E │ /),
      expect.stringMatching(/^│ {3}│ ╰─+╯ /),
      expect.stringMatching(/^│ {3}│ {3,}least/),
      expect.stringMatching(/^│ T │ {3,}☾/),
      expect.stringMatching(/^│ D │ {3,}most pairs/),
      expect.stringMatching(/^╰───╯ {3,}☀/),
      '',
    ]);
    expect(lines).toContain('★ Copper took ruby, emerald, amethyst, diamond, blank, and the forge');
  });

  test('shows what one builds to oneself alone, and counts it', () => {
    const own = drawn(crafting(), 1);
    expect(own).toContain('☾ Sky took ruby, emerald ×2, and the forge, to add: ruby, emerald');
    expect(own).toContain('☀ Amber took ruby, all added');
    expect(own).toContain('★ Copper took diamond ×2, to add: 2');
    expect(own.join('\n')).toMatch(/\n +R S +_ _ _ _ +T T\n +R S · T +E E E E\+ +T T T T\n/);
    const open = drawn(crafting(), undefined).join('\n');
    expect(open).toContain('☾ Sky took ruby, emerald ×2, and the forge, to add: 2');
    expect(open).toMatch(/\n +R S +T T\n +R S · T +E E E +T T T T\n/);
    expect(open).not.toMatch(/[+_] /);
  });

  test('after the end says what every sword scores', () => {
    const s = slicing();
    Object.assign(s, { phase: 'over', grid: [], groups: [], agenda: [] });
    const lines = drawn(s, 0);
    expect(lines[1]).toBe('the game is over');
    expect(lines.slice(3, 7)).toEqual([
      '               longest   sides   magic  points',
      expect.stringMatching(/^☀ Amber +6 +10 +11 +27$/),
      expect.stringMatching(/^☾ Sky +0 +4 +12 +16$/),
      expect.stringMatching(/^★ Copper +6 +8 +0 +14$/),
    ]);
  });

  test('alone has the card with its cuts and the swords to beat', () => {
    const s = withMagic(dealt(1));
    const names = s.setting.opponents.map(({ name }) => name);
    const text = drawn(s, 0).join('\n');
    const card = s.setting.solo[s.card];
    expect(text).toContain(`${card?.name} asks for cuts ${card?.cuts.map((cut) => (cut === 'H' ? 'across' : 'down')).join(', ')}`);
    for (const name of names) expect(text).toMatch(new RegExp(`☀ Amber .*${name}`));
    expect(text).toMatch(new RegExp(`run +– – – – +${s.setting.opponents[0]?.runs.map((run) => run || '–').join(' ')}`));
  });

  test('with two swords each numbers them', () => {
    const lines = drawn(withMagic(dealt(2, { dual: true })), 0);
    expect(lines[1]).toMatch(/ · dual wielding$/);
    expect(lines.find((line) => line.includes('☀ Amber 1'))).toMatch(/☀ Amber 1 +☀ Amber 2 +☾ Sky 1 +☾ Sky 2/);
    expect(lines.some((line) => line.includes('☾2 '))).toBe(true);
  });

  test.each([40, 60, 80, 120])('fits into %d columns, alone, with two swords and with five smiths', (width) => {
    const states = [slicing(), crafting(), dealt(1), dealt(2, { dual: true }), dealt(5), dealt(5, { lightweight: true })];
    for (const s of states)
      for (const watcher of [0, 1, undefined])
        expect(Math.max(...drawn(s, watcher, { ...PLAIN, width }).map(widthOf))).toBeLessThanOrEqual(width);
  });

  test('paints every smith in the color of the name', () => {
    const paint = colors.createColors(true);
    const [head = ''] = drawn(dealt(5), 0, { ...PLAIN, paint });
    const painted = [paint.yellow, paint.cyan, paint.red, paint.green, paint.magenta];
    for (const [seat, name] of ['☀ Amber', '☾ Sky', '★ Copper', '♣ Lime', '♠ Lilac'].entries())
      expect(head.replaceAll(/ \d+/g, '')).toContain(painted[seat]?.(paint.bold(name)));
  });

  test('means the same with colors as without', () => {
    const colorful = drawn(slicing(), 1, { ...PLAIN, paint: colors.createColors(true) });
    const color = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
    expect(colorful.join('\n')).toMatch(color);
    expect(colorful.map((line) => line.replace(color, ''))).toEqual(drawn(slicing(), 1));
  });
});
