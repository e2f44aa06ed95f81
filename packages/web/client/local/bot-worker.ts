import { loadGame } from './games.ts';
import { serveBots } from './serve-bots.ts';

// The second worker of a page, in which bots think without blocking anything. Its first message brings the port.
self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (port !== undefined) serveBots(port, loadGame);
};
