import { type Pool, TOKENS } from '@swordtable/games/contracts/cards/attributes';
import { tokensSaid } from '@swordtable/games/contracts/text/amounts';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';

/** The attributes of a companion in words; nothing where there are none. */
export const poolText = (pool: Pool, { phrases }: CardTexts): string =>
  phrases.list(tokensSaid(Object.fromEntries(TOKENS.map((token, at) => [token, pool[at] ?? 0])), phrases));
