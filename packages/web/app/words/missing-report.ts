import { listedGames, loadGame } from '../../client/local/games.ts';
import { LANGUAGES } from '../../kit/words/language.ts';
import { missingTexts } from './missing.ts';

/** What is missing in each game and language. Run by `npm run check:words`. */
const reportOn = async (id: string) => {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.refusal.sentence);
  const others = LANGUAGES.filter((language) => language !== 'en');
  return Promise.all(others.map(async (language) => ({ id, language, missing: await missingTexts(loaded.value[0], language) })));
};

export const report = (await Promise.all(listedGames(true).map(reportOn))).flat();
