import type { DocumentChange, Documents } from '@swordtable/server/storage/documents';
import type { Storage } from '@swordtable/server/storage/storage';

/** A store whose documents are kept differently. */
export const withDocuments =
  (change: (documents: Documents) => Partial<Documents>) =>
  (storage: Storage): Storage => ({ ...storage, documents: { ...storage.documents, ...change(storage.documents) } });

/** A store that acknowledges some changes without making them. */
export const forgetting = (isForgotten: (change: DocumentChange) => boolean) =>
  withDocuments(({ change }) => ({ change: (changes) => change(changes.filter((each) => !isForgotten(each))) }));

/** A store that writes some changes otherwise than they are. */
export const rewriting = (kind: string, rewrite: (text: string) => string) =>
  withDocuments(({ change }) => ({
    change: (changes) =>
      change(changes.map((each) => (each.kind === kind && each.text !== null ? { ...each, text: rewrite(each.text) } : each))),
  }));

/** A store that doesn't look whether documents of these kinds have changed since they were read. */
export const overwriting = (...kinds: readonly string[]) =>
  withDocuments(({ get, change }) => ({
    change: async (changes) => {
      const marked = changes.map(async (each) => {
        const [now] = kinds.includes(each.kind) ? await get(each.kind, [each.id]) : [];
        return now === undefined ? each : { ...each, mark: now.mark };
      });
      return change(await Promise.all(marked));
    },
  }));
