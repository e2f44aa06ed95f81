import { expose } from 'comlink';
import { loadGame } from '../local/games.ts';
import { puzzleHost } from './host.ts';

// The worker of the puzzle pages. Its first message brings the port.
self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (port !== undefined) expose(puzzleHost(loadGame), port);
};
