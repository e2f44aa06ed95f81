import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const dist = new URL('./', import.meta.url);
const requireHere = createRequire(import.meta.url);

/** One function around the whole script, with what it needs from outside. */
type Wrapped = (exports: object, require: (id: string) => unknown, module: { readonly exports: object }, here: string) => void;

/** V8's version decides whether it accepts what it compiled, and patches of Node to V8 don't change that. */
const ENGINE = `${process.version} ${process.arch}`;
const STAMP_BYTES = 4;

/** Says which script was compiled, by which engine, and to what. */
const stampOf = (source: Buffer, compiled: Buffer): number => crc32(compiled, crc32(source, crc32(ENGINE)));

/** The file with what V8 compiled a script to. */
const compiledPath = (path: string): string => path.replace(/\.cjs$/, '.compiled');

/** What a script was compiled to, unless that is missing, damaged, or of another script or engine: then V8 compiles it again, as it's needed. */
const compiledOf = (path: string, source: Buffer): Buffer | undefined => {
  let kept: Buffer;
  try {
    kept = readFileSync(compiledPath(path));
  } catch {
    return undefined;
  }
  if (kept.length < STAMP_BYTES) return undefined;
  const compiled = kept.subarray(0, -STAMP_BYTES);
  return kept.readUInt32LE(compiled.length) === stampOf(source, compiled) ? compiled : undefined;
};

interface Opened {
  readonly exports: object;
  /** Whether V8 took what it was compiled to. */
  readonly wasCompiled: boolean;
  /** The file for what it was compiled to, and its contents: all functions that have run so far. */
  compiled(): { readonly path: string; readonly contents: Buffer };
}

const requireFor = (id: string): unknown => {
  if (id === './bundle.js') return { bundle };
  return id === './commands.cjs' ? openScript('commands').exports : requireHere(id);
};

/** Runs a script of this folder. */
export const openScript = (name: string): Opened => {
  const url = new URL(`${name}.cjs`, dist);
  const path = fileURLToPath(url);
  const source = readFileSync(path);
  const cachedData = compiledOf(path, source);
  const text = source.toString(isAscii(source) ? 'latin1' : 'utf8');
  const script = new Script(text, { filename: path, ...(cachedData === undefined ? {} : { cachedData }) });
  const module = { exports: {} };
  const run = script.runInThisContext() as Wrapped;
  run(module.exports, requireFor, module, url.href);
  return {
    exports: module.exports,
    wasCompiled: script.cachedDataRejected === false,
    compiled: () => {
      const compiled = script.createCachedData();
      const stamp = Buffer.alloc(STAMP_BYTES);
      stamp.writeUInt32LE(stampOf(source, compiled));
      return { path: compiledPath(path), contents: Buffer.concat([compiled, stamp]) };
    },
  };
};

/** Bundles that are scripts, kept with what they were compiled to, because compiling them takes most of the time of a start. */
const SCRIPTS: readonly string[] = ['main', 'service', 'worker'];

/** What another bundle exports. */
export const bundle = async <Exports>(name: string): Promise<Exports> =>
  (SCRIPTS.includes(name) ? openScript(name).exports : await import(new URL(`${name}.js`, dist).href)) as Exports;
