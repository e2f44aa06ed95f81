/** Hears a response as it arrives. */
export interface ResponseHandler {
  /** The status, and whether the connection can be used again afterwards. */
  head(status: number, keeps: boolean): void;
  part(bytes: Buffer): void;
  end(): void;
}

const BLANK = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const CLOSES = /\r\nconnection: *close/i;

/** What is left of a part of known length, or of a response that lasts as long as its connection. */
type Body = { readonly kind: 'length'; left: number } | { readonly kind: 'chunks'; left: number } | { readonly kind: 'endless' };

/** Reads responses of HTTP/1.1 one after the other from whatever pieces they arrive in, with as little work as that takes. */
export const responseReader = ({ head, part, end }: ResponseHandler): ((bytes: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  let body: Body | undefined;

  const begin = (): boolean => {
    const blank = rest.indexOf(BLANK);
    if (blank < 0) return false;
    const text = rest.toString('latin1', 0, blank);
    rest = rest.subarray(blank + BLANK.length);
    const [, length] = LENGTH.exec(text) ?? [];
    if (length !== undefined) body = { kind: 'length', left: Number(length) };
    else body = CHUNKED.test(text) ? { kind: 'chunks', left: 0 } : { kind: 'endless' };
    head(Number(text.slice(9, 12)), !CLOSES.test(text));
    return true;
  };

  const give = (most: number): number => {
    const size = Math.min(most, rest.length);
    if (size > 0) part(rest.subarray(0, size));
    rest = rest.subarray(size);
    return size;
  };

  const finish = (): true => {
    body = undefined;
    end();
    return true;
  };

  /** A chunk is its length in hexadecimal on a line, its bytes, and an empty line; the last one has no bytes. */
  const chunk = (open: Extract<Body, { kind: 'chunks' }>): boolean => {
    if (open.left === 0) {
      const line = rest.indexOf('\r\n');
      if (line < 0) return false;
      const size = Number.parseInt(rest.toString('latin1', 0, line), 16);
      if (rest.length < line + 4 && size === 0) return false;
      rest = rest.subarray(line + (size === 0 ? 4 : 2));
      if (size === 0) return finish();
      // The empty line after the bytes belongs to the chunk.
      open.left = size + 2;
    }
    const before = open.left;
    if (before > 2) open.left -= give(before - 2);
    if (open.left > 2 || rest.length < open.left) return false;
    rest = rest.subarray(2);
    open.left = 0;
    return true;
  };

  /** One step further, if what has arrived is enough for one. */
  const advance = (): boolean => {
    if (body === undefined) return rest.length > 0 && begin();
    if (body.kind === 'chunks') return chunk(body);
    if (body.kind === 'endless') return give(rest.length) > 0;
    body.left -= give(body.left);
    return body.left === 0 && finish();
  };

  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (advance());
  };
};
