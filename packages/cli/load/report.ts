import { plural } from '@swordtable/games/grammar';
import { ratioOf, spreadOf, spreadText } from '../measuring/spread.ts';
import type { Grid } from '../screen/grid.ts';
import { sparkline } from './figures.ts';
import type { Measured } from './measure.ts';

const UNKNOWN = '–';
const tenth = (number: number): number => Math.round(number * 10) / 10;
const milliseconds = (number: number): string => (number < 100 ? number.toFixed(1) : String(Math.round(number)));
const pair = (one: number, other: number): string => `${milliseconds(one)} / ${milliseconds(other)}`;
const percent = (cores: number): string => `${Math.round(cores * 100)} %`;
const ratesOf = ({ rounds }: Measured): readonly number[] => rounds.map(({ moves, seconds }) => moves / seconds);
const movesPerSecond = (measured: Measured): number => Math.round(spreadOf(ratesOf(measured)).median);

/** The part of the moves that were due which was made in time. */
export const paceKept = ({ moves, missed }: Measured): number => (moves + missed === 0 ? 0 : moves / (moves + missed));

/** How one's moves a second stand to those of the first peer, round by round. */
export const ratioText = (measured: Measured, all: readonly Measured[]): string => {
  const peer = all.find(({ ours }) => !ours);
  return peer === undefined || peer.moves === 0 ? UNKNOWN : spreadText(ratioOf(ratesOf(measured), ratesOf(peer)));
};

const titleOf = ({ matches, rate, seconds }: Measured): string =>
  rate !== null
    ? `Paced: ${matches} live matches, ${plural(rate, 'move')} a second in each, ${Math.round(seconds)} s`
    : `Closed loop: ${matches} live matches, the next move as soon as the last one has arrived, ${Math.round(seconds)} s`;

const speedGrid = (all: readonly Measured[], first: Measured): Grid => ({
  title: titleOf(first),
  columns: ['', 'moves/s', first.mode === 'paced' ? 'in time' : 'to boardgame.io', 'event p50 / p99 ms', 'ack p50 / p99 ms'],
  rows: all.map((measured) => [
    measured.name,
    movesPerSecond(measured),
    first.mode === 'paced' ? `${tenth(paceKept(measured) * 100)} %` : ratioText(measured, all),
    pair(measured.arrival.p50, measured.arrival.p99),
    pair(measured.acknowledgement.p50, measured.acknowledgement.p99),
  ]),
});

const SPARKS = 40;

const costGrid = (all: readonly Measured[]): Grid => ({
  title: 'What it took',
  columns: ['', 'server CPU', 'CPU ms per move', 'memory MB', 'database CPU', 'driver CPU', 'bytes an event'],
  rows: all.map((measured) => {
    const { name, server, store, driver, eventBytes } = measured;
    return [
      name,
      server === null ? UNKNOWN : percent(server.cores),
      perMove(measured),
      memory(measured),
      store === null ? UNKNOWN : percent(store.cores),
      percent(driver.cores),
      Math.round(eventBytes),
    ];
  }),
  notes: all.map(
    ({ name, arrival }) =>
      `p99 by second, ${name}: ${sparkline(arrival.bySecond, SPARKS)} at most ${milliseconds(Math.max(0, ...arrival.bySecond))} ms`,
  ),
});

/** The tables of one mode: everybody who was measured in it, beside each other. */
export const reportOf = (all: readonly Measured[]): readonly Grid[] => {
  const [first] = all;
  return first === undefined ? [] : [speedGrid(all, first), costGrid(all)];
};

const perMove = ({ server }: Measured): string => (server === null ? UNKNOWN : server.cpuSecondsPerThousandMoves.toFixed(2));
const memory = ({ server }: Measured): string => (server === null ? UNKNOWN : String(Math.round(server.memoryBytes / 2 ** 20)));

/** The figures of one mode that the documentation shows. */
export const pageGrid = (all: readonly Measured[]): Grid => {
  const isPaced = all[0]?.mode === 'paced';
  return {
    title: '',
    columns: [
      all[0] === undefined ? '' : `${isPaced ? 'paced' : 'closed loop'}, ${all[0].matches} matches`,
      ...[
        isPaced ? 'in time' : 'moves/s, to boardgame.io',
        'moves/s',
        'event p50 / p99 ms',
        'CPU ms per move',
        'bytes per event',
        'memory MB',
      ],
    ],
    rows: all.map((measured) => [
      measured.name,
      isPaced ? `${tenth(paceKept(measured) * 100)}%` : ratioText(measured, all),
      movesPerSecond(measured),
      pair(measured.arrival.p50, measured.arrival.p99),
      perMove(measured),
      Math.round(measured.eventBytes),
      memory(measured),
    ]),
  };
};

/** One sentence for each kind of thing that was wrong. */
export const troublesOf = (all: readonly Measured[]): readonly string[] =>
  all.flatMap(({ name, mode, troubled, troubles }) =>
    troubles.map((sentence) => `${name} (${mode}): ${sentence}${troubled > troubles.length ? ` (${troubled} troubles in all.)` : ''}`),
  );
