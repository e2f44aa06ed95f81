import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface Usage {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly cpuSeconds: number;
}

/** Linux counts processor time in hundredths of a second for everybody. */
const TICKS = 100;

/** One line of /proc/PID/stat. The name is in parentheses and can contain anything, even parentheses. */
export const usageFrom = (stat: string): Usage => {
  const [open, close] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const fields = stat
    .slice(close + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  // Its own time and that of the children it has seen end: a database ends and starts them as connections come and go.
  const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
  return {
    pid: Number(stat.slice(0, open)),
    parent,
    name: stat.slice(open + 1, close),
    cpuSeconds: ticks / TICKS,
  };
};

/** A duration as ps writes it: days, hours, minutes, and seconds, leading ones omitted. */
const secondsFrom = (text: string): number => {
  const [clock = '', days = '0'] = text.split('-').toReversed();
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

const usageFromPs = (line: string): Usage => {
  const [pid, parent, time = '', ...name] = line.trim().split(/\s+/);
  return { pid: Number(pid), parent: Number(parent), name: name.join(' '), cpuSeconds: secondsFrom(time) };
};

/** All processes that can be seen. */
const everybody = (): readonly Usage[] => {
  if (process.platform !== 'linux') {
    const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time=,comm='], { encoding: 'utf8' });
    return text.trim().split('\n').map(usageFromPs);
  }
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? lookAt(Number(name)) : []));
};

const lookAt = (pid: number): readonly Usage[] => {
  try {
    return [usageFrom(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    // It has ended since it was listed.
    return [];
  }
};

const PEAK = /^VmHWM:\s+(\d+)/m;
const CURRENT = /^VmRSS:\s+(\d+)/m;

/** In bytes: a line of /proc/PID/status; elsewhere, what ps says these processes have now. */
const memoryOf = (pids: readonly number[], line: RegExp): number =>
  pids.reduce((sum, pid) => {
    const text =
      process.platform === 'linux'
        ? (line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0')
        : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return sum + Number(text) * 1_024;
  }, 0);

/** The most memory that these processes ever had; where the system does not keep that, what they have now. */
export const peakMemoryOf = (pids: readonly number[]): number => memoryOf(pids, PEAK);
export const currentMemoryOf = (pids: readonly number[]): number => memoryOf(pids, CURRENT);

/** These processes and all that they have started. */
export const usageOf = (roots: readonly number[]): readonly Usage[] => {
  const all = everybody();
  const found = new Map(all.filter(({ pid }) => roots.includes(pid)).map((usage) => [usage.pid, usage]));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const usage of all) if (found.has(usage.parent)) found.set(usage.pid, usage);
  }
  return [...found.values()];
};

/** How many files and connections one process may hold open, where that can be found out. */
export const filesAllowed = (): number | undefined => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
};
