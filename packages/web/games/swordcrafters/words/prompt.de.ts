import type { PromptWords } from './prompt.en.ts';

const LISTS = new Intl.ListFormat('de', { type: 'disjunction' });

const lineOf = (axis: 'H' | 'V', before: number): string => `zwischen ${axis === 'H' ? 'Zeile' : 'Spalte'} ${before} und ${before + 1}`;

export const de: PromptWords = {
  asked: (name, what) => `${name}: ${what}`,
  slice: 'Teile eine Gruppe in zwei',
  sliceText: 'In gerader Linie, von Rand zu Rand. Du musst nicht nehmen, was du geschnitten hast.',
  select: 'Nimm eine Gruppe',
  selectText: (isLastRound) =>
    `Alle ihre Plättchen kommen in dieser Runde in dein Schwert.${isLastRound ? '' : ' Mit der Schmiede beginnst du die nächste Runde.'}`,
  across: 'Schneide quer und behalte einen Teil',
  down: 'Schneide von oben nach unten und behalte einen Teil',
  cutText: (left) => `${left === 1 ? 'Der letzte Schnitt' : `Noch ${left} Schnitte`}. Der andere Teil geht aus dem Spiel.`,
  cutsAfter: 'Behalte genug für die Schnitte, die noch kommen.',
  sword: 'Welches Schwert bekommt die Gruppe, die du zuerst genommen hast?',
  swordText: 'Das andere Schwert bekommt die andere Gruppe.',
  craft: (left) => `Verbaue ${left === 1 ? 'das letzte Plättchen' : `${left} Plättchen`}`,
  craftText: 'Auf eine der kürzesten Seiten. Rückgängig geht, bis alle fertig sind.',
  craftAlone: 'Auf eine der kürzesten Seiten. Rückgängig geht bis zum letzten Plättchen.',
  closed: (open, side) => {
    const shorter = `Seite ${LISTS.format(open.map((each) => `${each + 1}`))}`;
    return `Seite ${side + 1} ist schon länger. Baue auf ${shorter}.`;
  },
  chooseSide: (tile) => `Auf welche Seite? In der Hand: ${tile}`,
  crafted: 'Du bist fertig und wartest auf die anderen.',
  answers: {
    cut: (group, axis, before) => `Gruppe ${group} ${lineOf(axis, before)} schneiden`,
    cutHere: 'Hier schneiden',
    take: (tiles, forge) => `Nehmen: ${tiles}${forge ? ', dazu die Schmiede' : ''}`,
    takeThis: 'Diese Gruppe nehmen',
    keep: (axis, before, isFirst) =>
      `${lineOf(axis, before).replace('zwischen', 'Zwischen')} schneiden, den ${axis === 'H' ? (isFirst ? 'oberen' : 'unteren') : isFirst ? 'linken' : 'rechten'} Teil behalten`,
    keepThis: 'Diesen Teil behalten',
    sword: (on) => (on === 0 ? 'Das erste Schwert' : 'Das zweite Schwert'),
    build: (tile, side, on) =>
      `${tile} auf Seite ${side + 1}${on === undefined ? '' : on === 0 ? ' des ersten Schwerts' : ' des zweiten Schwerts'}`,
  },
};
