import { accept, type Result, refuse, replay } from '@swordtable/kernel';
import { recordFrom } from '@swordtable/server/match/file';
import { type LoadGame, loadGame as loadOurs, rulesAmong } from '../local/games.ts';
import type { Replay } from './replay.ts';

/** A position of an open match in its game's notation: after a step, or before the last answer that somebody gave. */
export const sceneAt = async (
  { file, isOpen }: Pick<Replay, 'file' | 'isOpen'>,
  step?: number,
  loadGame: LoadGame = loadOurs,
): Promise<Result<string>> => {
  if (file === undefined || !isOpen) return refuse('not-open', 'Only a match that is over and open can be analyzed.');
  const versions = await loadGame(file.game, file.version);
  if (!versions.ok) return versions;
  const game = rulesAmong(versions.value)(file.game, file.version);
  if (game?.scenes === undefined) return refuse('no-scenes', `${game?.name ?? file.game} can’t start from a scene.`);
  const steps = replay(game, recordFrom(file));
  if (!steps.ok) return steps;
  const undecided = steps.value.filter(({ position }, index) => index <= (step ?? Infinity) && position.decisions.length > 0);
  const last = undecided.at(-1);
  return last === undefined ? refuse('game-over', 'The match is over at this step.') : accept(game.scenes.write(last.position.state));
};
