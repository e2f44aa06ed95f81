import { accept, type Result, refuse } from '@swordtable/kernel';
import * as z from 'zod/mini';
import { report as reportCard } from '../api/operators.ts';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, type Kind, put, readOne, remove } from './kind.ts';

/** Someone at a table, as they were when a report was written. */
const party = z.object({
  seat: z.number(),
  name: z.string(),
  /** The hash of their key; for a guest, all there is to know. */
  key: z.string(),
  player: z.exactOptional(z.string()),
});
export type Party = z.infer<typeof party>;

/** As operators read it, but with the key of each. */
const report = z.extend(z.omit(reportCard, { report: true }), { by: party, about: party });
export type Report = z.infer<typeof report>;

const DAY = 24 * 60 * 60_000;
const KEPT = 90 * DAY;
const PER_DAY = 10;

/** A complaint, by the match and both seats. */
export const REPORT: Kind<Report> = {
  kind: 'report',
  shape: report,
  keysOf: ({ at, by, closed }) => [
    { name: 'by', value: by.key, rank: at },
    { name: closed === null ? 'open' : 'closed', value: '', rank: at },
    ...(closed === null ? [] : [{ name: 'due', value: '', rank: closed.at + KEPT }]),
  ],
};

/** Complaints about players, for those who run the server. */
export interface Reports {
  /** One for each pair of seats in a match: sent again, it replaces the one before, and is open again. */
  send(wish: Omit<Report, 'at' | 'closed'>): Promise<Result<string>>;
  byId(id: string): Promise<Kept<Report> | undefined>;
  /** Newest first, before a time. */
  list(state: 'open' | 'closed', before?: number): Promise<readonly Kept<Report>[]>;
  close(id: string, note: string): Promise<Result<Report>>;
  /** Deletes a player's reports that are still open. */
  withdraw(key: string): Promise<void>;
  /** Deletes reports that were closed long ago. */
  sweep(): Promise<void>;
}

interface ReportsParts {
  readonly documents: Documents;
  now(): number;
}

const PAGE = 50;

export const openReports = ({ documents, now }: ReportsParts): Reports => ({
  send: (wish) =>
    insist(async () => {
      const [id, at] = [`${wish.match}-${wish.by.seat}-${wish.about.seat}`, now()];
      const known = await readOne(documents, REPORT, id);
      const recent = await documents.find({ kind: REPORT.kind, name: 'by', value: wish.by.key, least: at - DAY, most: PER_DAY });
      if (known === undefined && recent.length >= PER_DAY)
        return refuse('too-many-reports', `You can report at most ${PER_DAY} players a day. Try again tomorrow.`);
      return (await documents.change([put(REPORT, id, { ...wish, at, closed: null }, known)])) ? accept(id) : undefined;
    }),
  byId: (id) => readOne(documents, REPORT, id),
  list: (state, before) =>
    findAll(documents, REPORT, {
      ...{ name: state, value: '', descending: true, most: PAGE },
      ...(before === undefined ? {} : { greatest: before - 1 }),
    }),
  close: (id, note) =>
    insist(async () => {
      const known = await readOne(documents, REPORT, id);
      if (known === undefined) return refuse('unknown-report', 'There is no such report.');
      const closed: Report = { ...known.value, closed: { at: now(), note } };
      return (await documents.change([put(REPORT, id, closed, known)])) ? accept(closed) : undefined;
    }),
  withdraw: async (key) => {
    const all = await findAll(documents, REPORT, { name: 'by', value: key, most: 1_000 });
    for (const each of all) if (each.value.closed === null) await documents.change([remove(REPORT, each)]);
  },
  sweep: async () => {
    for (const each of await findAll(documents, REPORT, { name: 'due', value: '', greatest: now(), most: PAGE }))
      await documents.change([remove(REPORT, each)]);
  },
});
