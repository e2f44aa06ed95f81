import { loadGame } from './games.ts';
import { serveBots } from './serve-bots.ts';

// The file that a page starts as a second worker, so that a bot that thinks keeps nobody waiting. Its first message brings the port.
self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (port !== undefined) serveBots(port, loadGame);
};
