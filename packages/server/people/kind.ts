import type * as z from 'zod/mini';
import type { Document, DocumentChange, DocumentKey, DocumentQuery, Documents } from '../storage/documents.ts';

/** A kind of document: the shape of its values, and what they're found by. */
export interface Kind<Value> {
  readonly kind: string;
  readonly shape: z.ZodMiniType<Value>;
  keysOf(value: Value, id: string): readonly DocumentKey[];
}

/** A value as it was read, with the mark that a change of it must name. */
export interface Kept<Value> {
  readonly id: string;
  readonly mark: number;
  readonly value: Value;
}

const keptFrom = <Value>({ shape }: Kind<Value>, { id, mark, text }: Document): Kept<Value> => ({
  id,
  mark,
  value: shape.parse(JSON.parse(text)),
});

export const readAll = async <Value>(documents: Documents, kind: Kind<Value>, ids: readonly string[]): Promise<readonly Kept<Value>[]> =>
  (await documents.get(kind.kind, ids)).map((document) => keptFrom(kind, document));

export const readOne = async <Value>(documents: Documents, kind: Kind<Value>, id: string): Promise<Kept<Value> | undefined> =>
  (await readAll(documents, kind, [id]))[0];

export const findAll = async <Value>(
  documents: Documents,
  kind: Kind<Value>,
  query: Omit<DocumentQuery, 'kind'>,
): Promise<readonly (Kept<Value> & { readonly rank: number })[]> =>
  (await documents.find({ ...query, kind: kind.kind })).map((document) => ({ ...keptFrom(kind, document), rank: document.rank }));

/** Writes a value: a new one, or in place of the one that was read. */
export const put = <Value>(kind: Kind<Value>, id: string, value: Value, before?: Kept<Value>): DocumentChange => ({
  ...{ kind: kind.kind, id, mark: before?.mark ?? 0, text: JSON.stringify(value) },
  keys: kind.keysOf(value, id),
});

export const remove = <Value>({ kind }: Kind<Value>, { id, mark }: Kept<Value>): DocumentChange => ({
  kind,
  id,
  mark,
  text: null,
  keys: [],
});
