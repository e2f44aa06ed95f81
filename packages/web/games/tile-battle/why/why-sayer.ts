import type { Seats } from '@swordtable/games/seat-names';
import type { Ground, TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { sayWhy, type whyWords } from '@swordtable/games/tile-battle/text/why';
import type { Message } from '@swordtable/kernel';
import type { SameWords } from '../../../kit/words/words.ts';
import type { en as tileEn } from '../words/en.ts';

/** What explanations are said with, in one language. */
export interface WhyLanguage {
  readonly words: SameWords<typeof whyWords>;
  readonly texts: TileTexts;
  readonly tileWords: Pick<SameWords<typeof tileEn>, 'you' | 'side'>;
}

/** Says the messages of an explanation in a language, to the reader. */
export const whySayer = ({ words, texts, tileWords }: WhyLanguage, seats: Seats, ground: Ground): ((message: Message) => string) =>
  sayWhy(words, {
    ...texts,
    origin: ground.origin,
    seat: (seat) => (seats(seat).isReader ? tileWords.you : seats(seat).name),
    player: (seat) => seats(seat).name,
    side: tileWords.side,
    sentence: (event) => texts.sentence(event, seats, ground),
  });
