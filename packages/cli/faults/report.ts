import { plural } from '@swordtable/games/grammar';
import type { Grid } from '../screen/grid.ts';
import { medianOf, sumOf } from './tally.ts';
import type { Trial } from './trial.ts';

const listed = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].toSorted(([one], [other]) => one.localeCompare(other));

type Reported = Pick<Trial, 'name' | 'tally'>;

/** What a trial did and what came of it. */
export const gridOf = ({ name, tally }: Reported, seconds: number): Grid => {
  const { faults, refused, recoveries, kills, caught, matches, acknowledged, overSockets, retried, again, reconnects } = tally;
  const [median, longest] = [medianOf(recoveries), recoveries.reduce((most, one) => Math.max(most, one), 0)];
  return {
    title: name,
    columns: ['', 'count'],
    rows: [
      ['seconds', Math.round(seconds)],
      ['matches played to the end', matches],
      ['moves acknowledged', acknowledged],
      ['of them over sockets', overSockets],
      ['kills', kills],
      ['moves under way when killed', caught],
      ...listed(faults),
      ['requests retried', retried],
      ['moves answered "again"', again],
      ['streams and sockets opened again', reconnects],
      ...listed(refused).map(([code, number]) => [`refused: ${code}`, number] as const),
      ...(median === undefined ? [] : [['kill to next move, median ms', Math.round(median)] as const]),
      ...(median === undefined ? [] : [['kill to next move, longest ms', Math.round(longest)] as const]),
      ['violations', tally.violations.length],
    ],
  };
};

const PROMISES: readonly (readonly [string, string])[] = [
  ['lost', 'Nothing that was acknowledged or told is lost; each move has the number it was acknowledged with.'],
  ['doubled', 'Nothing is there twice.'],
  ['gap', 'No number is missing.'],
  ['different', 'All clients ended with the same numbers and the view of a fresh look.'],
  ['refused', 'No legal answer was refused.'],
  ['stuck', 'Everything continued automatically.'],
  ['broken', 'No server exited unasked, failed without a sentence, or kept a stream for nobody.'],
];

/** One sentence for each promise, and whether it was kept. */
export const verdictOf = ({ tally: { violations } }: Pick<Trial, 'tally'>): readonly string[] =>
  PROMISES.map(([what, sentence]) => {
    const times = violations.filter((violation) => violation.what === what).length;
    return times === 0 ? sentence : `BROKEN ${plural(times, 'time')}: ${sentence}`;
  });

const SHOWN = 10;
const LENGTH = 2_000;

/** The violations with the lines that show them. */
export const violationLines = ({ tally: { violations } }: Pick<Trial, 'tally'>): readonly string[] => [
  ...violations
    .slice(0, SHOWN)
    .flatMap(({ what, sentence, lines }) => [`${what}: ${sentence}`, ...lines.map((line) => `    ${line.slice(0, LENGTH)}`)]),
  ...(violations.length > SHOWN ? [`… and ${violations.length - SHOWN} more.`] : []),
];

export const progressText = ({ name, tally }: Reported): string =>
  `${name}: ${plural(tally.kills, 'kill')}, ${plural(tally.acknowledged, 'move')} acknowledged, ${tally.matches} matches over, ` +
  `${plural(sumOf(tally.faults), 'fault')} (${listed(tally.faults)
    .map(([kind, number]) => `${kind} ${number}`)
    .join(', ')}), ` +
  `${plural(tally.violations.length, 'violation')}`;
