import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import * as z from 'zod/mini';
import { type Phrase, talkLine } from '../../api/talk.ts';
import type { Kind } from '../kind.ts';

const saidLine = z.extend(talkLine, { id: z.exactOptional(z.string()) });
type SaidLine = z.infer<typeof saidLine>;

const said = z.object({
  /** How much was ever said. */
  count: z.number(),
  lines: z.array(saidLine),
  /** The seats that allow free text. */
  writing: z.array(z.number()),
  /** Each seat with one that it doesn't want to hear. */
  muted: z.array(z.tuple([z.number(), z.number()])),
  /** When something was last said or changed, in milliseconds. */
  last: z.number(),
});
export type Said = z.infer<typeof said>;

const DAY = 24 * 60 * 60_000;
/** After this long without a word, what was said is deleted. */
const KEPT = 30 * DAY;

/** What is said at the table of a match, by the match's id. */
export const TALK: Kind<Said> = {
  kind: 'talk',
  shape: said,
  keysOf: ({ last }) => [{ name: 'due', value: '', rank: last + KEPT }],
};

export const SILENCE: Said = { count: 0, lines: [], writing: [], muted: [], last: 0 };

/** What a player wants to say. */
export interface Saying {
  readonly seat: Seat;
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
  /** The client's own id for it: said again, it's said once. */
  readonly id?: string | undefined;
}

/** No one's words crowd out another's. */
const LINES_EACH = 100;
/** This many in this time are more than anyone has to say. */
const BURST = 5;
const BURST_TIME = 15_000;

const bothOrNeither = ({ phrase, text }: Saying): boolean => (phrase === undefined) === (text === undefined);

const withLine = (lines: readonly SaidLine[], line: SaidLine): SaidLine[] => {
  const own = lines.filter(({ seat }) => seat === line.seat);
  const oldest = own.length < LINES_EACH ? undefined : own[0];
  return [...lines.filter((each) => each !== oldest), line];
};

/** Says something; the same again if it was said before under the same id. */
export const saying = (before: Said, wish: Saying, at: number): Result<Said> => {
  const { seat, phrase, text, id } = wish;
  if (bothOrNeither(wish)) return refuse('malformed', 'Send a phrase or a text.');
  const own = before.lines.filter((line) => line.seat === seat);
  if (id !== undefined && own.some((line) => line.id === id)) return accept(before);
  if (text !== undefined && !before.writing.includes(seat)) return refuse('text-off', 'Allow free text in this match before you write.');
  if (text !== undefined && before.writing.length < 2) return refuse('text-unwanted', 'No one else allows free text in this match.');
  if (own.filter((line) => line.at > at - BURST_TIME).length >= BURST)
    return refuse('talk-too-fast', 'You’re talking too fast. Wait a few seconds.');
  const line: SaidLine = {
    ...{ number: before.count + 1, at, seat },
    ...(phrase === undefined ? {} : { phrase }),
    ...(text === undefined ? {} : { text }),
    ...(id === undefined ? {} : { id }),
  };
  return accept({ ...before, count: line.number, lines: withLine(before.lines, line), last: at });
};

/** What a seat wants to hear; what's left out stays. */
export interface Hearing {
  readonly writing?: boolean | undefined;
  readonly muted?: readonly Seat[] | undefined;
}

export const settling = (before: Said, seat: Seat, { writing, muted }: Hearing, at: number): Said => {
  const others = before.writing.filter((each) => each !== seat);
  return {
    ...before,
    writing: writing === undefined ? before.writing : writing ? [...others, seat].sort((one, other) => one - other) : others,
    muted:
      muted === undefined
        ? before.muted
        : [...before.muted.filter(([by]) => by !== seat), ...[...new Set(muted)].map((each): [number, number] => [seat, each])],
    last: Math.max(before.last, at),
  };
};

/** Without anything that a seat has said, as if it had never spoken. */
export const unsaying = (before: Said, seat: Seat): Said => ({
  ...before,
  lines: before.lines.filter((line) => line.seat !== seat),
  writing: before.writing.filter((each) => each !== seat),
});

export const mutedBy = ({ muted }: Said, seat: Seat): readonly Seat[] => muted.flatMap(([by, other]) => (by === seat ? [other] : []));

/** What a seat hears: its own words, and those of others unless it doesn't want them. */
export const heardBy = (talk: Said, seat: Seat, blocked: readonly Seat[]): readonly SaidLine[] => {
  const unheard = [...mutedBy(talk, seat), ...blocked];
  const reads = talk.writing.includes(seat);
  return talk.lines.filter((line) => line.seat === seat || (!unheard.includes(line.seat) && (reads || line.text === undefined)));
};
