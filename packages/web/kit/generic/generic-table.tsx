import type { Game } from '@swordtable/kernel';
import { defineTable, type GameTable } from '../table/game-table.ts';
import { GenericBoard } from './generic-board.tsx';
import { GenericHeading } from './heading.tsx';
import { SeatSign, seatColor } from './seat-sign.tsx';
import { hasSecrets } from './secrets.ts';
import { gameWordsBy, type Translations } from './use-game-words.ts';

/** A table for any game, from its rules alone. */
export const genericTable = (game: Game, translations: Translations = {}): GameTable => {
  const useGameWords = gameWordsBy(game, translations);
  const isHidden = hasSecrets(game);
  // Every answer is an object with named facets: the kernel accepts nothing else.
  return defineTable<unknown, unknown, object>({
    Board: (props) => <GenericBoard gameWords={useGameWords()} {...props} />,
    Heading: GenericHeading,
    useSentences: () => {
      const { event } = useGameWords();
      return (step) => step.events.map(event);
    },
    seatName: game.words.seat,
    SeatSign,
    seatColor,
    isSecret: ({ card }) => isHidden && card.status === 'running',
    redact: game.redact,
    // Every answer is a stop of its own, because only the game knows what a turn is.
    markOf: ({ what }) => (what.kind === 'answered' ? 'turn' : undefined),
  });
};
