/** A line of input; one that is too long is dropped and reported. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/** In bytes; far more than any answer needs. */
export const LINE_MAX = 64 * 1024;

const NEWLINE = 10;

/**
 * Splits input into lines, reading more only on demand: a sender that floods us has to wait, and memory has at most one
 * line. A last line without a newline counts.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): Line => {
    const line: Line = length > LINE_MAX ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length > LINE_MAX) parts = [];
    else parts.push(part);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      from = end + 1;
      yield take();
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
