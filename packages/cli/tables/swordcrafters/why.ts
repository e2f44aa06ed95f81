import { words } from '@swordtable/games/swordcrafters/text/words';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { magicText } from './names.ts';
import type { Table } from './typed.ts';

const found = (at: number): number | undefined => (at < 0 ? undefined : at);

/** The magic card that is meant: `magic 2`, or what it counts, `most ruby`. */
const magicIn = ({ setting }: View, text: string): number | undefined => {
  const [, number] = /^magic (\d+)$/.exec(text) ?? [];
  return number === undefined ? found(setting.magic.findIndex((card) => magicText(card) === text)) : Number(number) - 1;
};

/** What is asked with `why`: `score`, a player, the smith of a finished sword, or a magic card. */
export const whyQuestion: NonNullable<Table['whyQuestion']> = (text, { view, watcher }) => {
  if (text === 'score' || text === 'points') return { points: watcher ?? 0 };
  const points = found(view.smiths.findIndex((_, seat) => words.seat(seat).toLowerCase() === text));
  if (points !== undefined) return { points };
  const printed = found(view.setting.opponents.findIndex(({ name }) => name.toLowerCase() === text));
  if (printed !== undefined) return { printed };
  const magic = magicIn(view, text);
  return magic === undefined ? undefined : { magic };
};
