import { use } from 'react';
import { webGame } from '../../games/index.ts';
import { loadOnce } from '../../kit/load-once.ts';
import type { SetUp } from '../../kit/set-up/fields.ts';

const load = loadOnce(async (game): Promise<SetUp | undefined> => webGame(game)?.setUp?.());

/** How a game's positions are set up by hand; undefined for one that has no way. */
export const useSetUp = (game: string): SetUp | undefined => use(load(game));
