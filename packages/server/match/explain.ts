import { accept, type Known, type Result, refuse, type Watcher, type WhyQuestion, whyText } from '@swordtable/kernel';
import type { Explained } from '../api/play.ts';
import type { Match, Step } from './match.ts';
import { happenings, viewFor } from './projection.ts';
import { standing } from './standing.ts';

/** What a watcher knows of a match: the view, the events without undone ones, and the watcher's question. */
const knownTo = (match: Match, steps: readonly Step[], watcher: Watcher): Known => {
  const isAsked = match.asked.some(({ seat }) => seat === watcher);
  const decision = isAsked ? match.position?.decisions.find(({ seat }) => seat === watcher) : undefined;
  return {
    view: viewFor(match, watcher),
    watcher,
    events: standing(happenings(match, steps, watcher)).flatMap(({ events }) => events),
    decision: decision && { prompt: decision.prompt, options: [...decision.options] },
  };
};

/** Explains what a watcher asks about, from what the watcher knows and nothing else. */
export const explanationOf = (match: Match, steps: readonly Step[], watcher: Watcher, question: WhyQuestion): Result<Explained> => {
  const { game, position } = match;
  if (position === undefined) return refuse('not-begun', 'The match hasn’t begun, so there’s nothing to explain yet.');
  const known = knownTo(match, steps, watcher);
  const why = game.explain?.(known, question);
  if (why === undefined) return refuse('no-why', `${game.name} has nothing to explain about ${JSON.stringify(question)}.`);
  return accept({ why, text: whyText(why, (message) => game.words.message?.(message, known.view)) });
};
