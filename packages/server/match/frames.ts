import type { Watcher } from '@swordtable/kernel';
import type { Frame, View } from '../api/table.ts';
import type { Match, Step } from './match.ts';
import { changesBetween, facetsOf, viewFor } from './projection.ts';

/**
 * How a watcher's view changes during a step, event by event: the answer is replayed, and the view taken after each event the watcher may
 * know of. So a page can show each event without showing what came after it.
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
      // The state keeps changing in place, so this must be a copy.
      const view = facetsOf(game.view(game.clone(state), watcher));
      const changed = changesBetween(before, view);
      before = view;
      if (Object.keys(changed.changes).length > 0 || changed.gone !== undefined) frames.push({ events, ...changed });
    });
  } catch {
    // The rules promise a view only between answers. A game that can't be viewed within one is shown answer by answer.
    return [];
  }
  return frames;
};
