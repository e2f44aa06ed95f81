import type { Watcher } from '@swordtable/kernel';
import type { Frame, View } from '../api/table.ts';
import type { Match, Step } from './match.ts';
import { changesBetween, facetsOf, viewFor } from './projection.ts';

/**
 * How the view of a watcher changes in the course of a step, event by event: the answer is played once more, and looked at whenever
 * something happens that the watcher may know of. So a page can show each event without showing what only came after it.
 */
export const framesOf = ({ game, position, ...match }: Match, { entry }: Step, watcher: Watcher): readonly Frame[] => {
  if (entry.kind !== 'answered' || position === undefined) return [];
  const state = game.clone(position.state);
  const frames: Frame[] = [];
  let before: View = viewFor({ ...match, game, position }, watcher);
  let events = 0;
  try {
    game.advance(state, entry.seat, entry.action, (event) => {
      if (game.redact(event, watcher) === undefined) return;
      events += 1;
      // The state goes on changing in place, so what is kept of it must be a copy.
      const view = facetsOf(game.view(game.clone(state), watcher));
      const changed = changesBetween(before, view);
      before = view;
      if (Object.keys(changed.changes).length > 0 || changed.gone !== undefined) frames.push({ events, ...changed });
    });
  } catch {
    // The rules promise a view between two answers, and only there. A game that can't be seen in between is shown answer by answer.
    return [];
  }
  return frames;
};
