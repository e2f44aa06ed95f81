import type { ReportCard, Sanctioned } from '@swordtable/server/api/operators';

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const partyText = ({ name, seat, who, guest }: ReportCard['by']): string => `${name || `seat ${seat}`} (${guest ? 'guest ' : ''}${who})`;

/** A report, line by line. */
export const reportText = ({ report, match, game, at, by, about, why, words, talk, closed }: ReportCard): readonly string[] => [
  `${report}  ${dateOf(at)}  ${why}`,
  `  about ${partyText(about)}`,
  `  by    ${partyText(by)}`,
  `  match ${match} (${game})`,
  ...(words === '' ? [] : [`  “${words}”`]),
  ...talk.map(({ seat, phrase, text }) => `  seat ${seat}: ${phrase === undefined ? text : `[${phrase}]`}`),
  ...(closed === null ? [] : [`  closed ${dateOf(closed.at)}${closed.note === '' ? '' : `: ${closed.note}`}`]),
];

export const sanctionText = ({ who, name, what, until, why }: Sanctioned): string =>
  `${who}  ${name}  ${what} ${until === null ? 'for good' : `until ${dateOf(until)}`}${why === '' ? '' : `: ${why}`}`;
