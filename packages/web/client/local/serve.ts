import type { ThinkJob } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';
import type { TableMessage } from '@swordtable/server/api/table';
import type { Ask, News, Opening } from './asks.ts';
import { answerOn, callerOn } from './calls.ts';
import { type Core, openCore } from './core.ts';
import { type FindParts, find } from './find.ts';

export interface ServeParts extends FindParts {
  /** The bot that is asked for hints. */
  readonly adviser: string;
}

/** Holds one match for the page at the other end of a port, while bots think behind another port. */
export const serveMatch = (page: MessagePort, bots: MessagePort, parts: ServeParts): void => {
  const thinkers = callerOn(bots, () => undefined);
  let core: Core | undefined;

  const open = async (opening: Opening): Promise<Result<TableMessage>> => {
    if (core !== undefined) return refuse('open-already', 'A match is open here already.');
    const found = await find(opening, parts);
    if (!found.ok) return found;
    core = openCore(found.value, {
      save: parts.store.save,
      think: (job: ThinkJob) => thinkers.ask(job),
      adviser: parts.adviser,
      chance: parts.chance,
      now: parts.now,
      told: (message) => news({ message }),
      trouble: (trouble) => news({ trouble }),
    });
    // The bots begin after the page has had the table that they change.
    setTimeout(() => core?.begin());
    return accept(core.table());
  };

  const answer = async (ask: Ask): Promise<Result<unknown>> => {
    if (ask.do === 'create' || ask.do === 'resume' || ask.do === 'import' || ask.do === 'branch') return open(ask);
    if (core === undefined) return refuse('not-open', 'No match is open here.');
    switch (ask.do) {
      case 'hand-to':
        return core.handTo(ask.seat ?? undefined);
      case 'act':
        return core.act(ask.seq, ask.action, ask.id);
      case 'undo':
        return core.undo(ask.seq);
      case 'preview':
        return core.preview(ask.seq, ask.action);
      case 'undoable':
        return core.undoable();
      case 'hint':
        return core.hint();
      case 'resign':
        return core.resign();
      case 'orders':
        return core.orders();
      case 'order':
        return core.order(ask.wish ?? undefined);
      case 'plan':
        return core.plan(ask.answers);
      case 'file':
        return accept(core.file());
    }
  };
  const news: (message: News) => void = answerOn(page, answer);
};
