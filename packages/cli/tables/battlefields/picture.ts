import type { Action } from '@swordtable/games/battlefields/action';
import type { Event } from '@swordtable/games/battlefields/events';
import type { PlaceNo } from '@swordtable/games/battlefields/places';
import { opponent, type Phase, ROUNDS, SEATS } from '@swordtable/games/battlefields/state';
import { words } from '@swordtable/games/battlefields/text/words';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Look } from '../../screen/look.ts';
import { cut, widthOf, wrap } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import { armyLines, pointsOf } from './armies.ts';
import { LEGEND } from './names.ts';
import { type Marks, placeLines } from './places.ts';
import type { Shown } from './typed.ts';

/** Where something happened that the picture shows. */
const changedBy = (event: Event): readonly PlaceNo[] => {
  switch (event.what) {
    case 'placed':
    case 'scouted':
    case 'withdrew':
    case 'revealed':
    case 'laid':
    case 'lifted':
    case 'compared':
      return [event.place];
    case 'moved':
      return [event.from, event.to];
    default:
      return [];
  }
};

const placesIn = (option: Action): readonly PlaceNo[] => {
  if ('reveal' in option) return [option.reveal];
  return [...('place' in option ? [option.place] : []), ...('to' in option ? [option.to] : [])];
};

const marksOf = (options: readonly Action[], news: readonly Event[]): Marks => {
  // A new layout is all new; only later changes are marked.
  const since = news.findLastIndex(({ what }) => what === 'round') + 1;
  return { offered: options.flatMap(placesIn), changed: news.slice(since).flatMap(changedBy) };
};

const PHASES: Readonly<Record<Phase, string>> = {
  muster: 'making ready',
  placement: 'placing warriors',
  battle: 'battle',
  over: 'the game is over',
};

const headLines = (view: View, look: Look): readonly string[] => {
  const score = SEATS.map((seat) =>
    inSeatColor(seat, look.paint.bold(`${SIGNS[seat as 0]} ${words.seat(seat)} ${pointsOf(view, seat)}`), look),
  ).join('   ');
  const when =
    view.phase === 'over' ? PHASES.over : `round ${view.round} of ${ROUNDS}, ${PHASES[view.phase]}, ${words.seat(view.starter)} first`;
  const rest = [when, `fate deck ${view.fate}`, ...(view.aresPile > 0 ? [`Ares to win: ${view.aresPile}`] : [])].join(' · ');
  const legend = widthOf(score) + 3 + LEGEND.length <= look.width ? `   ${look.paint.dim(LEGEND)}` : '';
  return [score + legend, look.paint.dim(cut(rest, look.width))];
};

/** Cards that wait for an answer are part of the position, so they are in the picture. */
const exchangeLines = (view: View, look: Look): readonly string[] => {
  if (view.exchange.length === 0) return [];
  const [first, ...answers] = view.exchange.map(
    ({ seat, card, place, to }, index) =>
      `${words.seat(seat)}: ${words.action(index > 0 ? { play: card } : to === undefined ? { play: card, place } : { play: card, place, to })}`,
  );
  const chain = [first, ...answers.map((answer) => `answered by ${answer}`)].join(', ');
  return wrap(`! ${chain}`, look.width, '  ').map((line) => look.paint.yellow(line));
};

/** The table from one side: the other army above the four places, the own one below. Spectators look from Red's side. */
export const picture = ({ view, watcher, decision, news }: Shown, look: Look): string => {
  const near = watcher === undefined ? 0 : watcher;
  const marks = marksOf([...(decision?.options ?? [])], news);
  const isLaidOut = view.phase !== 'over';
  return [
    ...headLines(view, look),
    ...armyLines(view, opponent(near), look),
    ...(isLaidOut ? ['', ...placeLines(view, near, marks, look), ''] : []),
    ...armyLines(view, near, look),
    ...exchangeLines(view, look),
  ].join('\n');
};
