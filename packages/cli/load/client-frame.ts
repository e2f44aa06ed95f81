/** What a frame is, in its first byte, which also says that it is a whole message. */
export const TEXT = 0x81;
export const CLOSE = 0x88;
export const PING = 0x89;
export const PONG = 0x8a;

/** Sizes up to this are in the second byte itself; from it on, that byte says how many more have it. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES = 2 ** 16;
const MASKED = 0x80;
/** Clients must mask what they send, so that no proxy takes it for something else. Here is no proxy, so any mask will do. */
const MASK = [0x5c, 0x21, 0x9e, 0x47] as const;

const headSize = (size: number): number => (size < IN_TWO_BYTES ? 2 : size < TWO_BYTES ? 4 : 10);

/** A message as a client's WebSocket frame. */
export const clientFrame = (kind: number, payload: string): Buffer => {
  const size = Buffer.byteLength(payload);
  const head = headSize(size);
  const frame = Buffer.allocUnsafe(head + MASK.length + size);
  frame[0] = kind;
  frame[1] = MASKED | (head === 2 ? size : head === 4 ? IN_TWO_BYTES : IN_EIGHT_BYTES);
  if (head === 4) frame.writeUInt16BE(size, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  for (let at = 0; at < MASK.length; at++) frame[head + at] = MASK[at & 3] ?? 0;
  const begin = head + MASK.length;
  frame.write(payload, begin);
  for (let at = 0; at < size; at++) frame[begin + at] = (frame[begin + at] ?? 0) ^ (MASK[at & 3] ?? 0);
  return frame;
};

/** Cuts what arrives from a server into frames, whatever pieces it arrives in. A payload is valid only until the call returns. */
export const frameReader = (frame: (kind: number, payload: Buffer) => void): ((part: Buffer) => void) => {
  let rest: Buffer | undefined;

  /** Reads the frame at a place, if it is there as a whole, and returns the place behind it. */
  const readAt = (bytes: Buffer, at: number): number | undefined => {
    if (bytes.length < at + 2) return undefined;
    const short = (bytes[at + 1] ?? 0) & 127;
    const head = short < IN_TWO_BYTES ? 2 : short === IN_TWO_BYTES ? 4 : 10;
    if (bytes.length < at + head) return undefined;
    const size = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + head + size;
    if (bytes.length < end) return undefined;
    frame(bytes[at] ?? 0, bytes.subarray(at + head, end));
    return end;
  };

  return (part) => {
    const bytes = rest === undefined ? part : Buffer.concat([rest, part]);
    let at = 0;
    for (let next = readAt(bytes, at); next !== undefined; next = readAt(bytes, at)) at = next;
    // The piece itself is used again for the next one.
    rest = at === bytes.length ? undefined : Buffer.from(bytes.subarray(at));
  };
};
