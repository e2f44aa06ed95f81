import type { SameWords, Words } from '../../kit/words/words.ts';

const en = {
  turn: (game: string) => `Your turn at ${game}`,
  paired: (game: string) => `Match found: ${game}`,
  tournament: (game: string) => `The next round begins: ${game}`,
  turns: (count: number) => `Your turn in ${count} matches`,
  several: (count: number) => `${count} matches are waiting for you`,
  against: (names: string) => `Against ${names}.`,
} as const satisfies Words;

const de: SameWords<typeof en> = {
  turn: (game) => `Du bist dran: ${game}`,
  paired: (game) => `Partie gefunden: ${game}`,
  tournament: (game) => `Die nächste Runde beginnt: ${game}`,
  turns: (count) => `Du bist in ${count} Partien dran`,
  several: (count) => `${count} Partien warten auf dich`,
  against: (names) => `Gegen ${names}.`,
};

/** The words of push messages. The worker has no other dictionary, and the message says which language it's in. */
export const pushWords = (language: string): SameWords<typeof en> => (language === 'de' ? de : en);
