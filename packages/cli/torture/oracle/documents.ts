import type { Kind } from '@swordtable/server/people/kind';
import type { DocumentChange } from '@swordtable/server/storage/documents';
import { keyOfDocument, type Rows, type Transaction } from '../disk.ts';

/** What a transaction does to documents. */
export type Written = Pick<Transaction, 'documents'>;

interface Stored<Value> {
  readonly id: string;
  readonly value: Value;
}

/** What was read of each document: they're read far more often than written. */
const known = new WeakMap<DocumentChange, unknown>();

/** The value of a document of this kind; undefined if it's deleted. */
const valueIn = <Value>({ shape }: Kind<Value>, document: DocumentChange): Value | undefined => {
  if (document.text === null) return undefined;
  if (!known.has(document)) known.set(document, shape.parse(JSON.parse(document.text)));
  // It was read with the shape of its kind.
  return known.get(document) as Value;
};

/** A document as it's stored. */
export const storedOf = <Value>(rows: Rows, kind: Kind<Value>, id: string): Value | undefined => {
  const document = rows.documents.get(keyOfDocument({ kind: kind.kind, id }));
  return document && valueIn(kind, document);
};

/** The documents of a kind that a transaction writes. */
export const writtenIn = <Value>({ documents = [] }: Written, kind: Kind<Value>): readonly Stored<Value>[] =>
  documents.flatMap((document) => {
    const value = document.kind === kind.kind ? valueIn(kind, document) : undefined;
    return value === undefined ? [] : [{ id: document.id, value }];
  });

export const allOf = <Value>(rows: Rows, kind: Kind<Value>): readonly Stored<Value>[] =>
  writtenIn({ documents: [...rows.documents.values()] }, kind);
