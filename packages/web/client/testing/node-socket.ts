import WebSocket from 'ws';
import type { Reach } from '../remote/http.ts';
import { addressOfSocket, type SocketWishes } from '../remote/socket.ts';

/** The browser's socket, for Node 20, which has none of its own. */
export const nodeSocket =
  ({ base, headers = {} }: Reach): SocketWishes['connect'] =>
  ({ opened, heard, closed }, match) => {
    const socket = new WebSocket(addressOfSocket(base, match), { headers });
    let isOver = false;
    const end = (): void => {
      if (!isOver) closed();
      isOver = true;
    };
    socket.on('open', opened);
    socket.on('message', (data) => heard(String(data)));
    socket.on('close', end);
    // A refused connection is closed as well.
    socket.on('error', () => {});
    return {
      send: (text) => socket.send(text),
      close: () => {
        isOver = true;
        socket.close();
      },
    };
  };
