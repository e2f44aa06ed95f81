const COLOR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The width of a text in columns, without color codes. All characters we draw with are one column wide. */
export const widthOf = (text: string): number => [...text.replace(COLOR, '')].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cuts a plain text to a width, ending with an ellipsis. */
export const cut = (text: string, width: number): string => {
  const signs = [...text];
  return signs.length <= width ? text : `${signs.slice(0, Math.max(0, width - 1)).join('')}…`;
};

/** Wraps a plain text between words. Later lines start with `indent`; the first keeps its own indentation. */
export const wrap = (text: string, width: number, indent = ''): readonly string[] => {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trim().split(/ +/)) {
    const isFull = line.trim() !== '' && widthOf(line) + 1 + widthOf(word) > width;
    if (isFull) lines.push(line);
    line = isFull ? indent + word : line.trim() === '' ? line + word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** Two blocks of lines next to each other. */
export const beside = (left: readonly string[], right: readonly string[], gap: number): readonly string[] => {
  const width = Math.max(...left.map(widthOf));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${padEnd(left[index] ?? '', width + gap)}${right[index] ?? ''}`.trimEnd(),
  );
};
