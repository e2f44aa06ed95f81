/** The answer to a question that a rulebook leaves open: its number, its subject, and how we play. */
export interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** All rulings in one language. */
export interface Rulings {
  readonly rulingOf: (id: string) => Ruling | undefined;
  readonly allRulings: () => readonly Ruling[];
}

/** English Markdown is typed with straight quotes; the page has curly ones. */
export const withCurlyQuotes = (markdown: string): string => markdown.replace(/"([^"\n]*)"/g, '“$1”').replaceAll("'", '’');

const BULLET = /^- \*\*([A-Z]-\d+)\s*(.*?)\*\*(.*)$/;
const ROW = /^\| ([A-Z]-\d+) \| (.*) \| (.*) \|$/;

/** A bullet continues on the indented lines that follow it. */
const joined = (markdown: string): readonly string[] => markdown.replace(/\n {2,}(?=\S)/g, ' ').split('\n');

/**
 * Reads `- **T-1 Title.** Text`, where a title without a period is also the start of the text, and table rows `| R-1 | what we play | why
 * |`, which have no title.
 */
export const readRulings = (markdown: string, titles: Readonly<Record<string, string>> = {}): readonly Ruling[] =>
  joined(markdown).flatMap((line): readonly Ruling[] => {
    const row = ROW.exec(line);
    if (row !== null) {
      const [, id = '', what = '', why = ''] = row;
      return [{ id, title: titles[id] ?? '', text: `${what} ${why}` }];
    }
    const [, id = '', bold = '', rest = ''] = BULLET.exec(line) ?? [];
    if (id === '') return [];
    const isTitleOnly = bold.endsWith('.');
    return [{ id, title: titles[id] ?? bold.replace(/\.$/, ''), text: (isTitleOnly ? rest : bold + rest).trim() }];
  });

/** The rulings in the order of their letters and numbers. */
export const rulingsFrom = (read: readonly Ruling[], letters: string): Rulings => {
  const place = (id: string): number => letters.indexOf(id[0] ?? '') * 1000 + Number(id.slice(2));
  const all = read.toSorted((a, b) => place(a.id) - place(b.id));
  const byId = new Map(all.map((ruling) => [ruling.id, ruling]));
  return { rulingOf: (id) => byId.get(id), allRulings: () => all };
};
