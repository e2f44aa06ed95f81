import { expect, test } from 'vitest';
import { responseReader } from './reader.ts';
import { lineCutter } from './wire.ts';

const RESPONSES = [
  'HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\n{"name":"Ö"}\n',
  'HTTP/1.1 409 Conflict\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\none\n\n\r\nD\r\ntwo\r\n and so\n\r\n0\r\n\r\n',
  'HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}',
].join('');

const heardFrom = (pieces: readonly Buffer[]): readonly unknown[] => {
  const heard: unknown[] = [];
  let text: Buffer[] = [];
  const read = responseReader({
    head: (status, keeps) => heard.push([status, keeps]),
    part: (bytes) => text.push(Buffer.from(bytes)),
    end: () => {
      heard.push(Buffer.concat(text).toString());
      text = [];
    },
  });
  for (const piece of pieces) read(piece);
  return heard;
};

test('responses are read alike, however they were cut on the way', () => {
  const bytes = Buffer.from(RESPONSES);
  const whole = heardFrom([bytes]);
  expect(whole).toEqual([[200, true], '{"name":"Ö"}\n', [409, false], '', [200, true], 'one\n\ntwo\r\n and so\n', [201, true], '{}']);
  for (let size = 1; size < 40; size++) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
    expect(heardFrom(pieces)).toEqual(whole);
  }
});

test('lines are put together from pieces, letters of several bytes too, and empty ones are left out', () => {
  const bytes = Buffer.from('{"a":"Ö"}\n\n{"b":2}\n\n\n{"c"');
  for (let size = 1; size <= bytes.length; size++) {
    const lines: string[] = [];
    const cut = lineCutter((line) => lines.push(line));
    for (let at = 0; at < bytes.length; at += size) cut(Buffer.from(bytes.subarray(at, at + size)));
    expect(lines).toEqual(['{"a":"Ö"}', '{"b":2}']);
  }
});
