import type { Words } from '../../../kit/words/words.ts';

export const en = { rows: 'Rows', columns: 'Columns' } as const satisfies Words;
