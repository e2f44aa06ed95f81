import { loadGame } from '../local/games.ts';
import { type ReviewRequest, reviewing } from './reviewing.ts';

// A worker of its own: a review that is stopped ends with it.
self.onmessage = ({ data }: MessageEvent<ReviewRequest>) => {
  void reviewing(data, loadGame, (news) => self.postMessage(news));
};
