// What the commands do. It's a bundle of its own, so that the program can say what there is without loading the games.
export { bench } from './bench.ts';
export { gamesHelp, strategiesHelp } from './help.ts';
export { ladder } from './ladder.ts';
export { laws } from './laws.ts';
export { newGame } from './new-game/command.ts';
export { play } from './play/command.ts';
export { minePuzzles } from './puzzles/mine.ts';
export { solvePuzzles } from './puzzles/solve.ts';
export { verifyPuzzles } from './puzzles/verify.ts';
export { showReplay } from './replay.ts';
export { review } from './review/command.ts';
export { showScene } from './scene.ts';
export { merge } from './shards/command.ts';
export { simulate } from './simulate/command.ts';
export { serveBatches } from './simulate/worker.ts';
export { serveStdio } from './stdio/command.ts';
export { verify } from './verify.ts';
