import type { Writable } from 'node:stream';

const FINAL_TEXT = 0x81;
/** Sizes up to this are in the second byte itself; from it on, that byte says how many more have it. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES = 2 ** 16;

const headSize = (size: number): number => (size < IN_TWO_BYTES ? 2 : size < TWO_BYTES ? 4 : 10);

const put = (frame: Buffer, text: string, size: number): void => {
  const head = headSize(size);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
};

/** A text as a server's WebSocket frame, with its head, in one piece: a connection takes longer for two of them than `ws` for all it does. */
export const textFrame = (text: string): Buffer => {
  const size = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(headSize(size) + size);
  put(frame, text, size);
  return frame;
};

const SHARED_SIZE = 2 ** 16;

/** Where frames are written that leave immediately. */
let shared = Buffer.allocUnsafeSlow(SHARED_SIZE);

/**
 * Sends a text as a frame. Nearly all frames leave immediately, so they share a buffer: one for each would soon make the garbage collector keep
 * everyone waiting.
 */
export const sendText = (wire: Writable, text: string): void => {
  const size = Buffer.byteLength(text);
  const whole = headSize(size) + size;
  if (whole > SHARED_SIZE || wire.writableLength > 0) {
    wire.write(textFrame(text));
    return;
  }
  put(shared, text, size);
  wire.write(shared.subarray(0, whole));
  // What hasn't left yet keeps its buffer.
  if (wire.writableLength > 0) shared = Buffer.allocUnsafeSlow(SHARED_SIZE);
};
