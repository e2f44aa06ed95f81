import type { Kind } from '@swordtable/server/people/kind';
import { keyOfDocument, type Rows, type Transaction } from '../disk.ts';

/** What a transaction does to documents. */
export type Written = Pick<Transaction, 'documents'>;

interface Stored<Value> {
  readonly id: string;
  readonly value: Value;
}

const parsed = <Value>({ shape }: Kind<Value>, text: string): Value => shape.parse(JSON.parse(text));

/** A document as it's stored. */
export const storedOf = <Value>(rows: Rows, kind: Kind<Value>, id: string): Value | undefined => {
  const text = rows.documents.get(keyOfDocument({ kind: kind.kind, id }))?.text ?? null;
  return text === null ? undefined : parsed(kind, text);
};

/** The documents of a kind that a transaction writes. */
export const writtenIn = <Value>({ documents = [] }: Written, kind: Kind<Value>): readonly Stored<Value>[] =>
  documents.flatMap(({ kind: name, id, text }) => (name === kind.kind && text !== null ? [{ id, value: parsed(kind, text) }] : []));

export const allOf = <Value>(rows: Rows, kind: Kind<Value>): readonly Stored<Value>[] =>
  writtenIn({ documents: [...rows.documents.values()] }, kind);
