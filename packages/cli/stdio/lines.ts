/** A line as it came in; one that is too long is thrown away and only reported. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/** In bytes. No answer of any of the games is near it. */
export const LINE_MAX = 64 * 1024;

const NEWLINE = 10;

/**
 * Splits what comes in into lines, taking more only when asked for more: whoever floods us waits, and our memory holds one
 * line at the most. A last line without an end counts as one.
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
