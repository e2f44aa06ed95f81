import type { PairedMatch } from './paired-match.ts';
import type { TestServer } from './test-server.ts';

const FIGURES = /^(swordtable_(?:refusals|moves|matches)\S*) (\d+)$/gm;

export type Figures = ReadonlyMap<string, number>;

/** The metrics that count, without those that measure time. */
export const figuresOf = async ({ service }: TestServer): Promise<Figures> =>
  new Map([...(await service.metrics()).matchAll(FIGURES)].map(([, name = '', value]) => [name, Number(value)]));

/** What has been added, by name; nothing where nothing was. */
export const added = (before: Figures, after: Figures): Figures =>
  new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const).filter(([, more]) => more !== 0));

const textOf = (figures: Figures): string =>
  [...figures]
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join('\n');

/** Both servers have counted the same, except what the check itself has added to the twin. */
export const compareFigures = async ({ pair }: PairedMatch): Promise<void> => {
  const [real, twin] = await Promise.all([figuresOf(pair.servers[0]), figuresOf(pair.servers[1])]);
  pair.compare('the metrics', [textOf(added(new Map(), real)), textOf(added(pair.extra, twin))]);
};
