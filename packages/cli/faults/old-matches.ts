import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint, newSecret } from '@swordtable/server/keys';
import type { Entry } from '@swordtable/server/match/entry';
import { type Rows, readBackup } from '@swordtable/server/storage/backup-file';
import type { EntryRow, HolderRow, MatchRow } from '@swordtable/server/storage/tables';
import type { SeatedMatch } from './seating.ts';

/** What an older program stored: matches that are over, and some that are not. */
export interface OldMatches {
  readonly rows: readonly Rows[];
  readonly running: readonly SeatedMatch[];
}

/** Matches as older programs wrote them, in the checkout. */
const ARCHIVE = new URL('../../server/archive/matches.gz', import.meta.url);

interface OldMatch {
  readonly row: MatchRow;
  readonly lines: readonly EntryRow[];
  readonly holders: readonly HolderRow[];
}

const entryOf = ({ entry }: EntryRow): Entry => JSON.parse(entry) as Entry;

const readArchive = async (file: string): Promise<readonly OldMatch[]> => {
  const found = new Map<string, { row: MatchRow; lines: EntryRow[]; holders: HolderRow[] }>();
  for await (const { table, rows } of readBackup(file)) {
    if (table === 'matches') for (const row of rows) found.set(row.id, { row, lines: [], holders: [] });
    else if (table === 'entries') for (const row of rows) found.get(row.match)?.lines.push(row);
    else if (table === 'holders') for (const row of rows) found.get(row.match)?.holders.push(row);
  }
  return [...found.values()];
};

const PLAIN: readonly Entry['kind'][] = ['created', 'seated', 'answered'];

/** Which rules it is played by and whether with bots; none if more happened in it than answers. */
const kindOf = ({ lines }: OldMatch): string | undefined => {
  const entries = lines.map(entryOf);
  const [begun] = entries;
  if (begun?.kind !== 'created' || entries.some(({ kind }) => !PLAIN.includes(kind))) return undefined;
  const { game, version, seats } = begun.terms;
  return `${game} ${version} ${seats.some(({ kind }) => kind === 'bot')}`;
};

/** The card of a match that is over, as it was before. */
const earlierCard = (text: string): string => {
  const { ended: _, deal, ...card } = JSON.parse(text) as { readonly ended?: unknown; readonly deal: { readonly commitment: string } };
  return JSON.stringify({ ...card, status: 'running', deal: { commitment: deal.commitment } });
};

/** The match after four fifths of its lines, with its players' keys replaced by ones that we have. */
const takenBack = ({ row, lines, holders }: OldMatch): { readonly old: OldMatch; readonly seated: SeatedMatch } => {
  const kept = lines.slice(0, Math.floor((lines.length * 4) / 5));
  const entries = kept.map(entryOf);
  const begun = entries[0];
  const last = kept.at(-1);
  if (begun?.kind !== 'created' || last === undefined) throw new Error('A match begins with its terms.');
  const secrets = new Map(entries.flatMap((entry) => (entry.kind === 'seated' ? [[entry.key, newSecret()] as const] : [])));
  const renewed = (text: string): string => [...secrets].reduce((so, [hash, secret]) => so.replaceAll(hash, fingerprint(secret)), text);
  const keys = begun.terms.seats.map((_, seat) => {
    const taken = entries.find((entry) => entry.kind === 'seated' && entry.seat === seat);
    return taken?.kind === 'seated' ? secrets.get(taken.key) : undefined;
  });
  const hasBots = keys.includes(undefined);
  return {
    old: {
      row: { ...row, status: 'running', due: hasBots ? last.at : null, seq: last.seq, updated: last.at, card: earlierCard(row.card) },
      lines: kept.map((line) => ({ ...line, entry: renewed(line.entry) })),
      holders: holders.map(({ holder, match }) => ({ holder: renewed(holder), match })),
    },
    seated: {
      match: row.id,
      game: begun.terms.game,
      keys,
      eyes: secrets.get(begun.terms.host) ?? keys.find((key) => key !== undefined) ?? '',
      before: kept.flatMap(({ seq }, index) => {
        const entry = entries[index];
        return entry?.kind === 'answered' ? [{ seat: entry.seat, seq, id: `old ${seq}`, action: entry.action }] : [];
      }),
    },
  };
};

const rowsOf = (matches: readonly OldMatch[]): readonly Rows[] => [
  ...matches.map(({ row }): Rows => ({ table: 'matches', rows: [row] })),
  ...matches.map(({ lines }): Rows => ({ table: 'entries', rows: lines })),
  ...matches.map(({ holders }): Rows => ({ table: 'holders', rows: holders })),
];

/** The archived matches, of which one of each game, version, and kind of company is still running; or why there are none. */
export const oldMatches = async (): Promise<OldMatches | string> => {
  const file = fileURLToPath(ARCHIVE);
  if (!existsSync(file)) return 'The trials with older matches were left out: these are only in a checkout.';
  const seen = new Set<string | undefined>([undefined]);
  const running: SeatedMatch[] = [];
  const matches = (await readArchive(file)).map((match) => {
    const kind = kindOf(match);
    if (seen.has(kind)) return match;
    seen.add(kind);
    const { old, seated } = takenBack(match);
    running.push(seated);
    return old;
  });
  return { rows: rowsOf(matches).filter(({ rows }) => rows.length > 0), running };
};
