import { useSeatNotices } from '../layout/use-seat-notices.ts';
import type { GameTable, Sentences } from './game-table.ts';

/** A step in sentences: its events, and what happened to a seat apart from play. The game must not change between calls. */
export const useStepSentences = <View, Event>(game: Pick<GameTable<View, Event>, 'useSentences'> | undefined): Sentences<View, Event> => {
  const sentences = game?.useSentences();
  const notices = useSeatNotices();
  return (step, seats, known) => {
    const notice = notices(step.what, seats);
    return [...(sentences?.(step, seats, known) ?? []), ...(notice === undefined ? [] : [notice])];
  };
};
