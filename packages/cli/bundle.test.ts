import { isAscii } from 'node:buffer';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMAND, runProgram } from './testing/run.ts';
import { VERSION } from './version.ts';

const DIST = dirname(COMMAND);
const COMPILED = 'main.compiled';

// In the folder of the program, because that says what kind of modules its files are.
let folder = '';
const file = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(DIST, 'copy-'));
  for (const name of ['main.js', 'main.cjs', 'bundle.js', COMPILED]) copyFileSync(join(DIST, name), file(name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const said = async (): Promise<string> => {
  const { code, out, err } = await runProgram(process.execPath, [file('main.js'), '--version']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.trim();
};

const isCompiled = async (): Promise<boolean> => {
  const script = `import { openScript } from ${JSON.stringify(file('bundle.js'))}; console.log(openScript('main').wasCompiled);`;
  const { out, err } = await runProgram(process.execPath, ['--input-type=module', '--eval', script]);
  expect(err).toBe('');
  return out.trim() === 'true';
};

test('scripts are ASCII, which V8 keeps in half the memory', () => {
  const scripts = readdirSync(DIST).filter((name) => name.endsWith('.cjs'));
  expect(scripts).toContain('service.cjs');
  expect(scripts.filter((name) => !isAscii(readFileSync(join(DIST, name))))).toEqual([]);
});

describe('what a script was compiled to', () => {
  test('is used as it was built', async () => {
    expect(await isCompiled()).toBe(true);
    expect(await said()).toBe(VERSION);
  });

  test('is not used for another script of the same length', async () => {
    const other = VERSION.replaceAll(/\d/g, '7');
    expect(other.length).toBe(VERSION.length);
    writeFileSync(file('main.cjs'), readFileSync(file('main.cjs'), 'utf8').replaceAll(`"${VERSION}"`, `"${other}"`));
    expect(await isCompiled()).toBe(false);
    expect(await said()).toBe(other);
  });

  const damage: readonly (readonly [string, (good: Buffer) => Buffer])[] = [
    ['damaged', (good) => good.map((byte, at) => (at === good.length >> 1 ? byte ^ 85 : byte)) as Buffer],
    ['cut off', (good) => good.subarray(0, good.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
    ['zeroed', (good) => Buffer.alloc(good.length)],
  ];
  test.each(damage)('is not used if it is %s', async (_, damaged) => {
    writeFileSync(file(COMPILED), damaged(readFileSync(file(COMPILED))));
    expect(await isCompiled()).toBe(false);
    expect(await said()).toBe(VERSION);
  });

  test('may be missing', async () => {
    rmSync(file(COMPILED));
    expect(await isCompiled()).toBe(false);
    expect(await said()).toBe(VERSION);
  });
});
