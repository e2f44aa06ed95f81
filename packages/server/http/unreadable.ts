import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const TOO_LARGE = { status: 431, code: 'too-large', sentence: 'The address or the headers of the request are too large.' };
const TOO_SLOW = { status: 408, code: 'too-slow', sentence: 'The request didn’t arrive in time.' };
const MALFORMED = { status: 400, code: 'malformed', sentence: 'This request isn’t valid HTTP.' };

const whyOf = (code: string | undefined) => {
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LARGE;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : MALFORMED;
};

/** Answers invalid HTTP in the same format as everything else, and disconnects. */
export const answerUnreadable = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, ...refusal } = whyOf(error.code);
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that keeps sending isn't read anymore.
  socket.destroySoon();
};
