import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { responseReader } from './reader.ts';

/**
 * One address, and as little as possible between it and us. The driver shares the machine with what it measures, and Node's own
 * client takes several times the work of this.
 */
export interface Wire {
  /** Sends a body of JSON and hears the status and the text of the answer; status 0 is a connection that broke. */
  post(path: string, body: unknown, key: string, heard: (status: number, text: string) => void): void;
  /** Reads lines until it is cut; `ended` is called only when the other end stopped first. */
  lines(path: string, key: string, line: (text: string) => void, ended: (why: string) => void): Cut;
  close(): void;
}

export type Cut = () => void;

/** A connection for requests, one at a time. */
interface Line {
  send(text: string, heard: (status: number, text: string) => void): void;
}

const NEWLINE = 10;

/** Cuts what arrives into lines; empty ones only say that the connection lives. */
export const lineCutter = (line: (text: string) => void): ((part: Buffer) => void) => {
  let rest: Buffer[] = [];
  return (part) => {
    let from = 0;
    for (let to = part.indexOf(NEWLINE); to >= 0; to = part.indexOf(NEWLINE, from)) {
      const end = part.subarray(from, to);
      const text = (rest.length === 0 ? end : Buffer.concat([...rest, end])).toString();
      if (rest.length > 0) rest = [];
      from = to + 1;
      if (text !== '') line(text);
    }
    if (from < part.length) rest.push(part.subarray(from));
  };
};

export const openWire = (address: string): Wire => {
  const { protocol, hostname, host, port, pathname } = new URL(address);
  const secure = protocol === 'https:';
  const base = pathname.replace(/\/$/, '');
  // An address with colons is in brackets in a URL, and without them everywhere else.
  const name = hostname.replace(/^\[|\]$/g, '');
  const target = { host: name, port: port === '' ? (secure ? 443 : 80) : Number(port), noDelay: true };
  const dial = (): Socket => (secure ? connectSecurely({ ...target, servername: name }) : connect(target));
  const idle: Line[] = [];
  const sockets = new Set<Socket>();
  const held = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const authorized = (key: string): string => (key === '' ? '' : `authorization: Bearer ${key}\r\n`);

  const newLine = (): Line => {
    const socket = held(dial());
    let heard: ((status: number, text: string) => void) | undefined;
    let [status, keeps] = [0, true];
    let parts: Buffer[] = [];
    const line: Line = {
      send: (request, answered) => {
        heard = answered;
        socket.write(request);
      },
    };
    const read = responseReader({
      head: (code, stays) => {
        [status, keeps, parts] = [code, stays, []];
      },
      part: (bytes) => {
        parts.push(bytes);
      },
      end: () => {
        const tell = heard;
        heard = undefined;
        if (keeps) idle.push(line);
        else socket.destroy();
        tell?.(status, Buffer.concat(parts).toString());
      },
    });
    const broken = (why: string): void => {
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      heard?.(0, why);
      heard = undefined;
    };
    socket.on('data', read);
    socket.on('error', (error) => broken(error.message));
    socket.on('close', () => broken('the connection was closed'));
    return line;
  };

  return {
    post: (path, body, key, heard) => {
      const text = JSON.stringify(body);
      const head = `POST ${base}${path} HTTP/1.1\r\nhost: ${host}\r\n${authorized(key)}content-type: application/json\r\n`;
      (idle.pop() ?? newLine()).send(`${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`, heard);
    },
    lines: (path, key, line, ended) => {
      let cut = false;
      const end = (why: string): void => {
        if (!cut) ended(why);
        cut = true;
        socket.destroy();
      };
      const socket = held(dial());
      const take = lineCutter((text) => {
        if (!cut) line(text);
      });
      const read = responseReader({
        head: (status) => {
          if (status !== 200) end(`it was answered with status ${status}`);
        },
        part: take,
        end: () => end('the server ended it'),
      });
      socket.on('data', read);
      socket.on('error', (error) => end(error.message));
      socket.on('close', () => end('the connection was closed'));
      socket.write(`GET ${base}${path} HTTP/1.1\r\nhost: ${host}\r\n${authorized(key)}accept: application/x-ndjson\r\n\r\n`);
      return () => {
        cut = true;
        socket.destroy();
      };
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
